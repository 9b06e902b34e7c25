import { useAccount } from '../../../app/account.ts';
import { preferencesChanged } from '../../../app/preferences.ts';
import { useAppDispatch, useAppSelector } from '../../../app/store.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

export function ProfileRoute() {
  const { user, organization, mappings } = useAccount();
  const preferences = useAppSelector((state) => state.preferences);
  const dispatch = useAppDispatch();
  const role = mappings.find((mapping) => mapping.Organization_ID === organization.id)?.roleName ?? '';
  return (
    <ProfileScreen
      person={{ name: user.displayName, email: user.email, organization: organization.name, role }}
      settings={preferences}
      onChange={({ setting, value }) => dispatch(preferencesChanged({ [setting]: value }))}
    />
  );
}
