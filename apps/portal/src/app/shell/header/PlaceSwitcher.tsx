import { chooseOrganization } from '@intake/api/client';
import { Button } from '@intake/ui/Button';
import { Menu } from '@intake/ui/Menu';
import { showToast } from '@intake/ui/Toast';
import { ChevronsUpDown } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useLeave } from '../../../data/forms/leave.ts';
import { useAccount } from '../../session/account.ts';
import { useEnvironment } from '../../entry/environment.ts';
import { LocationName, OrganizationName, Place } from './PlaceSwitcher.styles.ts';
import { shellMessages } from '../shell.messages.ts';
import { useAppDispatch } from '../../entry/store.ts';
import { toasts } from '../toasts.ts';
import { useWorkplace } from '../../session/useWorkplace.ts';

const everywhere = 'everywhere';

/** The organisation and the location that one works at, and how to change to another one. */
export function PlaceSwitcher() {
  const { formatMessage } = useIntl();
  const { organization, mappings } = useAccount();
  const { items } = useEnvironment();
  const dispatch = useAppDispatch();
  const leave = useLeave();
  const { locations, locationId } = useWorkplace();
  // The mappings are fresh; what was stored at sign-in may have been given another name.
  const name = mappings.find(({ Organization_ID: id }) => id === organization.id)?.organizationName ?? organization.name;
  const location = locations.find(({ id }) => id === locationId);
  const text = (key: keyof typeof shellMessages) => formatMessage(shellMessages[key]);

  const place = (
    <Place>
      <OrganizationName>
        <bdi>{name}</bdi>
      </OrganizationName>
      {location && (
        <LocationName>
          <bdi>{location.name}</bdi>
        </LocationName>
      )}
    </Place>
  );
  if (mappings.length < 2 && locations.length < 2) return place;

  const goTo = async (id: string) => {
    const isDone = await dispatch(chooseOrganization(id));
    if (!isDone) showToast(toasts, { title: text('organizationFailed'), tone: 'danger' });
  };
  const stay = (id: string) => (id === everywhere ? items.remove('CURRENT_LOCATION') : items.write('CURRENT_LOCATION', id));
  const organizations = {
    id: 'organization',
    title: text('organization'),
    selected: organization.id,
    items: mappings.map(({ Organization_ID: id, organizationName: label, roleName }) => ({ id, label, description: roleName })),
  };
  const places = {
    id: 'location',
    title: text('location'),
    selected: location?.id ?? everywhere,
    items: [{ id: everywhere, label: text('everywhere') }, ...locations.map(({ id, name }) => ({ id, label: name }))],
  };
  return (
    <Menu
      trigger={
        <Button variant="quiet" aria-label={formatMessage(shellMessages.changePlace, { organization: name, location: location?.name ?? text('everywhere') })}>
          {place}
          <ChevronsUpDown aria-hidden />
        </Button>
      }
      groups={[...(mappings.length > 1 ? [organizations] : []), ...(locations.length > 1 ? [places] : [])]}
      onAction={({ group, id }) => (group === 'location' ? stay(id) : leave(() => void goTo(id)))}
    />
  );
}
