import type { Bin, Location } from '@intake/api/contract';
import { e164Of } from '@intake/api/rules';
import { PhoneField } from '@intake/ui/PhoneField';
import { Select } from '@intake/ui/Select';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { EditDrawer } from '../EditDrawer.tsx';
import { NameField } from '../NameField.tsx';
import { locationMessages as texts } from './Locations.messages.ts';
import type { LocationsActions } from './Locations.model.ts';

export interface BinDrawerProps {
  bin: Bin | null;
  locations: readonly Location[];
  /** Where a new one stands among the others. */
  position: number;
  onStore: LocationsActions['onStoreBin'];
  onClose: () => void;
}

export function BinDrawer({ bin, locations, position, onStore, onClose }: BinDrawerProps) {
  const { formatMessage } = useIntl();
  const [name, setName] = useState(bin?.name ?? '');
  const [locationId, setLocationId] = useState(bin?.locationId ?? locations[0]?.id ?? '');
  const [number, setNumber] = useState(bin?.faxNumber ?? '');
  const faxNumber = e164Of(number);
  return (
    <EditDrawer
      title={formatMessage(bin ? texts.editBin : texts.createBin)}
      isValid={name.trim() !== '' && locationId !== '' && (number.trim() === '' || faxNumber !== null)}
      onStore={() => onStore({ bin, values: { name: name.trim(), locationId, faxNumber, position: bin?.position ?? position } })}
      onClose={onClose}
    >
      {({ isTried }) => (
        <>
          <NameField label={formatMessage(texts.name)} value={name} isTried={isTried} onChange={({ value }) => setName(value)} />
          <Select
            label={formatMessage(texts.location)}
            value={locationId}
            items={locations.map((location) => ({ id: location.id, label: location.name }))}
            onChange={({ value }) => setLocationId(value)}
          />
          <PhoneField label={formatMessage(texts.ownNumber)} value={number} parse={e164Of} onChange={({ value }) => setNumber(value)} />
        </>
      )}
    </EditDrawer>
  );
}
