import { useIntl } from 'react-intl';
import type { Draft } from '../model/draft.ts';
import { evidenceFor } from '../model/evidence.ts';
import type { FilingFormProps } from './filingFormProps.ts';
import { DocumentFields } from './DocumentFields.tsx';
import { formMessages as texts } from './form.messages.ts';
import { PartyField } from './PartyField.tsx';
import { WhatNextFields } from './WhatNextFields.tsx';

/** What it is, whose it is, who sent it, and what happens next: in the order in which a clerk reads a fax. */
export function FilingForm(props: FilingFormProps) {
  const { fax, draft, searches, activeField, missing, isDisabled, mayCreate, actions, onEdit, onShow, onCreate, onSettled } = props;
  const intl = useIntl();
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
      <DocumentFields {...props} />
      <PartyField
        {...party('patient')}
        search={searches.patientSearch}
        searchCommand="searchPatient"
        error={missing.includes('patientId') ? intl.formatMessage(texts.patientRequired) : undefined}
        onSearch={actions.onSearchPatients}
      />
      <PartyField
        {...party('physician')}
        search={searches.physicianSearch}
        searchCommand="searchPhysician"
        onSearch={actions.onSearchPhysicians}
      />
      <WhatNextFields {...props} />
    </>
  );
}
