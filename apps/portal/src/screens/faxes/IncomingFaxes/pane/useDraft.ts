import { useCallback, useState } from 'react';
import type { FaxDetail, Modality } from '@intake/api/contract';
import { draftOf, edited, rebased } from '../model/draft.ts';
import type { Draft, DraftState } from '../model/draft.ts';

/** What is being decided about a fax. A fresh proposal of the server fills in only what nobody has touched. */
export function useDraft(fax: FaxDetail, modalities: readonly Modality[]) {
  const [seen, setSeen] = useState({ fax, modalities });
  const [state, setState] = useState<DraftState>(() => ({ draft: draftOf(fax, modalities), touched: [] }));
  if (seen.fax !== fax || seen.modalities !== modalities) {
    setSeen({ fax, modalities });
    setState(rebased(state, draftOf(fax, modalities)));
  }
  const edit = useCallback(
    <Field extends keyof Draft>({ field, value }: { field: Field; value: Draft[Field] }) => setState((before) => edited(before, field, value)),
    [],
  );
  return { draft: state.draft, edit };
}
