import { e164Of, phoneText } from '@intake/api/rules';
import { PhoneField } from '@intake/ui/PhoneField';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { TextField } from '@intake/ui/TextField';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { choice, useFormValue } from '../../data/forms/controls.ts';
import type { FormState } from '../../data/forms/useForm.ts';
import { chosenNumber, type FaxSite, type NumberValues } from './faxNumber.model.ts';
import { numberMessages as texts } from './letters.messages.ts';

export interface FaxNumberFieldsProps<Values extends NumberValues> {
  form: FormState<Values>;
  sites: readonly FaxSite[];
  /** Whether somebody here has sent to the chosen number before; null while that is not known, or no number is chosen. */
  isKnown: boolean | null;
  /** A whole number was chosen or typed; null for none. */
  onNumber: (choice: { number: string | null }) => void;
}

const typed = 'typed';

/** Where a fax goes: one of the recipient's sites or another number, and its last digits again where it is new. */
export function FaxNumberFields<Values extends NumberValues>({ form, sites, isKnown, onNumber }: FaxNumberFieldsProps<Values>) {
  const { formatMessage } = useIntl();
  const fields = form as unknown as FormState<NumberValues>;
  const site = useFormValue(fields, (values) => values.site);
  const number = useFormValue(fields, chosenNumber);
  useEffect(() => onNumber({ number }), [number, onNumber]);
  return (
    <>
      {sites.length > 0 && (
        <RadioGroup
          {...choice(fields, 'site', typed)}
          label={formatMessage(texts.to)}
          items={[
            ...sites.map(({ number: id, name }) => ({ id, label: phoneText(id), description: <bdi>{name}</bdi> })),
            { id: typed, label: formatMessage(texts.other) },
          ]}
        />
      )}
      {site === null && (
        <PhoneField {...fields.field('number')} label={formatMessage(sites.length > 0 ? texts.typed : texts.to)} parse={e164Of} isRequired />
      )}
      {number !== null && isKnown === false && (
        <TextField
          {...fields.field('confirmation')}
          label={formatMessage(texts.confirm)}
          description={formatMessage(texts.confirmText)}
          isRequired
          isNumeric
          maxLength={4}
          autoComplete="off"
        />
      )}
    </>
  );
}
