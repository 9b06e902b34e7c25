import { keyframes } from 'styled-components';

/**
 * What opens fades in by an animation of its own and not by leaving a state: whatever happens meanwhile, it ends up visible.
 * Of an element: `animation: ${appear} ${duration('normal')};`.
 */
export const appear = keyframes`
  from { opacity: 0; }
`;
