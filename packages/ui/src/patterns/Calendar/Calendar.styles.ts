import styled from 'styled-components';
import { color, radius, size, space, text, tint, weight } from '../../tokens/helpers.ts';

export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 24rem;
  block-size: 100%;
  background-color: ${color('bg-surface')};
  color: ${color('text-default')};
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  flex-shrink: 0;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border-block-end: 1px solid ${color('border-default')};

  & > div {
    display: flex;
  }
`;

export const Title = styled.h2`
  ${text('lg')}
  font-weight: ${weight('semibold')};
`;

export const End = styled.div`
  align-items: center;
  gap: ${space(2)};
  margin-inline-start: auto;
`;

/** The day that is chosen wears a disc; today its colour. */
const dayNumber = `
  display: grid;
  place-items: center;
  min-inline-size: 1.75rem;
  block-size: 1.75rem;
  padding-inline: 0.25rem;
  border-radius: ${radius('full')};
`;

export const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  flex-shrink: 0;
  padding-inline: ${space(1)};
  border-block-end: 1px solid ${color('border-default')};

  button {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${space(0.5)};
    min-inline-size: 0;
    padding-block: ${space(1.5)};
    border: 0;
    border-radius: ${radius('md')};
    background-color: transparent;
    color: ${color('text-muted')};
    ${text('xs')}
    cursor: pointer;
    outline-offset: -2px;
  }

  [data-part='number'] {
    ${dayNumber}
    color: ${color('text-default')};
    ${text('md')}
    font-weight: ${weight('medium')};
    ${tint('background-color')}
  }

  button:hover [data-part='number'] {
    background-color: ${color('bg-pressed')};
  }

  [data-today] [data-part='number'] {
    color: ${color('text-accent')};
    font-weight: ${weight('semibold')};
  }

  [aria-pressed='true'] [data-part='number'] {
    background-color: ${color('solid-accent')};
    color: ${color('on-accent')};
  }

  @media (pointer: coarse) {
    button {
      min-block-size: ${size('control')};
    }
  }

  @media (forced-colors: active) {
    [aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`;

/** Stands over the foot of the schedule while something is being moved. */
export const MoveNotice = styled.div`
  position: absolute;
  inset-block-end: ${space(3)};
  inset-inline: ${space(3)};
  z-index: 4;
  inline-size: fit-content;
  margin-inline: auto;
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius('md')};
  background-color: ${color('bg-inverse')};
  color: ${color('text-inverse')};
  ${text('sm')}

  /* Always there: a live region that appears with its words is not said. */
  &:empty {
    padding: 0;
  }
`;
