import { Toolbar } from 'react-aria-components/Toolbar';
import styled from 'styled-components';
import { color, duration, paneBelow, radius, shadow, space, text, tint, weight } from '../../tokens/helpers.ts';

export const Frame = styled.section`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-block-size: 0;
  min-inline-size: 0;
  block-size: 100%;
  background-color: ${color('bg-desk')};
  container-type: inline-size;
`;

export const Desk = styled.div`
  display: flex;
  flex: 1;
  min-block-size: 0;
`;

export const Counter = styled.span`
  min-inline-size: 3.5rem;
  color: ${color('text-muted')};
  ${text('sm')}
  font-variant-numeric: tabular-nums;
  text-align: center;
  white-space: nowrap;
`;

export const WideOnly = styled.div`
  display: contents;

  ${paneBelow('mobile')} {
    display: none;
  }
`;

export const Scroller = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  outline-offset: -2px;

  &[data-panning] {
    cursor: grabbing;
  }
`;

/** Pages under each other; wider than the pane when zoomed in, so that nothing is cut off at the start. */
export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(4)};
  inline-size: fit-content;
  min-inline-size: 100%;
  padding: ${space(4)};
`;

export const Page = styled.article`
  position: relative;
  flex-shrink: 0;
  inline-size: var(--shown-width);
  block-size: var(--shown-height);
`;

/** The sheet before rotation. White in both themes: it is paper. */
export const Sheet = styled.div`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: 50%;
  inline-size: var(--sheet-width);
  block-size: var(--sheet-height);
  transform: translate(-50%, -50%) rotate(var(--turn));
  background-color: white;
  color: black;
  box-shadow: ${shadow('page')};
  container-type: size;
  direction: ltr;
  /* Paper keeps its colours, and the words above it stay unseen. */
  forced-color-adjust: none;

  & > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    transition: opacity ${duration('normal')};
    user-select: none;
  }

  &[data-state='ready'] > img {
    opacity: 1;
  }
`;

export const Notice = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(3)};
  padding: ${space(4)};
  color: #3f4753;
  text-align: center;
`;

/** Invisible words exactly above their image: what is selected, copied, found and read aloud. */
export const Words = styled.p`
  position: absolute;
  inset: 0;
  overflow: hidden;
  color: transparent;
  user-select: text;

  span {
    position: absolute;
    overflow: hidden;
    line-height: 1;
    white-space: pre;
    cursor: text;
  }
`;

export const Mark = styled.div`
  position: absolute;
  margin: -0.25rem;
  padding: 0.25rem;
  box-sizing: content-box;
  border-radius: ${radius('sm')};
  mix-blend-mode: multiply;
  pointer-events: none;
  ${tint('background-color', 'box-shadow')}

  &[data-kind='hit'] {
    background-color: ${color('mark-hit')};
  }

  &[data-kind='evidence'] {
    box-shadow: inset 0 0 0 1px ${color('mark-evidence-line')};
    opacity: 0.6;
  }

  &[data-kind='evidence'][data-active] {
    background-color: ${color('mark-evidence')};
    box-shadow: inset 0 0 0 2px ${color('mark-evidence-line')};
    opacity: 1;
  }

  &[data-kind='hit'][data-active] {
    box-shadow: inset 0 0 0 2px #9a6b00;
  }

  @media (forced-colors: active) {
    &[data-active] {
      outline: 2px solid black;
    }
  }
`;

export const Strip = styled(Toolbar)`
  flex-shrink: 0;
  inline-size: 7.5rem;
  padding: ${space(2)};
  border-inline-end: 1px solid ${color('border-default')};
  background-color: ${color('bg-canvas')};
  overflow-y: auto;

  ol {
    display: flex;
    flex-direction: column;
    gap: ${space(1)};
  }

  ${paneBelow('mobile')} {
    display: none;
  }
`;

export const Thumb = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(1)};
  inline-size: 100%;
  padding: ${space(2)};
  border: 0;
  border-radius: ${radius('md')};
  background: none;
  color: ${color('text-muted')};
  ${text('xs')}
  font-variant-numeric: tabular-nums;
  outline-offset: -2px;
  cursor: pointer;

  &:hover {
    background-color: ${color('bg-hover')};
  }

  &[aria-current] {
    background-color: ${color('bg-selected')};
    color: ${color('text-accent')};
    font-weight: ${weight('semibold')};
  }

  & > span:first-child {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 100%;
    aspect-ratio: var(--shape);
    max-block-size: 7rem;
    overflow: hidden;
    border-radius: 2px;
    background-color: white;
    box-shadow: ${shadow('page')};
  }

  img {
    inline-size: var(--image-width);
    block-size: var(--image-height);
    transform: rotate(var(--turn));
  }

  &[data-marked] > span:first-child::after {
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline-end: 0.25rem;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
    background-color: ${color('mark-evidence-line')};
    content: '';
  }

  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
    }

    & > span:first-child {
      forced-color-adjust: none;
    }
  }
`;
