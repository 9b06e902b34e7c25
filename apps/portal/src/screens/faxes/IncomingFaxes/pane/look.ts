import type { Turns } from '../model/viewer.ts';

/** How somebody looks at the open fax: what pages and form know of each other. */
export interface Look {
  mode: { is: 'file' } | { is: 'arrange'; starts: readonly number[] } | { is: 'create'; kind: 'patient' | 'physician' };
  turns: Turns;
  /** The field whose place is shown. */
  activeField: string | null;
}

export const asItCame: Look = { mode: { is: 'file' }, turns: {}, activeField: null };
