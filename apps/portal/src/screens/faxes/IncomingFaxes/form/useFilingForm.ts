import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { FaxDetail, Modality } from '@intake/api/contract';
import { useForm } from '../../../../data/forms/useForm.ts';
import type { FormState } from '../../../../data/forms/useForm.ts';
import { useUnsaved } from '../../../../data/forms/useUnsaved.ts';
import type { Outcome } from '../../../../data/problem.ts';
import { draftOf, edited, problemsOf, rebased } from '../model/draft.ts';
import type { Draft, DraftState } from '../model/draft.ts';
import { formMessages as texts } from './form.messages.ts';

/** What people changed, by the fax: it is there again after leaving a fax, and after taking its filing back. */
export type KeptDrafts = Map<string, DraftState>;

const keptLimit = 100;

export interface FilingFormState extends FormState<DraftState> {
  edit: <Field extends keyof Draft>(change: { field: Field; value: Draft[Field] }) => void;
}

interface FilingFormOptions {
  fax: FaxDetail;
  modalities: readonly Modality[];
  kept: KeptDrafts;
  onFile: (draft: Draft) => Outcome;
}

/** What is missing, at the field that it is entered into. */
function missingIn({ draft }: DraftState) {
  const paths = problemsOf(draft).map(({ path }) => path);
  return {
    documentType: paths.includes('documentType') && texts.typeRequired,
    patient: paths.includes('patientId') && texts.patientRequired,
    reason: paths.includes('reason') && texts.reasonRequired,
  };
}

/** What is being decided about a fax. A fresh proposal of the server fills in only what nobody has touched. */
export function useFilingForm({ fax, modalities, kept, onFile }: FilingFormOptions): FilingFormState {
  const proposal = useMemo(() => draftOf(fax, modalities), [fax, modalities]);
  const form = useForm<DraftState>({
    initial: rebased(kept.get(fax.id) ?? { draft: proposal, touched: [] }, proposal),
    check: missingIn,
    save: ({ draft }) => onFile(draft),
  });
  const { values, set, subscribe } = form;

  const proposed = useRef(proposal);
  useEffect(() => {
    if (proposed.current === proposal) return;
    proposed.current = proposal;
    set(rebased(values(), proposal));
  }, [proposal, values, set]);
  useEffect(
    () =>
      subscribe(() => {
        const state = values();
        if (state.touched.length === 0) return;
        kept.delete(fax.id);
        kept.set(fax.id, state);
        const [oldest] = kept.keys();
        if (kept.size > keptLimit && oldest) kept.delete(oldest);
      }),
    [kept, fax.id, subscribe, values],
  );
  // Another fax of the list is no loss: what was changed is kept beside it.
  useUnsaved(({ leavesPage }) => leavesPage && values().touched.length > 0);

  const edit = useCallback<FilingFormState['edit']>(({ field, value }) => set(edited(values(), field, value)), [set, values]);
  return { ...form, edit };
}
