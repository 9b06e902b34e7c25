import { GridList, GridListItem } from 'react-aria-components/GridList';
import styled from 'styled-components';
import { oneLine } from '../../internal/oneLine.styles.ts';
import { align, color, radius, size, space, text, tint, weight } from '../../tokens/helpers.ts';

export const Root = styled(GridList)`
  display: flex;
  flex-direction: column;
  outline-offset: -2px;

  &[data-framed] {
    border: 1px solid ${color('border-default')};
    border-radius: ${radius('lg')};
    background-color: ${color('bg-surface')};
    overflow: hidden;
  }

  /* Beside what can be cut no words are left on a phone: days and deeds come below. */
  &[data-wrapped] {
    container-type: inline-size;
  }

  /* The parts of a row are plain elements: a chart shows fifty rows at once. */
  [data-part='words'] {
    display: flex;
    flex-direction: column;
    flex: 1;
    min-inline-size: 0;
  }

  @container (inline-size < 26rem) {
    &[data-wrapped] [data-part='words'] {
      flex-basis: calc(100% - 3rem);
    }
  }

  [data-part='title'],
  [data-part='detail'] {
    ${oneLine}
  }

  [data-part='title'] {
    font-weight: ${weight('medium')};
  }

  [data-part='detail'] {
    color: ${color('text-subtle')};
    ${text('sm')}
  }

  /* All of the words, where the list asks for it. */
  &[data-wrapped] [data-part='title'],
  &[data-wrapped] [data-part='detail'] {
    white-space: normal;
    overflow-wrap: anywhere;
  }

  [data-part='emblem'] {
    display: grid;
    flex-shrink: 0;
    place-items: center;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    border-radius: ${radius('sm')};
    background-color: ${color('bg-sunken')};
    color: ${color('text-subtle')};

    svg {
      inline-size: 0.875rem;
      block-size: 0.875rem;
    }
  }

  [data-part='facts'] {
    display: flex;
    flex-shrink: 0;
    flex-direction: column;
    align-items: flex-end;
    max-inline-size: 9rem;
    color: ${color('text-subtle')};
    ${text('xs')}
    line-height: 1.25rem;
    text-align: ${align('end')};
    font-variant-numeric: tabular-nums;
  }

  &[data-wrapped] [data-part='facts'] {
    max-inline-size: none;
  }
`;

export const Row = styled(GridListItem)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: ${size('row')};
  padding-block: ${space(2)};
  padding-inline: ${space(3)};
  color: inherit;
  text-decoration: none;
  outline-offset: -2px;
  ${tint('background-color')}

  & + & {
    border-block-start: 1px solid ${color('border-default')};
  }

  &[data-href],
  &[data-action],
  &[data-selection-mode] {
    cursor: pointer;
  }

  &[data-hovered] {
    background-color: ${color('bg-hover')};
  }

  &[data-selected],
  &[data-current] {
    background-color: ${color('bg-selected')};
  }

  @container (inline-size < 26rem) {
    [data-wrapped] & {
      flex-wrap: wrap;
      justify-content: flex-end;
    }
  }

  @media (forced-colors: active) {
    &[data-selected],
    &[data-current] {
      outline: 2px solid Highlight;
    }
  }
`;
