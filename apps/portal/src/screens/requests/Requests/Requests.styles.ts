import styled from 'styled-components';
import { color, space, text } from '@intake/ui/tokens';

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

export const ClockLines = styled.span`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space(1)};

  & > small {
    color: ${color('text-muted')};
    ${text('sm')}
  }
`;

export const NoteText = styled.span`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ${text('sm')}
`;

export const People = styled.span`
  display: inline-flex;
  gap: ${space(1)};
`;
