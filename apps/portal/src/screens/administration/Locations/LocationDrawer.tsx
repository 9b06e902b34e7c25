import type { Location } from '@intake/api/contract';
import { e164Of } from '@intake/api/rules';
import { Checkbox } from '@intake/ui/Checkbox';
import { ComboBox } from '@intake/ui/ComboBox';
import { PhoneField } from '@intake/ui/PhoneField';
import { TextArea } from '@intake/ui/TextArea';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../administration.messages.ts';
import { EditDrawer } from '../EditDrawer.tsx';
import { NameField } from '../NameField.tsx';
import { timeZoneItems } from '../timeZones.ts';
import { locationMessages as texts } from './Locations.messages.ts';
import { formOf, isLocationValid, locationValues } from './Locations.model.ts';
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
  const [form, setForm] = useState(() => formOf(location, timeZone));
  const [zones] = useState(() => timeZoneItems(form.timeZone));
  const set = (change: Partial<LocationForm>) => setForm((before) => ({ ...before, ...change }));
  // Behind the last number stands room for one more.
  const numbers = [...form.faxNumbers, ...(form.faxNumbers.at(-1) === '' ? [] : [''])].slice(0, mostNumbers);

  return (
    <EditDrawer
      title={location ? formatMessage(commonMessages.editNamed, { name: location.name }) : formatMessage(texts.create)}
      isValid={isLocationValid(form)}
      onStore={() => onStore({ location, values: locationValues(form) })}
      onClose={onClose}
    >
      {({ isTried }) => (
        <>
          <NameField label={formatMessage(texts.name)} value={form.name} isTried={isTried} onChange={({ value }) => set({ name: value })} />
          <ComboBox
            label={formatMessage(texts.timeZone)}
            items={zones}
            value={form.timeZone || null}
            isRequired
            error={isTried && !form.timeZone ? formatMessage(texts.timeZoneRequired) : undefined}
            onChange={({ value }) => set({ timeZone: value ?? '' })}
          />
          {numbers.map((value, at) => (
            <PhoneField
              key={at}
              label={formatMessage(texts.faxNumber, { number: at + 1 })}
              value={value}
              parse={e164Of}
              onChange={(typed) => set({ faxNumbers: [...form.faxNumbers.slice(0, at), typed.value, ...form.faxNumbers.slice(at + 1)] })}
            />
          ))}
          <PhoneField label={formatMessage(texts.phone)} value={form.phone} parse={e164Of} onChange={({ value }) => set({ phone: value })} />
          <TextArea label={formatMessage(texts.address)} rows={2} value={form.address} maxLength={500} onChange={({ value }) => set({ address: value })} />
          <Checkbox label={formatMessage(texts.urgent)} isSelected={form.isUrgent} onChange={({ isSelected }) => set({ isUrgent: isSelected })} />
          <Checkbox label={formatMessage(texts.billing)} isSelected={form.isBilling} onChange={({ isSelected }) => set({ isBilling: isSelected })} />
        </>
      )}
    </EditDrawer>
  );
}
