import { useCallback, useEffect, useState } from 'react';
import type { FaxDetail, Modality } from '@intake/api/contract';
import { draftOf, edited, rebased } from '../model/draft.ts';
import type { Draft, DraftState } from '../model/draft.ts';

/** What people changed, by the fax: it is there again after leaving a fax, and after taking its filing back. */
export type KeptDrafts = Map<string, DraftState>;

const keptLimit = 100;

/** What is being decided about a fax. A fresh proposal of the server fills in only what nobody has touched. */
export function useDraft(fax: FaxDetail, modalities: readonly Modality[], kept: KeptDrafts) {
  const [seen, setSeen] = useState({ fax, modalities });
  const [state, setState] = useState<DraftState>(() =>
    rebased(kept.get(fax.id) ?? { draft: draftOf(fax, modalities), touched: [] }, draftOf(fax, modalities)),
  );
  if (seen.fax !== fax || seen.modalities !== modalities) {
    setSeen({ fax, modalities });
    setState(rebased(state, draftOf(fax, modalities)));
  }
  useEffect(() => {
    if (state.touched.length === 0) return;
    kept.delete(fax.id);
    kept.set(fax.id, state);
    const [oldest] = kept.keys();
    if (kept.size > keptLimit && oldest) kept.delete(oldest);
  }, [kept, fax.id, state]);
  const edit = useCallback(
    <Field extends keyof Draft>({ field, value }: { field: Field; value: Draft[Field] }) => setState((before) => edited(before, field, value)),
    [],
  );
  return { draft: state.draft, edit };
}
