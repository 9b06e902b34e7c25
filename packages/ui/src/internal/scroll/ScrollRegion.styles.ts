import styled from 'styled-components';
import { space } from '../../tokens/helpers.ts';

export const ScrollRoot = styled.div`
  --start-fade: 0px;
  --end-fade: 0px;
  --onwards: to right;
  min-inline-size: 0;
  border-radius: inherit;
  outline-offset: -2px;
  overflow-x: auto;

  [dir='rtl'] & {
    --onwards: to left;
  }

  /* What goes on beyond an edge fades there, on any ground. */
  &[data-hidden-sides]:not(:focus-visible) {
    mask-image: linear-gradient(var(--onwards), transparent, black var(--start-fade), black calc(100% - var(--end-fade)), transparent);
  }

  &[data-hidden-sides~='start'] {
    --start-fade: ${space(8)};
  }

  &[data-hidden-sides~='end'] {
    --end-fade: ${space(8)};
  }
`;
