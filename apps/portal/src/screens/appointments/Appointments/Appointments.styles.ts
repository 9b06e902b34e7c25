import { align, color, paneBelow, space, text, weight } from '@intake/ui/tokens';
import styled from 'styled-components';

/** The calendar, and beside it the visit that is open; where there is no room for both the visit covers it. */
export const Desk = styled.div`
  container-type: inline-size;
  position: relative;
  display: flex;
  flex: 1;
  min-block-size: 0;

  & > [data-part='calendar'] {
    /* Its layers stay under the visit that covers it. */
    isolation: isolate;
    flex: 1;
    min-inline-size: 0;
    min-block-size: 0;
    overflow: auto;
  }

  & > [data-part='visit'] {
    flex-shrink: 0;
    inline-size: 24rem;
    min-block-size: 0;
    border-inline-start: 1px solid ${color('border-default')};
    background-color: ${color('bg-surface')};
  }

  & > [data-part='visit'] {
    ${paneBelow('tablet')} {
      position: absolute;
      inset: 0;
      z-index: 2;
      inline-size: auto;
      border: 0;
    }
  }
`;

/** What leads on from a visit, in a row that wraps. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

export const ListBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border-block-end: 1px solid ${color('border-default')};

  h2 {
    ${text('lg')}
    font-weight: ${weight('semibold')};
  }
`;

/** Each day is a table, so that it can be walked through cell by cell. */
export const DayTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  ${text('md')}

  thead th:first-child {
    inline-size: 7rem;
  }

  thead th:last-child {
    inline-size: 16rem;
  }

  caption {
    padding: ${space(4)} ${space(3)} ${space(2)};
    text-align: ${align('start')};
    font-weight: ${weight('semibold')};
  }

  caption span {
    color: ${color('text-muted')};
    font-weight: ${weight('regular')};
  }

  th,
  td {
    padding: ${space(1.5)} ${space(3)};
    border-block-end: 1px solid ${color('border-default')};
    text-align: ${align('start')};
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }

  thead th {
    color: ${color('text-muted')};
    ${text('sm')}
    font-weight: ${weight('medium')};
  }

  tbody th {
    font-weight: ${weight('medium')};
    white-space: nowrap;
  }

  [data-cancelled] :is(th, td:nth-child(2)) {
    text-decoration: line-through;
  }

  tr[data-open] {
    background-color: ${color('bg-selected')};
  }

  ${paneBelow('phone')} {
    table-layout: auto;

    thead,
    td:nth-child(3) {
      display: none;
    }
  }
`;

export const OpenButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${color('text-accent')};
  font: inherit;
  text-align: ${align('start')};
  cursor: pointer;
`;

export const ShiftedList = styled.ul`
  display: grid;

  li {
    display: grid;
    gap: ${space(1)};
    padding-block: ${space(3)};
    border-block-end: 1px solid ${color('border-default')};
  }

  li > p {
    margin: 0;
    color: ${color('text-muted')};
    ${text('sm')}
  }

  strong {
    color: ${color('text-default')};
    font-weight: ${weight('semibold')};
  }

  li > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
    margin-block-start: ${space(1)};
  }
`;
