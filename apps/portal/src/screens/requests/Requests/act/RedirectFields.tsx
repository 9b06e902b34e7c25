import { ComboBox } from '@intake/ui/ComboBox';
import { TextField } from '@intake/ui/TextField';
import { useIntl } from 'react-intl';
import { useFormValue } from '../../../../data/forms/controls.ts';
import type { FormState } from '../../../../data/forms/useForm.ts';
import type { Search } from '../../../../data/search.ts';
import { dialogMessages as texts } from '../Requests.messages.ts';
import type { DirectoryChoice } from '../Requests.model.ts';

export interface RedirectValues {
  clinicId: string | null;
  physicianId: string | null;
  /** The clinic, as the letter says it. */
  redirectTo: string;
}

export interface Directory {
  /** Found by what was typed. */
  clinics: Search<DirectoryChoice>;
  physicians: Search<DirectoryChoice>;
  onSearch: (search: { who: 'clinic' | 'physician'; text: string }) => void;
}

export interface RedirectFieldsProps<Values extends RedirectValues> extends Directory {
  form: FormState<Values>;
}

/** To which clinic: one of the directory, that of a physician, or one that is named in words. */
export function RedirectFields<Values extends RedirectValues>({ form, clinics, physicians, onSearch }: RedirectFieldsProps<Values>) {
  const { formatMessage } = useIntl();
  const fields = form as unknown as FormState<RedirectValues>;
  // What is chosen names the clinic, and can still be worded otherwise.
  const chosen = useFormValue(fields, ({ clinicId, physicianId }) => `${clinicId} ${physicianId}`);
  const name = (label: string | null | undefined) => (label ? { redirectTo: label } : {});
  return (
    <>
      <ComboBox
        {...fields.field('clinicId')}
        label={formatMessage(texts.redirectClinic)}
        description={formatMessage(texts.redirectClinicText)}
        {...clinics}
        isRemote
        autoFocus
        onInputChange={({ value }) => onSearch({ who: 'clinic', text: value })}
        onChange={({ value }) => fields.set({ clinicId: value, ...name(clinics.items.find(({ id }) => id === value)?.label) })}
      />
      <ComboBox
        {...fields.field('physicianId')}
        label={formatMessage(texts.redirectPhysician)}
        {...physicians}
        isRemote
        onInputChange={({ value }) => onSearch({ who: 'physician', text: value })}
        onChange={({ value }) => {
          const physician = physicians.items.find(({ id }) => id === value);
          fields.set({ physicianId: value, ...(fields.values().clinicId ? {} : name(physician?.description ?? physician?.label)) });
        }}
      />
      <TextField key={chosen} {...fields.field('redirectTo')} label={formatMessage(texts.redirectTo)} isRequired maxLength={200} />
    </>
  );
}
