import type { FaxWarning } from '../platform/database/tables/faxTables.ts';
import type { PageCondition } from '../platform/documents/salvage.ts';

const codes = { partial: 'page-partial', lost: 'page-lost' } as const;

/** What the person who files has to know of pages that did not come out whole; they are numbered from 1. */
export function conditionWarnings(conditions: PageCondition[]): FaxWarning[] {
  return (['lost', 'partial'] as const)
    .map((condition) => ({ code: codes[condition], pages: conditions.flatMap((found, index) => (found === condition ? [index + 1] : [])) }))
    .filter(({ pages }) => pages.length > 0);
}

/** Said when the pages were drawn, and true until they are drawn again. */
export const isConditionWarning = ({ code }: FaxWarning) => Object.values<string>(codes).includes(code);
