import styled from 'styled-components';
import { color, radius, space, text } from '../../tokens/helpers.ts';

export const Root = styled.figure`
  display: flex;
  flex-direction: column;
  flex-shrink: 0;
  gap: ${space(1)};
  padding: ${space(2)} ${space(4)};
  border-block-end: 1px solid ${color('border-default')};
  background-color: ${color('bg-sunken')};
`;

export const Caption = styled.figcaption`
  overflow: hidden;
  color: ${color('text-muted')};
  ${text('xs')}
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** White in both themes: it is paper, and has no direction of reading. */
export const Glass = styled.div`
  position: relative;
  block-size: 5rem;
  overflow: hidden;
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('md')};
  background-color: white;
  direction: ltr;
  forced-color-adjust: none;

  @media (max-height: 40rem) {
    block-size: 3rem;
  }
`;

/** The whole page as it is turned; its point to look at lies in the middle of the glass. */
export const Paper = styled.div`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: 50%;
  inline-size: calc(var(--zoom) * 100%);
  aspect-ratio: var(--shape);
  transform: translate(var(--x), var(--y));
  container-type: size;

  & > img {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 50%;
    inline-size: 100cqi;
    block-size: 100cqb;
    max-inline-size: none;
    transform: translate(-50%, -50%) rotate(var(--turn));
  }

  &[data-sideways] > img {
    inline-size: 100cqb;
    block-size: 100cqi;
  }
`;

export const Place = styled.div`
  position: absolute;
  margin: -0.25rem;
  padding: 0.25rem;
  box-sizing: content-box;
  border-radius: ${radius('sm')};
  background-color: ${color('mark-evidence')};
  box-shadow: inset 0 0 0 2px ${color('mark-evidence-line')};
  mix-blend-mode: multiply;
`;
