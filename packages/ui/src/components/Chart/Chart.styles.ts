import styled, { css } from 'styled-components';
import { color, radius, space, text, weight } from '../../tokens/helpers.ts';
import { heatSteps, mostSeries } from './chart.model.ts';

const series = Array.from({ length: mostSeries }, (_, at) => (at + 1) as 1 | 2 | 3 | 4 | 5 | 6);

/** Colour of a mark, by the series or the step of heat that it carries. */
export const markColors = css`
  --ground: ${color('bg-surface')};

  ${series.map((nth) => `[data-series='${nth}'], &[data-series='${nth}'] { --mark: ${color(`chart-${nth}`)}; }`)}
  [data-step='0'] {
    --mark: ${color('bg-sunken')};
    --on-mark: ${color('text-muted')};
  }

  ${heatSteps.map((step) => `[data-step='${step}'] { --mark: ${color(`heat-${step}`)}; --on-mark: ${color(`on-heat-${step}`)}; }`)}

  @media (forced-colors: active) {
    --ground: Canvas;

    [data-series],
    &[data-series] {
      --mark: CanvasText;
    }
  }
`;

export const Figure = styled.figure`
  ${markColors}
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  position: relative;
  min-inline-size: 0;
  inline-size: 100%;
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(2)};

  p {
    color: ${color('text-subtle')};
    ${text('sm')}
  }

  &[data-hidden] > :last-child {
    margin-inline-start: auto;
  }

  &[data-hidden] figcaption {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export const Title = styled.div`
  ${text('md')}
  font-weight: ${weight('semibold')};
`;

export const Actions = styled.div`
  display: flex;
  gap: ${space(0.5)};
  margin-block: calc(-1 * ${space(0.5)});

  @media print {
    display: none;
  }
`;

export const Key = styled.svg`
  ${markColors}
  [data-part='line'] {
    fill: none;
    stroke: var(--mark);
    stroke-width: 2;
  }

  [data-part='shape'] {
    fill: var(--mark);
    stroke: var(--ground);
  }
`;

export const LegendList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  color: ${color('text-muted')};
  ${text('sm')}

  li {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
  }
`;

export const Ramp = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  color: ${color('text-muted')};
  ${text('xs')}
  font-variant-numeric: tabular-nums;

  bdi {
    margin-inline: ${space(1)};
  }

  bdi:first-child {
    margin-inline-start: 0;
  }

  span {
    inline-size: 1.25rem;
    block-size: 0.75rem;
    border: 1px solid transparent;
    border-radius: 3px;
    background-color: var(--mark);
  }

  @media (forced-colors: active) {
    span {
      border-color: CanvasText;
    }
  }
`;

export const TableBox = styled.div`
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};
  background-color: ${color('bg-surface')};
  overflow-x: auto;
`;

export const Empty = styled.div`
  display: grid;
  place-items: center;
  border: 1px dashed ${color('border-strong')};
  border-radius: ${radius('lg')};
  color: ${color('text-subtle')};
  text-align: center;
`;

/** A figure of the table that leads to what it counts. */
export const CellButton = styled.button`
  border: 0;
  padding: 0;
  background: none;
  color: ${color('text-link')};
  font: inherit;
  font-variant-numeric: inherit;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;
