import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { DateField } from '@intake/ui/DateField';
import { FormRow } from '@intake/ui/Form';
import { HealthNumberField } from '@intake/ui/HealthNumberField';
import { PhoneField } from '@intake/ui/PhoneField';
import { Select } from '@intake/ui/Select';
import { TextArea } from '@intake/ui/TextArea';
import { TextField } from '@intake/ui/TextField';
import { e164Of, provinces, sexes } from '@intake/api/rules';
import { healthNumberOf, healthNumberRules, withHealthNumber } from './healthNumberField.ts';
import { patientTexts as texts, sexNames } from './patient.messages.ts';
import type { PatientErrors, PatientForm } from './patientForm.ts';

/** The parts of the form that a document can speak of. */
export type PatientPart = 'name' | 'birthDate' | 'sex' | 'healthNumber' | 'phone' | 'email' | 'address';

export interface PatientFormFieldsProps {
  form: PatientForm;
  errors: PatientErrors;
  onChange: (change: { form: PatientForm }) => void;
  /** Stands between the name and the rest. */
  afterName?: ReactNode;
  /** Puts something around a part, such as where it was read. */
  around?: (part: PatientPart, field: ReactNode) => ReactNode;
}

const unstated = 'unstated';
const mostPhones = 5;

/** Who a patient is, for a new chart and for one that is corrected. */
export function PatientFormFields({ form, errors, onChange, afterName, around = (_part, field) => field }: PatientFormFieldsProps) {
  const intl = useIntl();
  const set = <Field extends keyof PatientForm>(field: Field, value: PatientForm[Field]) => onChange({ form: { ...form, [field]: value } });
  const text = (field: 'familyName' | 'givenName' | 'email') => ({
    label: intl.formatMessage(texts[field]),
    value: form[field],
    onChange: ({ value }: { value: string }) => set(field, value),
  });
  const nothing = { id: unstated, label: intl.formatMessage(texts.unspecified) };
  const [firstPhone = '', ...otherPhones] = form.phones;
  // Behind the last number stands room for one more.
  const places = [...otherPhones, ...(form.phones.at(-1)?.trim() ? [''] : [])].slice(0, mostPhones - 1);
  const phone = (at: number, value: string) => ({
    label: at === 0 ? intl.formatMessage(texts.phone) : intl.formatMessage(texts.otherPhone, { number: at + 1 }),
    value,
    parse: e164Of,
    error: errors.phones?.includes(at) ? intl.formatMessage(texts.phoneInvalid) : undefined,
    onChange: (change: { value: string }) => set('phones', [...form.phones.slice(0, at), change.value, ...form.phones.slice(at + 1)]),
  });
  return (
    <>
      {around(
        'name',
        <FormRow>
          <TextField {...text('familyName')} autoFocus isRequired error={errors.familyName && intl.formatMessage(texts.nameRequired)} />
          <TextField {...text('givenName')} />
        </FormRow>,
      )}
      {afterName}
      <FormRow>
        {around(
          'birthDate',
          <DateField label={intl.formatMessage(texts.birthDate)} value={form.birthDate} onChange={({ value }) => set('birthDate', value)} />,
        )}
        {around(
          'sex',
          <Select
            label={intl.formatMessage(texts.sex)}
            value={form.sex ?? unstated}
            items={[nothing, ...sexes.map((id) => ({ id, label: intl.formatMessage(sexNames[id]) }))]}
            onChange={({ value }) => set('sex', sexes.find((sex) => sex === value) ?? null)}
          />,
        )}
      </FormRow>
      {around(
        'healthNumber',
        <HealthNumberField
          label={intl.formatMessage(texts.healthNumber)}
          provinceLabel={intl.formatMessage(texts.province)}
          noProvinceLabel={nothing.label}
          provinces={provinces.map((id) => ({ id, label: id }))}
          rules={healthNumberRules(intl)}
          value={healthNumberOf(form)}
          onChange={({ value }) => onChange({ form: withHealthNumber(form, value) })}
        />,
      )}
      <FormRow>
        {around('phone', <PhoneField {...phone(0, firstPhone)} />)}
        {around('email', <TextField {...text('email')} type="email" error={errors.email && intl.formatMessage(texts.emailInvalid)} />)}
      </FormRow>
      {places.length > 0 && (
        <FormRow>
          {places.map((value, at) => (
            <PhoneField key={at} {...phone(at + 1, value)} />
          ))}
        </FormRow>
      )}
      {around(
        'address',
        <TextArea label={intl.formatMessage(texts.address)} rows={2} value={form.address} onChange={({ value }) => set('address', value)} />,
      )}
    </>
  );
}
