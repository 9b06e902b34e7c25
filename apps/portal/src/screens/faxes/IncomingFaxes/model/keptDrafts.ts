import type { DraftState } from './draft.ts';

/** What people changed, by the fax: it is there again after leaving a fax, and after taking its filing back. */
export interface KeptDrafts {
  of: (faxId: string) => DraftState | undefined;
  /** Keeps what has been changed and not filed; leaving the page would lose it. */
  keep: (faxId: string, state: DraftState) => void;
  /** The fax is filed or rejected: nothing would be lost any more. */
  settle: (faxId: string) => void;
  /** Whether leaving the page would lose anything. */
  areUnsaved: () => boolean;
}

/** How many are remembered for taking a filing back. */
const settledLimit = 100;

export function createKeptDrafts(): KeptDrafts {
  const open = new Map<string, DraftState>();
  const settled = new Map<string, DraftState>();
  return {
    of: (faxId) => open.get(faxId) ?? settled.get(faxId),
    keep: (faxId, state) => {
      settled.delete(faxId);
      open.set(faxId, state);
    },
    settle: (faxId) => {
      const state = open.get(faxId);
      if (!state) return;
      open.delete(faxId);
      settled.set(faxId, state);
      const [oldest] = settled.keys();
      if (settled.size > settledLimit && oldest) settled.delete(oldest);
    },
    areUnsaved: () => open.size > 0,
  };
}
