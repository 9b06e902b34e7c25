import { useIntl } from 'react-intl';
import { spokenLanguages } from '@intake/api/rules';
import { FormRow } from '@intake/ui/Form';
import { Select } from '@intake/ui/Select';
import { TextArea } from '@intake/ui/TextArea';
import { choice } from '../../data/forms/controls.ts';
import type { FormState } from '../../data/forms/useForm.ts';
import { patientTexts as texts } from './patient.messages.ts';
import type { PatientForm } from './patientForm.ts';
import { useLanguageName } from './useLanguageName.ts';

export interface PatientWishFieldsProps {
  form: FormState<PatientForm>;
  locations: readonly { id: string; name: string }[];
}

const unstated = 'unstated';

/** How the patient would rather be dealt with, and what nobody may miss. */
export function PatientWishFields({ form, locations }: PatientWishFieldsProps) {
  const { formatMessage, locale } = useIntl();
  const nameOf = useLanguageName();
  const nothing = { id: unstated, label: formatMessage(texts.unspecified) };
  const stored = form.values().language;
  const languages = [...new Set([...spokenLanguages, ...(stored ? [stored] : [])])].map((id) => ({ id, label: nameOf(id) }));
  return (
    <>
      <FormRow>
        <Select
          {...choice(form, 'language', unstated)}
          label={formatMessage(texts.language)}
          items={[nothing, ...languages.toSorted((one, other) => one.label.localeCompare(other.label, locale))]}
        />
        <Select
          {...choice(form, 'locationId', unstated)}
          label={formatMessage(texts.location)}
          items={[nothing, ...locations.map(({ id, name }) => ({ id, label: name }))]}
        />
      </FormRow>
      <TextArea {...form.field('alerts')} label={formatMessage(texts.alerts)} description={formatMessage(texts.alertsText)} rows={2} />
    </>
  );
}
