import styled from 'styled-components';
import { paneBelow, space } from '../../tokens/helpers.ts';

/** As much room around it as around a page of the shell. */
export const Scroll = styled.div`
  flex: 1;
  min-block-size: 0;
  padding-inline: ${space(6)};
  padding-block-end: ${space(8)};
  overflow-y: auto;

  ${paneBelow('mobile')} {
    padding-inline: ${space(4)};
  }
`;
