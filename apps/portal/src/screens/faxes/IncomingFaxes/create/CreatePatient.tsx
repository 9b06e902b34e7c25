import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { DateField } from '@intake/ui/DateField';
import { EvidenceField } from '@intake/ui/EvidenceField';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { Select } from '@intake/ui/Select';
import { TextArea } from '@intake/ui/TextArea';
import { TextField } from '@intake/ui/TextField';
import type { Extraction, FaxDetail } from '@intake/api/contract';
import { provinces, sexes } from '@intake/api/rules';
import { Pair } from '../form/Form.styles.ts';
import { birthDateReadings, patientErrors, patientFields, patientForm } from '../model/newParty.ts';
import type { PatientForm } from '../model/newParty.ts';
import type { FaxActions, Problem } from '../model/screenModel.ts';
import type { Party } from '../model/party.ts';
import { CreatePanel } from './CreatePanel.tsx';
import { createPartyMessages as texts, sexNames } from './createParty.messages.ts';
import { healthNumberHint } from './healthNumberHint.ts';
import { useEvidence } from '../form/useEvidence.ts';

export interface CreatePatientProps {
  fax: FaxDetail;
  activeField: string | null;
  onShow: (shown: { field: Extraction['field'] }) => void;
  onCreate: FaxActions['onCreatePatient'];
  onChoose: (choice: { party: Party }) => void;
  onClose: () => void;
}

const unstated = 'unstated';

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
  const errors = isTried ? patientErrors(form) : {};
  const set = <Field extends keyof PatientForm>(field: Field, value: PatientForm[Field]) => setForm({ ...form, [field]: value });
  const text = (field: 'familyName' | 'givenName' | 'versionCode' | 'phone' | 'email') => ({
    label: intl.formatMessage(texts[field]),
    value: form[field],
    onChange: ({ value }: { value: string }) => set(field, value),
  });

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
            {intl.formatMessage(texts.existsConfirm)}
          </Button>
        )
      }
    >
      <EvidenceField isCompact {...evidence('patient.name')}>
        <Pair>
          <TextField {...text('familyName')} autoFocus isRequired error={errors.familyName && intl.formatMessage(texts.nameRequired)} />
          <TextField {...text('givenName')} />
        </Pair>
      </EvidenceField>
      {readings.length > 0 && (
        <Banner tone="warning">
          <RadioGroup
            label={intl.formatMessage(texts.birthDateChoose)}
            value={form.birthDate}
            items={readings.map((day) => ({ id: day, label: formats.calendarDate(day), description: day }))}
            onChange={({ value }) => set('birthDate', value)}
          />
        </Banner>
      )}
      <Pair>
        <EvidenceField isCompact {...evidence('patient.birthDate')}>
          <DateField label={intl.formatMessage(texts.birthDate)} value={form.birthDate} onChange={({ value }) => set('birthDate', value)} />
        </EvidenceField>
        <EvidenceField isCompact {...evidence('patient.sex')}>
          <Select
            label={intl.formatMessage(texts.sex)}
            value={form.sex ?? unstated}
            items={[
              { id: unstated, label: intl.formatMessage(texts.unspecified) },
              ...sexes.map((id) => ({ id, label: intl.formatMessage(sexNames[id]) })),
            ]}
            onChange={({ value }) => set('sex', sexes.find((sex) => sex === value) ?? null)}
          />
        </EvidenceField>
      </Pair>
      <EvidenceField isCompact {...evidence('patient.healthNumber')}>
        <TextField
          label={intl.formatMessage(texts.healthNumber)}
          isNumeric
          value={form.healthNumber}
          description={healthNumberHint(form.healthNumber, form.province, intl)}
          onChange={({ value }) => set('healthNumber', value)}
        />
      </EvidenceField>
      <Pair>
        <Select
          label={intl.formatMessage(texts.province)}
          value={form.province ?? unstated}
          items={[{ id: unstated, label: intl.formatMessage(texts.unspecified) }, ...provinces.map((id) => ({ id, label: id }))]}
          onChange={({ value }) => set('province', provinces.find((province) => province === value) ?? null)}
        />
        <TextField {...text('versionCode')} maxLength={2} />
      </Pair>
      <Pair>
        <EvidenceField isCompact {...evidence('patient.phone')}>
          <TextField {...text('phone')} isNumeric type="tel" error={errors.phone && intl.formatMessage(texts.phoneInvalid)} />
        </EvidenceField>
        <EvidenceField isCompact {...evidence('patient.email')}>
          <TextField {...text('email')} type="email" />
        </EvidenceField>
      </Pair>
      <EvidenceField isCompact {...evidence('patient.address')}>
        <TextArea
          label={intl.formatMessage(texts.address)}
          rows={2}
          value={form.address}
          onChange={({ value }) => set('address', value)}
        />
      </EvidenceField>
    </CreatePanel>
  );
}
