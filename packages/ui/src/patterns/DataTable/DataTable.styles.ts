import styled from 'styled-components';
import { align, below, color, layer, radius, size, space, text, weight } from '../../tokens/helpers.ts';
import { tick } from './tick.styles.ts';

/** One styled element for the whole table: rows and cells are plain elements, or a fast scroll pays for each. */
export const Grid = styled.div`
  --row: var(--row-height, calc(${size('control')} + ${space(2)}));
  --head: 2.25rem;
  display: flex;
  flex-direction: column;
  flex: 1;
  position: relative;
  min-block-size: 0;
  inline-size: 100%;
  background-color: ${color('bg-surface')};

  &[data-framed] {
    border: 1px solid ${color('border-default')};
    border-radius: ${radius('lg')};
    overflow: hidden;
  }

  [data-part='scroller'] {
    flex: 1;
    min-block-size: 0;
    overflow: auto;
    overflow-anchor: none;
    scroll-padding-block-start: var(--head);
    scroll-padding-inline-start: var(--pinned-width);
    contain: strict;
  }

  [data-part='head'],
  [data-part='track'] {
    inline-size: max(100%, var(--least-width));
  }

  [data-part='head'] {
    position: sticky;
    inset-block-start: 0;
    z-index: ${layer('sticky')};
    background-color: ${color('bg-surface')};
  }

  &[data-framed] [data-part='head'] {
    background-color: ${color('bg-sunken')};
  }

  [data-part='headers'] {
    display: grid;
    grid-template-columns: var(--tracks);
    block-size: var(--head);
    border-block-end: 1px solid ${color('border-default')};
    background-color: inherit;
  }

  [data-part='header'] {
    display: flex;
    align-items: center;
    position: relative;
    min-inline-size: 0;
    padding-inline: ${space(3)};
    color: ${color('text-subtle')};
    ${text('xs')}
    font-weight: ${weight('medium')};
    outline-offset: -2px;
  }

  [data-part='header'][data-align='center'] {
    justify-content: center;
  }

  [data-part='header'][data-align='end'],
  [dir='ltr'] & [data-part='header'][data-numeric] {
    justify-content: end;
  }

  [data-part='header'] > span,
  [data-part='sort'] > span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-part='sort'] {
    max-inline-size: calc(100% + ${space(3)});
  }

  [data-part='edge'] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: 0.5rem;
    cursor: col-resize;
    outline: none;
    touch-action: none;
  }

  [data-part='edge']::after {
    position: absolute;
    inset-block: 0.5625rem;
    inset-inline-end: 0;
    inline-size: 1px;
    background-color: ${color('border-default')};
    content: '';
  }

  [data-part='header']:last-child > [data-part='edge']::after {
    inline-size: 0;
  }

  [data-part='edge']:hover::after,
  [data-part='edge']:focus-visible::after,
  [data-part='edge'][data-dragging]::after {
    inset-block: 0;
    inline-size: 2px;
    background-color: ${color('border-focus')};
  }

  [data-part='track'] {
    position: relative;
    overflow: clip;
  }

  [data-part='probe'] {
    position: absolute;
    inline-size: 1px;
    block-size: var(--row);
    visibility: hidden;
  }

  [data-part='row'] {
    display: grid;
    grid-template-columns: var(--tracks);
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    block-size: var(--row);
    border-block-end: 1px solid ${color('border-default')};
    background-color: ${color('bg-surface')};
    contain: strict;
    cursor: default;
  }

  [data-part='row']:hover {
    background-color: ${color('bg-hover')};
  }

  [data-part='row'][data-selected] {
    background-color: ${color('bg-selected')};
  }

  [data-part='row'][data-waiting] {
    align-items: center;
    padding-inline: ${space(3)};
  }

  [data-part='row'][data-waiting]::after {
    block-size: 0.75rem;
    border-radius: 4px;
    background-color: ${color('bg-pressed')};
    content: '';
  }

  [data-part='pinned'] {
    display: grid;
    grid-template-columns: var(--pinned-tracks);
    position: sticky;
    inset-inline-start: 0;
    z-index: ${layer('sticky')};
    min-block-size: 0;
    border-inline-end: 1px solid transparent;
    background-color: inherit;
  }

  &[data-hidden-sides~='start'] [data-part='pinned'] {
    border-color: ${color('border-strong')};
  }

  /* By role: a part would have each of a thousand cells tried against each rule of a part. */
  [role='gridcell'] {
    align-content: center;
    min-inline-size: 0;
    min-block-size: 0;
    padding-inline: ${space(3)};
    outline-offset: -2px;
    /* Hidden would make of every cell something that can be scrolled, and a fast scroll would pay for it. */
    overflow: clip;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-align='center'] {
    text-align: center;
  }

  [data-align='end'] {
    text-align: ${align('end')};
  }

  [data-numeric] {
    font-variant-numeric: tabular-nums;
  }

  /* Figures are written from the left whichever way one reads: their last digits stand under each other on the right. */
  [dir='ltr'] & [data-numeric] {
    text-align: ${align('end')};
  }

  [data-part='select'] {
    display: grid;
    place-content: center;
    padding: 0;
    outline-offset: -2px;
  }

  [data-part='empty'] {
    position: sticky;
    inset-inline-start: 0;
    inline-size: min(100%, 100vi);
    padding-block: ${space(4)};
    color: ${color('text-subtle')};
  }

  ${tick}

  /* Too narrow for a part that stays and one that moves. */
  ${below('phone')} {
    [data-part='scroller'] {
      scroll-padding-inline-start: 0;
    }

    [data-part='pinned'] {
      position: static;
    }
  }

  @media (forced-colors: active) {
    [data-part='row'][data-selected] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
