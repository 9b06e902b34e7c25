import styled from 'styled-components';
import { color, paneBelow, space } from '../../tokens/helpers.ts';

export const Root = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  block-size: 100%;
  background-color: ${color('bg-surface')};
  container-type: inline-size;
`;

export const Part = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
  outline: none;
`;

/** The way back while what was chosen is on its way or has failed, and so has no header that offers one. */
export const BackRow = styled.div`
  display: none;
  flex-shrink: 0;
  padding: ${space(1.5)} ${space(3)};
  border-block-end: 1px solid ${color('border-default')};

  ${paneBelow('mobile')} {
    ${Part}:not(:has([data-part='back'])) > & {
      display: flex;
    }
  }
`;
