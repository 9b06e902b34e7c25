import { align, color, radius, space, text, weight } from '@intake/ui/tokens';
import styled from 'styled-components';

export const Scroller = styled.div`
  /* The hidden inputs of the boxes are placed in it, not in the page. */
  position: relative;
  overflow: auto;
  max-block-size: calc(100dvh - 12rem);
  min-block-size: 20rem;
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};
  background-color: ${color('bg-surface')};
`;

/** The names of roles and of rights stay in sight. */
export const Grid = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  ${text('sm')}

  th,
  td {
    padding: ${space(2)} ${space(3)};
    border-block-end: 1px solid ${color('border-default')};
    background-color: ${color('bg-surface')};
    text-align: ${align('start')};
  }

  thead th {
    position: sticky;
    z-index: 2;
    inset-block-start: 0;
    min-inline-size: 6.5rem;
    vertical-align: bottom;
    font-weight: ${weight('semibold')};
  }

  tbody th[scope='row'] {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    min-inline-size: 9rem;
    max-inline-size: 22rem;
    font-weight: ${weight('regular')};
  }

  thead th:first-child {
    z-index: 3;
    inset-inline-start: 0;
  }

  th[scope='rowgroup'] {
    padding-block: ${space(3)} ${space(2)};
    background-color: ${color('bg-sunken')};
    font-weight: ${weight('semibold')};
  }

  td {
    text-align: center;
    line-height: 1;
  }

  td > * {
    display: inline-flex;
    vertical-align: middle;
  }

  tbody tr:hover > :where(td, th[scope='row']) {
    background-color: ${color('bg-hover')};
  }

  tbody:last-child tr:last-child > * {
    border-block-end: 0;
  }
`;

export const RoleHead = styled.span`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space(1)};

  [data-part='words'] {
    display: flex;
    flex-direction: column;
  }

  [data-part='people'] {
    color: ${color('text-muted')};
    font-weight: ${weight('regular')};
    white-space: nowrap;
  }
`;
