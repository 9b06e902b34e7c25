import type { Draft } from '../model/draft.ts';
import { useFormValue } from '../../../../data/forms/controls.ts';
import { evidenceFor } from '../model/evidence.ts';
import type { FilingFormProps } from './filingFormProps.ts';
import { DocumentFields } from './DocumentFields.tsx';
import { PartyField } from './PartyField.tsx';
import { WhatNextFields } from './WhatNextFields.tsx';

/** What it is, whose it is, who sent it, and what happens next: in the order in which a clerk reads a fax. */
export function FilingForm(props: FilingFormProps) {
  const { form, ...rest } = props;
  const { fax, searches, activeField, isDisabled, mayCreate, actions, onShow, onCreate, onSettled } = rest;
  const draft = useFormValue(form, (values) => values.draft);
  const onEdit = form.edit;
  const fields = { ...rest, draft, onEdit };
  const digitsFor = draft.patient === null ? 'patient' : 'physician';
  const party = (kind: 'patient' | 'physician') => ({
    kind,
    value: draft[kind],
    candidates: fax.candidates.filter((one) => one.kind === kind),
    readings: evidenceFor(fax, kind),
    activeField,
    isDisabled,
    hasDigits: digitsFor === kind,
    onShow,
    onChange: ({ party: value }: { party: Draft['patient'] }) => {
      onEdit({ field: kind, value });
      onSettled();
    },
    onCreate: mayCreate ? () => onCreate({ kind }) : undefined,
  });
  return (
    <>
      <DocumentFields {...fields} />
      <PartyField
        {...party('patient')}
        search={searches.patientSearch}
        searchCommand="searchPatient"
        error={form.props.errors?.patient}
        onSearch={actions.onSearchPatients}
      />
      <PartyField
        {...party('physician')}
        search={searches.physicianSearch}
        searchCommand="searchPhysician"
        onSearch={actions.onSearchPhysicians}
      />
      <WhatNextFields {...fields} />
      {rest.visits?.({ patientId: draft.patient?.id ?? null, modalityId: draft.modalityId })}
    </>
  );
}
