import styled from 'styled-components';
import { align, color, radius, space, text, weight } from '../../tokens/helpers.ts';
import { stacked } from './stacked.styles.ts';

export const Root = styled.div`
  --cell-block: ${space(2.5)};
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  position: relative;
  inline-size: 100%;
  min-inline-size: 0;

  &[data-dense] {
    --cell-block: ${space(1)};
  }

  :root[data-density='compact'] &:not([data-dense]) {
    --cell-block: ${space(1.5)};
  }
`;

export const Head = styled.div`
  ${text('md')}
  font-weight: ${weight('semibold')};

  [data-part='description'] {
    color: ${color('text-subtle')};
    ${text('sm')}
    font-weight: ${weight('regular')};
  }
`;

export const Frame = styled.div`
  container-type: inline-size;
  min-inline-size: 0;

  &[data-framed] {
    border: 1px solid ${color('border-default')};
    border-radius: ${radius('lg')};
    background-color: ${color('bg-surface')};
    overflow: hidden;
  }
`;

export const Grid = styled.table`
  inline-size: 100%;
  border-spacing: 0;
  ${text('md')}

  th,
  td {
    padding-block: var(--cell-block);
    padding-inline: ${space(3)};
    border-block-end: 1px solid ${color('border-default')};
    text-align: ${align('start')};
    vertical-align: baseline;
  }

  thead th {
    padding-block: ${space(1)};
    color: ${color('text-subtle')};
    ${text('xs')}
    line-height: 1.5rem;
    font-weight: ${weight('medium')};
    vertical-align: middle;
    white-space: nowrap;
  }

  tbody th {
    font-weight: ${weight('medium')};
  }

  [data-align='center'] {
    text-align: center;
  }

  [data-align='end'] {
    text-align: ${align('end')};
  }

  [data-numeric] {
    text-align: ${align('end')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  /* Figures are written from the left whichever way one reads: their last digits stand under each other on the right. */
  [dir='rtl'] & [data-numeric] {
    text-align: ${align('start')};
  }

  tbody tr:hover {
    background-color: ${color('bg-hover')};
  }

  tbody tr[data-part='empty'] {
    background: none;
    color: ${color('text-subtle')};
  }

  [data-framed] & {
    thead th {
      background-color: ${color('bg-sunken')};
    }

    tbody tr:last-child > * {
      border-block-end: 0;
    }
  }

  &[data-stacks] {
    ${stacked}
  }
`;
