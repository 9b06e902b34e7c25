import styled from 'styled-components';
import { color, radius, space, text, tint, weight } from '../../tokens/helpers.ts';

export const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(2)} ${space(3)};
  border-inline-start: 3px solid transparent;
  border-radius: ${radius('md')};
  ${tint('background-color')}

  [data-seekable] > &:not([data-partial]) {
    cursor: pointer;
  }

  [data-seekable] > &:not([data-partial]):hover {
    background-color: ${color('bg-hover')};
  }

  &[data-current] {
    border-inline-start-color: ${color('solid-accent')};
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    background-color: ${color('bg-selected')};
  }

  &[data-partial] {
    color: ${color('text-muted')};
  }

  @media (forced-colors: active) {
    border-inline-start-color: Canvas;

    &[data-current] {
      border-inline-start-color: Highlight;
    }
  }
`;

export const Machine = styled.span`
  display: grid;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  border-radius: 50%;
  background-color: ${color('bg-suggestion')};
  color: ${color('text-suggestion')};

  svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
`;

export const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  font-weight: ${weight('semibold')};
  ${text('sm')}
  overflow-wrap: anywhere;
`;

export const Time = styled.bdi`
  padding-inline: ${space(1)};
  color: ${color('text-subtle')};
  ${text('xs')}
  font-variant-numeric: tabular-nums;
`;

export const Seek = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.5)};
  min-block-size: 1.5rem;
  padding-block: 0;
  padding-inline: ${space(1)};
  border: 0;
  border-radius: ${radius('sm')};
  background-color: transparent;
  color: ${color('text-subtle')};
  ${text('xs')}
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  svg {
    inline-size: 0.75rem;
    block-size: 0.75rem;
    opacity: 0;
  }

  li:hover > div > div > &,
  &:focus-visible {
    color: ${color('text-accent')};

    svg {
      opacity: 1;
    }
  }
`;

/** As wide as its words, so that it stands at the start whichever way it is written. */
export const Said = styled.p`
  inline-size: fit-content;
  max-inline-size: min(44rem, 100%);
  line-height: 1.5;
  text-wrap: pretty;

  mark {
    border-radius: 2px;
    background-color: ${color('mark-hit')};
    color: inherit;
  }

  mark[data-here] {
    outline: 2px solid ${color('border-focus')};
    outline-offset: 1px;
  }

  [data-doubtful] {
    text-decoration: underline dotted ${color('solid-warning')} 2px;
    text-underline-offset: 0.25em;
  }

  [data-spoken] {
    border-radius: 2px;
    background-color: ${color('solid-accent')};
    box-shadow: 0 0 0 2px ${color('solid-accent')};
    color: ${color('on-accent')};
  }

  @media (forced-colors: active) {
    [data-spoken],
    mark {
      background-color: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const Actions = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-block-start: ${space(1)};
`;
