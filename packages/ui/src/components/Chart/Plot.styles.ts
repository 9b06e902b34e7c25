import styled from 'styled-components';
import { align, color, duration, layer, radius, shadow, space, text, transition, weight } from '../../tokens/helpers.ts';

/** What is read of an axis stands in HTML, by logical sides; what is drawn is turned as a whole where one reads from the right. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  padding-inline-end: ${space(1.5)};
  color: ${color('text-subtle')};
  ${text('xs')}
  font-variant-numeric: tabular-nums;
`;

export const AxisTitle = styled.div`
  grid-column: 1 / -1;

  &[data-axis='y'] {
    padding-block-end: ${space(3)};
  }

  &[data-axis='y']:empty {
    padding: 0;
  }

  &[data-axis='x'] {
    text-align: ${align('end')};
  }
`;

/** Its labels lie on each other, so that the widest makes it as wide as it must be. */
export const Gutter = styled.div`
  display: grid;
  justify-items: end;
  align-items: start;
  max-inline-size: 10rem;
  padding-inline-end: ${space(2)};

  bdi {
    grid-area: 1 / 1;
    position: relative;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    transform: translateY(-50%);
    white-space: nowrap;
  }
`;

export const Area = styled.div`
  position: relative;
  min-inline-size: 0;
  border-radius: ${radius('sm')};
  outline-offset: ${space(1)};
  touch-action: pan-y;

  &[data-choosable] {
    cursor: pointer;
  }

  svg {
    display: block;
    overflow: visible;
  }

  [dir='rtl'] & svg {
    transform: scaleX(-1);
  }

  [data-part='tick'] {
    stroke: ${color('border-default')};
  }

  [data-part='zero'] {
    stroke: ${color('border-control')};
  }

  [data-part='hair'] {
    stroke: ${color('border-control')};
    stroke-dasharray: 2 3;
  }

  [data-part='line'] {
    fill: none;
    stroke: var(--mark);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  [data-part='shade'] {
    fill: var(--mark);
    opacity: 0.12;
  }

  [data-part='shape'] {
    fill: var(--mark);
    stroke: var(--ground);
    stroke-width: 1.5;
    paint-order: stroke;
  }

  [data-part='shape'][data-active] {
    stroke: var(--mark);
    stroke-width: 4;
  }

  [data-part='bar'] {
    ${transition('opacity')}
  }

  [data-part='bar'][data-dim] {
    opacity: 0.45;
  }

  [data-part='bar'][data-active] {
    stroke: ${color('text-default')};
    stroke-width: 1.5;
  }

  [data-part='cell'] {
    fill: var(--mark);
  }

  [data-unknown] [data-part='cell'] {
    fill: none;
    stroke: ${color('border-default')};
    stroke-dasharray: 2 3;
  }

  [data-active] [data-part='cell'] {
    stroke: ${color('text-default')};
    stroke-width: 2;
  }

  text {
    fill: var(--on-mark);
    dominant-baseline: central;
    text-anchor: middle;
    ${text('xs')}
    pointer-events: none;
  }

  [dir='rtl'] & text {
    transform: scaleX(-1);
    transform-box: fill-box;
    transform-origin: center;
  }

  /* Colours are gone: how much of a cell is filled says how much there is. */
  @media (forced-colors: active) {
    [data-part='cell'] {
      fill: Canvas;
      stroke: CanvasText;
    }

    [data-step='4'] [data-part='cell'],
    [data-step='5'] [data-part='cell'] {
      fill: CanvasText;
    }

    text {
      fill: CanvasText;
    }

    [data-step='4'] text,
    [data-step='5'] text {
      fill: Canvas;
    }
  }
`;

/** A dot may stand on its edge. What was drawn for a wider plot shows nowhere beside it. */
export const Canvas = styled.div`
  position: absolute;
  inset: 0;
  overflow: clip;
  overflow-clip-margin: ${space(1.5)};
`;

export const XLabels = styled.div`
  grid-column: 2;
  position: relative;
  overflow-x: clip;
  block-size: 1.5rem;

  span {
    position: absolute;
    inset-block-end: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const TipBox = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(0.5)};
  position: absolute;
  z-index: ${layer('sticky')};
  inline-size: max-content;
  max-inline-size: 16rem;
  padding-block: ${space(2)};
  padding-inline: ${space(2.5)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('md')};
  margin-inline: ${space(2.5)};
  background-color: ${color('bg-raised')};
  box-shadow: ${shadow('overlay')};
  color: ${color('text-muted')};
  ${text('xs')}
  pointer-events: none;
  animation: tip-appears ${duration('fast')} ease-out;

  strong {
    color: ${color('text-default')};
    font-weight: ${weight('semibold')};
  }

  & > div {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
  }

  & > div > bdi {
    margin-inline-start: auto;
    padding-inline-start: ${space(3)};
    color: ${color('text-default')};
  }

  & > [data-active] {
    color: ${color('text-default')};
    font-weight: ${weight('medium')};
  }

  @keyframes tip-appears {
    from {
      opacity: 0;
    }
  }
`;
