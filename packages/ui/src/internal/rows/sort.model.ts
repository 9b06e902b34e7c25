/** The column that rows stand in the order of. */
export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** What pressing a column's header asks for: ascending, descending, then the order in which rows came. */
export function nextSort(sort: Sort | undefined, column: string): Sort | undefined {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : undefined;
}

export const ariaSort = (sort: Sort | undefined, column: string) => (sort?.column === column ? sort.direction : 'none');
