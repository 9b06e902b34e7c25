import { css } from 'styled-components';

/** Words of either direction stand where their parent's begin. Chromium knows the prefixed name alone. */
export const alignedWithParent = css`
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;

/** Words on one line, with an ellipsis where their own script ends: from right to left English keeps its beginning. */
export const oneLine = css`
  ${alignedWithParent}
  min-inline-size: 0;
  /* Hidden would make of each something that can be scrolled. */
  overflow: clip;
  text-overflow: ellipsis;
  unicode-bidi: plaintext;
  white-space: nowrap;
`;
