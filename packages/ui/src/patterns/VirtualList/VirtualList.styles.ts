import styled from 'styled-components';
import { oneLine } from '../../internal/oneLine.styles.ts';
import { align, color, size, space, text, weight } from '../../tokens/helpers.ts';

/** One styled element for the whole list: rows and cells are plain elements, or a fast scroll pays for each. */
export const Grid = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  position: relative;
  min-block-size: 0;
  inline-size: 100%;

  [data-part='head'] {
    display: grid;
    grid-template-columns: var(--columns);
    gap: ${space(3)};
    padding-inline: ${space(3)};
    border-block-end: 1px solid ${color('border-default')};
    background-color: ${color('bg-surface')};
    color: ${color('text-subtle')};
    ${text('xs')}
    line-height: 1.875rem;
    font-weight: ${weight('medium')};
    scrollbar-gutter: stable;
    overflow: hidden;
  }

  [data-part='scroller'] {
    flex: 1;
    min-block-size: 0;
    overflow-y: auto;
    overflow-x: hidden;
    overflow-anchor: none;
    scrollbar-gutter: stable;
    contain: strict;
  }

  [data-part='track'] {
    position: relative;
    overflow: hidden;
  }

  [data-part='probe'] {
    position: absolute;
    inline-size: 1px;
    block-size: var(--row-height, ${size('row')});
    visibility: hidden;
  }

  [data-part='row'] {
    display: grid;
    grid-template-columns: var(--columns);
    align-items: center;
    gap: ${space(3)};
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    block-size: var(--row-height, ${size('row')});
    padding-inline: ${space(3)};
    border-block-end: 1px solid ${color('border-default')};
    outline-offset: -2px;
    contain: strict;
    cursor: default;
  }

  [data-part='row']:hover {
    background-color: ${color('bg-hover')};
  }

  [data-part='row'][data-selected] {
    background-color: ${color('bg-selected')};
  }

  [data-part='row'][data-selected]::before {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 3px;
    background-color: ${color('border-selected')};
    content: '';
  }

  [data-part='row'][data-waiting]::after {
    block-size: 0.75rem;
    border-radius: 4px;
    background-color: ${color('bg-pressed')};
    content: '';
  }

  [role='columnheader'],
  [role='gridcell'] {
    ${oneLine}
  }

  [data-align='end'] {
    text-align: ${align('end')};
    font-variant-numeric: tabular-nums;
  }

  @media (forced-colors: active) {
    [data-part='row'][data-selected] {
      outline: 2px solid Highlight;
    }
  }
`;
