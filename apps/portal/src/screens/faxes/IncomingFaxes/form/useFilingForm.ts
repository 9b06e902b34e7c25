import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { FaxDetail, Modality } from '@intake/api/contract';
import { useForm } from '../../../../data/forms/useForm.ts';
import type { FormState } from '../../../../data/forms/useForm.ts';
import type { Outcome } from '../../../../data/problem.ts';
import { draftOf, edited, problemsOf, rebased } from '../model/draft.ts';
import type { Draft, DraftState } from '../model/draft.ts';
import type { KeptDrafts } from '../model/keptDrafts.ts';
import { formMessages as texts } from './form.messages.ts';

export interface FilingFormState extends FormState<DraftState> {
  edit: <Field extends keyof Draft>(change: { field: Field; value: Draft[Field] }) => void;
  /** The fax is done in another way: nobody is asked about what was changed. */
  settle: () => void;
}

interface FilingFormOptions {
  fax: FaxDetail;
  modalities: readonly Modality[];
  kept: KeptDrafts;
  onFile: (draft: Draft) => Outcome;
}

const isSettled = (status: FaxDetail['status']) => status === 'completed' || status === 'rejected' || status === 'entered-in-error';

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
  const settle = useCallback(() => kept.settle(fax.id), [kept, fax.id]);
  const form = useForm<DraftState>({
    initial: rebased(kept.of(fax.id) ?? { draft: proposal, touched: [] }, proposal),
    check: missingIn,
    save: ({ draft }) => onFile(draft),
    onSaved: settle,
  });
  const { values, set, subscribe } = form;

  const proposed = useRef(proposal);
  useEffect(() => {
    if (proposed.current === proposal) return;
    proposed.current = proposal;
    set(rebased(values(), proposal));
  }, [proposal, values, set]);
  // A filing that was taken back is open again, with what had been changed; one that stands leaves nothing unsaved.
  const isDone = isSettled(fax.status);
  useEffect(() => {
    const state = kept.of(fax.id);
    if (isDone) kept.settle(fax.id);
    else if (state) kept.keep(fax.id, state);
  }, [kept, fax.id, isDone]);
  useEffect(
    () =>
      subscribe(() => {
        const state = values();
        // What the server proposes for a filed fax is nobody's change.
        if (state.touched.length > 0 && !isDone) kept.keep(fax.id, state);
      }),
    [kept, fax.id, isDone, subscribe, values],
  );

  const edit = useCallback<FilingFormState['edit']>(({ field, value }) => set(edited(values(), field, value)), [set, values]);
  return { ...form, edit, settle };
}
