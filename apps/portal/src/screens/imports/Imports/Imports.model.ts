import type { Import, ImportPreview, ImportRow, ImportRowView, ImportSettings } from '@intake/api/contract';
import { importFields, repeatedFields, type ImportField, type ImportKind, type ImportState } from '@intake/api/rules';
import type { Loadable, Paged } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';

/** A file on its way to the server. */
export interface Sending {
  name: string;
  /** 0 to 1. */
  progress: number;
}

export interface ImportsModel {
  history: Paged<Import>;
  /** What the next list holds. */
  kind: ImportKind;
  sending: Sending | null;
  /** Why the last file was not taken, by its code. */
  refused: string | null;
  open: Loadable<Import> | { state: 'none' };
  /** The file as it would be read; none once nothing is chosen any more. */
  preview: Loadable<ImportPreview> | { state: 'none' };
  rows: Paged<ImportRow>;
  view: ImportRowView;
}

export interface ImportsActions {
  onKind: (change: { kind: ImportKind }) => void;
  onChoose: (chosen: { file: File }) => void;
  /** Null leads back to the history. */
  onOpen: (open: { id: string | null }) => void;
  onMore: () => void;
  onRetry: () => void;
  onRetryOpen: () => void;
  /** What a person says of the file; the rest is proposed. */
  onSay: (said: Partial<ImportSettings>) => void;
  onCheck: (check: { settings: ImportSettings }) => Outcome;
  /** Back to the settings of a file that was checked. */
  onRevise: () => void;
  onView: (change: { view: ImportRowView }) => void;
  onMoreRows: () => void;
  onStart: () => Outcome;
  /** Ends the check or the import that is under way. */
  onCancel: () => Outcome;
  onUndo: () => Outcome;
  onDiscard: () => Outcome;
  onExport: () => Outcome;
}

export const importSteps = ['file', 'check', 'import'] as const;
export type ImportStep = (typeof importSteps)[number];

/** Which of the three steps an import is at. */
export const stepOf = (state: ImportState, isRevising: boolean): ImportStep => {
  if (state === 'announced' || state === 'uploaded' || isRevising) return 'file';
  return state === 'checking' || state === 'checked' ? 'check' : 'import';
};

export const isUnderWay = (state: ImportState): state is 'checking' | 'running' | 'undoing' => state === 'checking' || state === 'running' || state === 'undoing';

/** Nothing is known of its rows yet. */
export const isUntried = (state: ImportState): boolean => state === 'announced' || state === 'uploaded' || state === 'checking';

/** The views of the rows that hold any, with how many; all of them first. */
export function viewsOf({ counts }: Pick<Import, 'counts'>): { view: ImportRowView; count: number }[] {
  const { create, update, skip, error, warning, left, kept } = counts;
  const some = [
    { view: 'error' as const, count: error }, { view: 'warning' as const, count: warning }, { view: 'create' as const, count: create }, { view: 'update' as const, count: update },
    { view: 'skip' as const, count: skip }, { view: 'kept' as const, count: left + kept },
  ];
  return [{ view: 'all', count: create + update + skip + error }, ...some.filter(({ count }) => count > 0)];
}

/** The columns again, with one of them as something else: a field that one column makes up alone leaves the column that had it. */
export function withColumn(columns: ImportSettings['columns'], at: number, field: ImportField | null): ImportSettings['columns'] {
  return columns.map((other, index) => {
    if (index === at) return field;
    return field && other === field && !repeatedFields.includes(field) ? null : other;
  });
}

/** The fields of a kind that its columns fill, in the order in which they are shown. */
export const shownFields = (kind: ImportKind, { columns }: Pick<ImportSettings, 'columns'>): ImportField[] => {
  const used = new Set<ImportField | null>(columns.map((field) => (field === 'fullName' ? 'familyName' : field)));
  if (columns.includes('fullName')) used.add('givenName');
  const fields: readonly ImportField[] = importFields[kind];
  return fields.filter((field) => used.has(field));
};

/** Where a file is looked at, by the address. */
export const openOf = (address: URLSearchParams): string | null => {
  const id = address.get('id');
  return id && /^[0-9a-f-]{36}$/.test(id) ? id : null;
};
