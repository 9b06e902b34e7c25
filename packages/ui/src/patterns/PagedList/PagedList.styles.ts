import styled from 'styled-components';
import { color, space, text } from '../../tokens/helpers.ts';

export const Row = styled.div`
  display: flex;
  justify-content: center;
  padding: ${space(3)};
`;

export const End = styled.p`
  padding: ${space(3)};
  color: ${color('text-subtle')};
  ${text('sm')}
  text-align: center;
`;

/** Reaches up over the last rows. */
export const NearEnd = styled.div`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: -1;
  block-size: min(30rem, 100%);
  pointer-events: none;
`;
