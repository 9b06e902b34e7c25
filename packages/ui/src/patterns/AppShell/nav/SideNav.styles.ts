import styled from 'styled-components';
import { space } from '../../../tokens/helpers.ts';

export const Nav = styled.nav`
  flex: 1;
  min-block-size: 0;
  padding-block: ${space(1)};
  padding-inline: ${space(2)};
  overflow-y: auto;

  &[data-collapsed] {
    padding-inline: ${space(1)};
    scrollbar-width: none;
  }
`;
