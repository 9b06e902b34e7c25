import type { Location } from '@intake/api/contract';
import { e164Of } from '@intake/api/rules';
import { Checkbox } from '@intake/ui/Checkbox';
import { ComboBox } from '@intake/ui/ComboBox';
import { PhoneField } from '@intake/ui/PhoneField';
import { TextArea } from '@intake/ui/TextArea';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { item, toggle, useFormValue } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import type { FormState } from '../../../data/forms/useForm.ts';
import { answerTexts, commonMessages } from '../administration.messages.ts';
import { NameField } from '../NameField.tsx';
import { timeZoneItems } from '../../../shared/timeZones.ts';
import { locationMessages as texts } from './Locations.messages.ts';
import { formOf, locationErrors, locationValues } from './Locations.model.ts';
import type { LocationForm, LocationsActions } from './Locations.model.ts';

export interface LocationDrawerProps {
  location: Location | null;
  timeZone: string;
  onStore: LocationsActions['onStoreLocation'];
  onClose: () => void;
}

const mostNumbers = 20;

export function LocationDrawer({ location, timeZone, onStore, onClose }: LocationDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: formOf(location, timeZone),
    check: locationErrors,
    save: (values) => onStore({ location, values: locationValues(values) }),
    onSaved: onClose,
    ...answerTexts,
  });
  const [zones] = useState(() => timeZoneItems(form.values().timeZone ?? ''));

  return (
    <FormDrawer
      title={location ? formatMessage(commonMessages.editNamed, { name: location.name }) : formatMessage(texts.create)}
      form={form}
      onClose={onClose}
    >
      <NameField {...form.field('name')} label={formatMessage(texts.name)} />
      <ComboBox {...form.field('timeZone')} label={formatMessage(texts.timeZone)} items={zones} isRequired />
      <FaxNumbers form={form} />
      <PhoneField {...form.field('phone')} label={formatMessage(texts.phone)} parse={e164Of} />
      <TextArea {...form.field('address')} label={formatMessage(texts.address)} rows={2} maxLength={500} />
      <Checkbox {...toggle(form, 'isUrgent')} label={formatMessage(texts.urgent)} />
      <Checkbox {...toggle(form, 'isBilling')} label={formatMessage(texts.billing)} />
    </FormDrawer>
  );
}

/** Behind the last number stands room for one more. */
function FaxNumbers({ form }: { form: FormState<LocationForm> }) {
  const { formatMessage } = useIntl();
  const count = useFormValue(form, ({ faxNumbers }) => faxNumbers.length + (faxNumbers.at(-1) === '' ? 0 : 1));
  return Array.from({ length: Math.min(count, mostNumbers) }, (_, at) => (
    <PhoneField key={at} {...item(form, 'faxNumbers', at)} label={formatMessage(texts.faxNumber, { number: at + 1 })} parse={e164Of} />
  ));
}
