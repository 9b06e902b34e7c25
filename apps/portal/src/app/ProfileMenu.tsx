import { chooseOrganization, signOut } from '@intake/api/client';
import { Avatar } from '@intake/ui/Avatar';
import { Button } from '@intake/ui/Button';
import { Menu } from '@intake/ui/Menu';
import type { MenuGroup } from '@intake/ui/Menu';
import { showToast } from '@intake/ui/Toast';
import { LogOut, UserRound } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useSettingGroups } from '../screens/account/settingGroups.ts';
import type { Setting } from '../screens/account/settingGroups.ts';
import { useAccount } from './account.ts';
import { preferencesChanged } from './preferences.ts';
import { shellMessages } from './shell.messages.ts';
import { useAppDispatch, useAppSelector } from './store.ts';
import { toasts } from './toasts.ts';

/** Settings of this computer, the other organisations, and the way out. */
export function ProfileMenu() {
  const { formatMessage } = useIntl();
  const { user, organization, mappings } = useAccount();
  const preferences = useAppSelector((state) => state.preferences);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const settings = useSettingGroups();
  const text = (name: keyof typeof shellMessages) => formatMessage(shellMessages[name]);

  const leave = async () => {
    const isDone = await dispatch(signOut());
    if (!isDone) showToast(toasts, { title: text('signOutFailed'), tone: 'danger' });
  };
  const change = async (id: string) => {
    const isDone = await dispatch(chooseOrganization(id));
    if (!isDone) showToast(toasts, { title: text('organizationFailed'), tone: 'danger' });
  };
  const act = ({ group, id }: { group: string; id: string }) => {
    if (id === 'profile') void navigate('/app/pages/profile');
    else if (id === 'sign-out') void leave();
    else if (group === 'organization') void change(id);
    else dispatch(preferencesChanged({ [group as Setting]: id }));
  };

  const organizations: MenuGroup = {
    id: 'organization',
    title: text('organization'),
    selected: organization.id,
    items: mappings.map(({ Organization_ID: id, organizationName: label, roleName }) => ({ id, label, description: roleName })),
  };
  const account: MenuGroup = {
    id: 'account',
    title: text('account'),
    items: [
      { id: 'profile', label: user.displayName, description: user.email, icon: <UserRound aria-hidden /> },
      { id: 'sign-out', label: text('signOut'), icon: <LogOut aria-hidden data-flip /> },
    ],
  };
  return (
    <Menu
      placement="bottom end"
      trigger={
        <Button variant="quiet" aria-label={formatMessage(shellMessages.openProfile, { name: user.displayName })}>
          <Avatar name={user.displayName} isDecorative />
        </Button>
      }
      groups={[
        ...(mappings.length > 1 ? [organizations] : []),
        ...settings.map((group) => ({ ...group, selected: preferences[group.id] })),
        account,
      ]}
      onAction={act}
    />
  );
}
