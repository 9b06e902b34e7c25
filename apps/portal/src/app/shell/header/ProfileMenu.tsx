import { Avatar } from '@intake/ui/Avatar';
import { Button } from '@intake/ui/Button';
import { Menu } from '@intake/ui/Menu';
import { LockKeyhole, LogOut, Palette, UserRound } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useAccount } from '../../session/account.ts';
import { shellMessages } from '../shell.messages.ts';
import type { ShellActions } from '../useShellActions.ts';

/** Whose session this is, how it looks, and the ways out. */
export function ProfileMenu({ actions }: { actions: ShellActions }) {
  const { formatMessage } = useIntl();
  const { user } = useAccount();
  const navigate = useNavigate();
  const text = (name: keyof typeof shellMessages) => formatMessage(shellMessages[name]);

  const act = ({ id }: { id: string }) => {
    if (id === 'profile') void navigate('/app/pages/profile');
    else if (id in actions) actions[id as keyof ShellActions]();
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
        {
          id: 'account',
          items: [
            { id: 'profile', label: user.displayName, description: user.email, icon: <UserRound aria-hidden /> },
            { id: 'showAppearance', label: text('appearance'), icon: <Palette aria-hidden /> },
          ],
        },
        {
          id: 'session',
          items: [
            { id: 'lock', label: text('lock'), icon: <LockKeyhole aria-hidden /> },
            { id: 'signOut', label: text('signOut'), icon: <LogOut aria-hidden data-flip /> },
          ],
        },
      ]}
      onAction={act}
    />
  );
}
