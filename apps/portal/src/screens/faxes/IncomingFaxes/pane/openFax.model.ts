import type { KeptDrafts } from '../model/keptDrafts.ts';
import type { FaxActions, IncomingFaxesModel, OpenedFax } from '../model/screenModel.ts';
import type { Turns } from '../model/viewer.ts';

export interface OpenFaxProps {
  model: IncomingFaxesModel;
  detail: OpenedFax;
  actions: FaxActions;
  keptDrafts: KeptDrafts;
  onOpen: (open: { faxId: string | null }) => void;
}

/** How somebody looks at the open fax: what pages and form know of each other. */
export interface Look {
  mode: { is: 'file' } | { is: 'arrange'; starts: readonly number[] } | { is: 'create'; kind: 'patient' | 'physician' };
  turns: Turns;
  /** The field whose place is shown. */
  activeField: string | null;
}

export const asItCame: Look = { mode: { is: 'file' }, turns: {}, activeField: null };
