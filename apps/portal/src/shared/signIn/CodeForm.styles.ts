import { text } from '@intake/ui/tokens';
import styled from 'styled-components';

/** Six digits are read one by one. */
export const Digits = styled.div`
  input {
    ${text('xl')}
    letter-spacing: 0.35em;
    text-align: center;
  }
`;
