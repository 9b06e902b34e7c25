import { css } from 'styled-components';

/** Words on one line, with an ellipsis where their own script ends: from right to left English keeps its beginning. */
export const oneLine = css`
  min-inline-size: 0;
  /* Hidden would make of each something that can be scrolled. */
  overflow: clip;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
