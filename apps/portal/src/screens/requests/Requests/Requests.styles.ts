import styled from 'styled-components';
import { space, text } from '@intake/ui/tokens';

export const Differences = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(1)} ${space(3)};
  }
`;

export const NoteText = styled.span`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ${text('sm')}
`;
