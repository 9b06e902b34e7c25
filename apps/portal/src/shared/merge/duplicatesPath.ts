import type { MergeKind } from '@intake/api/contract';

/** Which of two stays and which goes into it. */
export interface Both {
  keptId: string;
  mergedId: string;
}

/** What the address says of those who are compared: ids alone. */
export const duplicatesSearch = (kind: MergeKind, both: Both | null): Record<string, string> => ({
  ...(kind === 'physician' && { kind }),
  ...(both && { [kind]: both.keptId, other: both.mergedId }),
});

/** Where two are compared, and merged. */
export const duplicatesPath = (kind: MergeKind, both: Both): string => `/app/apps/clients/duplicates?${new URLSearchParams(duplicatesSearch(kind, both))}`;
