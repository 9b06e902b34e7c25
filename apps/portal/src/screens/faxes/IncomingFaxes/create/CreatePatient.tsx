import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { EvidenceField } from '@intake/ui/EvidenceField';
import { RadioGroup } from '@intake/ui/RadioGroup';
import type { Extraction, FaxDetail } from '@intake/api/contract';
import { useFormValue } from '../../../../data/forms/controls.ts';
import { useForm } from '../../../../data/forms/useForm.ts';
import type { FormState } from '../../../../data/forms/useForm.ts';
import { patientTexts } from '../../../../shared/patient/patient.messages.ts';
import { patientFields } from '../../../../shared/patient/patientForm.ts';
import type { PatientForm } from '../../../../shared/patient/patientForm.ts';
import { PatientFormFields } from '../../../../shared/patient/PatientFormFields.tsx';
import type { PatientPart } from '../../../../shared/patient/PatientFormFields.tsx';
import { patientRefusals } from '../../../../shared/patient/patientRefusals.ts';
import { useEvidence } from '../form/useEvidence.ts';
import { birthDateReadings, patientForm } from '../model/newParty.ts';
import type { Party } from '../model/party.ts';
import type { FaxActions } from '../model/screenModel.ts';
import { CreatePanel } from './CreatePanel.tsx';
import { createPartyMessages as texts } from './createParty.messages.ts';
import { useLateReadings } from './useLateReadings.ts';

export interface CreatePatientProps {
  fax: FaxDetail;
  activeField: string | null;
  onShow: (shown: { field: Extraction['field'] }) => void;
  onCreate: FaxActions['onCreatePatient'];
  onChoose: (choice: { party: Party }) => void;
  onClose: () => void;
}

const parts = {
  name: ['familyName', 'givenName'],
  birthDate: ['birthDate'],
  sex: ['sex'],
  healthNumber: ['healthNumber', 'versionCode', 'province'],
  phone: ['phones'],
  email: ['email'],
  address: ['address'],
} as const satisfies Record<PatientPart, (keyof PatientForm)[]>;

/** A new patient beside the page that names them. */
export function CreatePatient({ fax, activeField, onShow, onCreate, onChoose, onClose }: CreatePatientProps) {
  const intl = useIntl();
  const read = useMemo(() => patientForm(fax), [fax]);
  const form = useForm({
    initial: read,
    check: patientRefusals,
    save: async (values) => {
      const created = await onCreate({ fields: patientFields(values), confirmedNew: values.confirmedNumber === values.healthNumber });
      if ('problem' in created) return created.problem;
      onChoose(created);
      return null;
    },
  });
  const keyOf = useLateReadings(form, read, parts);
  const evidence = useEvidence(fax, activeField, onShow);
  const readings = birthDateReadings(fax);

  return (
    <CreatePanel
      title={intl.formatMessage(texts.patientTitle)}
      form={form}
      onClose={onClose}
      problemActions={
        form.problem?.existingId && (
          <Button
            size="sm"
            type="submit"
            isPending={form.isPending}
            onPress={() => form.set({ confirmedNumber: form.values().healthNumber })}
          >
            {intl.formatMessage(patientTexts.existsConfirm)}
          </Button>
        )
      }
    >
      <PatientFormFields
        form={form}
        around={(part, field) => (
          <EvidenceField key={keyOf(part)} isCompact {...evidence(`patient.${part}`)}>
            {field}
          </EvidenceField>
        )}
        afterName={readings.length > 0 && <BirthDateReadings form={form} readings={readings} />}
      />
    </CreatePanel>
  );
}

interface BirthDateReadingsProps {
  form: FormState<PatientForm>;
  readings: readonly string[];
}

/** A person decides which day the page means. */
function BirthDateReadings({ form, readings }: BirthDateReadingsProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const birthDate = useFormValue(form, (values) => values.birthDate);
  return (
    <Banner tone="warning">
      <RadioGroup
        label={formatMessage(texts.birthDateChoose)}
        value={birthDate}
        items={readings.map((day) => ({ id: day, label: formats.calendarDate(day), description: day }))}
        onChange={({ value }) => form.set({ birthDate: value })}
      />
    </Banner>
  );
}
