import styled from 'styled-components';
import { space } from '../../tokens/helpers.ts';

/** In the middle of a pane. */
export const Middle = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  overflow: auto;
`;

export const Waiting = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};

  &[data-pane] {
    flex: 1;
    min-block-size: 0;
    padding: ${space(4)};
    overflow: hidden;
  }
`;
