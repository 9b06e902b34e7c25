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
import { choice, item, useFormValue } from '../../data/forms/controls.ts';
import type { FormState } from '../../data/forms/useForm.ts';
import { healthNumberOf, healthNumberRules, storedNumber } from './healthNumberField.ts';
import { patientTexts as texts, sexNames } from './patient.messages.ts';
import type { PatientForm } from './patientForm.ts';

/** The parts of the form that a document can speak of. */
export type PatientPart = 'name' | 'birthDate' | 'sex' | 'healthNumber' | 'phone' | 'email' | 'address';

export interface PatientFormFieldsProps {
  form: FormState<PatientForm>;
  /** Stands between the name and the rest. */
  afterName?: ReactNode;
  /** Puts something around a part, such as where it was read. */
  around?: (part: PatientPart, field: ReactNode) => ReactNode;
}

const unstated = 'unstated';
const mostPhones = 5;

/** Who a patient is, for a new chart and for one that is corrected. */
export function PatientFormFields({ form, afterName, around = (_part, field) => field }: PatientFormFieldsProps) {
  const intl = useIntl();
  const label = (field: keyof typeof texts) => ({ label: intl.formatMessage(texts[field]) });
  // A name that is read while somebody types elsewhere takes nothing from them.
  const isFirst = Object.keys(form.refilled()).length === 0;
  const nothing = { id: unstated, label: intl.formatMessage(texts.unspecified) };
  return (
    <>
      {around(
        'name',
        <FormRow>
          <TextField {...form.field('familyName')} {...label('familyName')} autoFocus={isFirst} isRequired />
          <TextField {...form.field('givenName')} {...label('givenName')} />
        </FormRow>,
      )}
      {afterName}
      <FormRow>
        {around('birthDate', <BirthDate form={form} />)}
        {around(
          'sex',
          <Select
            {...choice(form, 'sex', unstated)}
            {...label('sex')}
            items={[nothing, ...sexes.map((id) => ({ id, label: intl.formatMessage(sexNames[id]) }))]}
          />,
        )}
      </FormRow>
      {around(
        'healthNumber',
        <HealthNumberField
          {...label('healthNumber')}
          name="healthNumber"
          provinceLabel={intl.formatMessage(texts.province)}
          noProvinceLabel={nothing.label}
          provinces={provinces.map((id) => ({ id, label: id }))}
          rules={healthNumberRules(intl)}
          defaultValue={healthNumberOf(form.values())}
          onChange={({ value }) => form.set(storedNumber(value))}
        />,
      )}
      <FormRow>
        {around('phone', <PhoneField {...item(form, 'phones', 0)} {...label('phone')} parse={e164Of} />)}
        {around('email', <TextField {...form.field('email')} {...label('email')} type="email" />)}
      </FormRow>
      <OtherPhones form={form} />
      {around('address', <TextArea {...form.field('address')} {...label('address')} rows={2} />)}
    </>
  );
}

type PartProps = Pick<PatientFormFieldsProps, 'form'>;

/** Chosen beside it too, where a page can be read in several ways. */
function BirthDate({ form }: PartProps) {
  const { formatMessage } = useIntl();
  const value = useFormValue(form, ({ birthDate }) => birthDate);
  return <DateField {...form.field('birthDate')} label={formatMessage(texts.birthDate)} value={value} />;
}

/** Behind the last number stands room for one more. */
function OtherPhones({ form }: PartProps) {
  const { formatMessage } = useIntl();
  const count = useFormValue(form, ({ phones }) => Math.min(phones.length + (phones.at(-1)?.trim() ? 1 : 0), mostPhones));
  if (count < 2) return null;
  return (
    <FormRow>
      {Array.from({ length: count - 1 }, (_, at) => (
        <PhoneField
          key={at}
          {...item(form, 'phones', at + 1)}
          label={formatMessage(texts.otherPhone, { number: at + 2 })}
          parse={e164Of}
        />
      ))}
    </FormRow>
  );
}
