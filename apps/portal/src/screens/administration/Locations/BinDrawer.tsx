import type { Bin, Location } from '@intake/api/contract';
import { e164Of } from '@intake/api/rules';
import { PhoneField } from '@intake/ui/PhoneField';
import { Select } from '@intake/ui/Select';
import { useIntl } from 'react-intl';
import { choice } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import { answerTexts, commonMessages } from '../administration.messages.ts';
import { NameField } from '../NameField.tsx';
import { locationMessages as texts } from './Locations.messages.ts';
import { isWrongNumber } from './Locations.model.ts';
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
  const form = useForm({
    initial: { name: bin?.name ?? '', locationId: bin?.locationId ?? locations[0]?.id ?? null, faxNumber: bin?.faxNumber ?? '' },
    check: ({ name, locationId, faxNumber }) => ({
      name: name.trim() === '' && commonMessages.nameRequired,
      locationId: !locationId && texts.locationRequired,
      faxNumber: isWrongNumber(faxNumber) && commonMessages.numberInvalid,
    }),
    save: ({ name, locationId, faxNumber }) =>
      onStore({
        bin,
        values: { name: name.trim(), locationId: locationId ?? '', faxNumber: e164Of(faxNumber), position: bin?.position ?? position },
      }),
    onSaved: onClose,
    ...answerTexts,
  });
  return (
    <FormDrawer title={formatMessage(bin ? texts.editBin : texts.createBin)} form={form} onClose={onClose}>
      <NameField {...form.field('name')} label={formatMessage(texts.name)} />
      <Select
        {...choice(form, 'locationId')}
        label={formatMessage(texts.location)}
        items={locations.map((location) => ({ id: location.id, label: location.name }))}
      />
      <PhoneField {...form.field('faxNumber')} label={formatMessage(texts.ownNumber)} parse={e164Of} />
    </FormDrawer>
  );
}
