import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { EvidenceField } from '@intake/ui/EvidenceField';
import { RadioGroup } from '@intake/ui/RadioGroup';
import type { Extraction, FaxDetail } from '@intake/api/contract';
import type { Problem } from '../../../../data/problem.ts';
import { patientTexts } from '../../../../shared/patient/patient.messages.ts';
import { patientErrors, patientFields } from '../../../../shared/patient/patientForm.ts';
import { PatientFormFields } from '../../../../shared/patient/PatientFormFields.tsx';
import { useEvidence } from '../form/useEvidence.ts';
import { birthDateReadings, patientForm } from '../model/newParty.ts';
import type { Party } from '../model/party.ts';
import type { FaxActions } from '../model/screenModel.ts';
import { CreatePanel } from './CreatePanel.tsx';
import { createPartyMessages as texts } from './createParty.messages.ts';

export interface CreatePatientProps {
  fax: FaxDetail;
  activeField: string | null;
  onShow: (shown: { field: Extraction['field'] }) => void;
  onCreate: FaxActions['onCreatePatient'];
  onChoose: (choice: { party: Party }) => void;
  onClose: () => void;
}

/** A new patient beside the page that names them. */
export function CreatePatient({ fax, activeField, onShow, onCreate, onChoose, onClose }: CreatePatientProps) {
  const intl = useIntl();
  const formats = useFormats();
  const [form, setForm] = useState(() => patientForm(fax));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const evidence = useEvidence(fax, activeField, onShow);
  const readings = birthDateReadings(fax);

  const create = async (confirmedNew: boolean) => {
    setTried(true);
    if (Object.keys(patientErrors(form)).length > 0) return;
    setPending(true);
    const created = await onCreate({ fields: patientFields(form), confirmedNew });
    setPending(false);
    if ('party' in created) onChoose(created);
    else setProblem(created.problem);
  };

  return (
    <CreatePanel
      title={intl.formatMessage(texts.patientTitle)}
      problem={problem}
      isPending={isPending}
      onSave={() => void create(false)}
      onClose={onClose}
      problemActions={
        problem?.existingId && (
          <Button size="sm" isPending={isPending} onPress={() => void create(true)}>
            {intl.formatMessage(patientTexts.existsConfirm)}
          </Button>
        )
      }
    >
      <PatientFormFields
        form={form}
        errors={isTried ? patientErrors(form) : {}}
        onChange={(change) => setForm(change.form)}
        around={(part, field) => (
          <EvidenceField isCompact {...evidence(`patient.${part}`)}>
            {field}
          </EvidenceField>
        )}
        afterName={
          readings.length > 0 && (
            <Banner tone="warning">
              <RadioGroup
                label={intl.formatMessage(texts.birthDateChoose)}
                value={form.birthDate}
                items={readings.map((day) => ({ id: day, label: formats.calendarDate(day), description: day }))}
                onChange={({ value }) => setForm({ ...form, birthDate: value })}
              />
            </Banner>
          )
        }
      />
    </CreatePanel>
  );
}
