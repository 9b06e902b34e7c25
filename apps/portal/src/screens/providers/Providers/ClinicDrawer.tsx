import { useIntl } from 'react-intl';
import { FormRow } from '@intake/ui/Form';
import { PhoneField } from '@intake/ui/PhoneField';
import { Select } from '@intake/ui/Select';
import { TextArea } from '@intake/ui/TextArea';
import { TextField } from '@intake/ui/TextField';
import type { Clinic } from '@intake/api/contract';
import { clinicKinds, e164Of } from '@intake/api/rules';
import { choice, item, useFormValue } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm, type FormState } from '../../../data/forms/useForm.ts';
import { answerTexts, clinicKindNames, createNames, fieldMessages as texts, paneMessages } from './Providers.messages.ts';
import type { ProvidersActions } from './Providers.model.ts';
import { clinicErrors, clinicFields, clinicFormOf, mostNumbers } from './providerForms.model.ts';
import type { ClinicForm } from './providerForms.model.ts';
import { useStoring } from './useStoring.ts';

export interface ClinicDrawerProps {
  /** Null makes a new one. */
  clinic: Clinic | null;
  onStore: ProvidersActions['onStoreClinic'];
  /** A new one, once it is stored. */
  onOpen: (stored: { id: string }) => void;
  onClose: () => void;
}

export function ClinicDrawer({ clinic, onStore, onOpen, onClose }: ClinicDrawerProps) {
  const { formatMessage } = useIntl();
  const storing = useStoring((values: ClinicForm) => onStore({ clinic, fields: clinicFields(values) }), { isNew: !clinic, onOpen, onClose });
  const form = useForm({
    initial: clinicFormOf(clinic),
    check: clinicErrors,
    ...storing,
    ...answerTexts,
  });
  return (
    <FormDrawer title={clinic ? formatMessage(paneMessages.editNamed, { name: clinic.name }) : formatMessage(createNames.clinics)} form={form} onClose={onClose}>
      <TextField {...form.field('name')} label={formatMessage(texts.name)} autoFocus isRequired maxLength={200} />
      <Select {...choice(form, 'kind')} label={formatMessage(texts.kind)} items={clinicKinds.map((id) => ({ id, label: formatMessage(clinicKindNames[id]) }))} />
      <FaxNumbers form={form} />
      <FormRow>
        <PhoneField {...form.field('phone')} label={formatMessage(texts.phone)} parse={e164Of} />
        <TextField {...form.field('email')} label={formatMessage(texts.email)} type="email" maxLength={254} />
      </FormRow>
      <TextArea {...form.field('address')} label={formatMessage(texts.address)} rows={2} maxLength={2000} />
      <TextArea {...form.field('note')} label={formatMessage(texts.note)} rows={2} maxLength={2000} />
    </FormDrawer>
  );
}

/** Behind the last number stands room for one more. */
function FaxNumbers({ form }: { form: FormState<ClinicForm> }) {
  const { formatMessage } = useIntl();
  const count = useFormValue(form, ({ faxNumbers }) => faxNumbers.length + (faxNumbers.at(-1) === '' ? 0 : 1));
  return Array.from({ length: Math.min(count, mostNumbers) }, (_, at) => (
    <PhoneField key={at} {...item(form, 'faxNumbers', at)} label={formatMessage(texts.faxNumber, { number: at + 1 })} parse={e164Of} />
  ));
}
