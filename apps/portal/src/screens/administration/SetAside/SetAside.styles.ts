import { space } from '@intake/ui/tokens';
import styled from 'styled-components';

/** What belongs together, one below the other; a file's name breaks anywhere. */
export const Lines = styled.span`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Buttons = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  justify-content: end;
`;
