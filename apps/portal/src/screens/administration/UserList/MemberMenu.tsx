import type { Member } from '@intake/api/contract';
import { IconButton } from '@intake/ui/IconButton';
import { Menu } from '@intake/ui/Menu';
import { Ellipsis, KeyRound, Lock, LockOpen, Pause, Pencil, Play, UserMinus, UserX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../administration.messages.ts';
import { statusActions, userMessages as texts } from './UserList.messages.ts';
import { mayEdit, mayRemove, statusActionsOf } from './UserList.model.ts';
import type { StatusAction, UserListModel } from './UserList.model.ts';

export type MemberAction = 'edit' | 'reset' | 'remove' | StatusAction;

const icons = {
  lock: <Lock aria-hidden />,
  unlock: <LockOpen aria-hidden />,
  suspend: <Pause aria-hidden />,
  reinstate: <Play aria-hidden />,
  deactivate: <UserX aria-hidden />,
};

export interface MemberMenuProps {
  member: Member;
  own: UserListModel['own'];
  /** They may do what one may not: all that is left is to send them a code. */
  isBeyond: boolean;
  onAction: (action: { action: MemberAction; member: Member }) => void;
}

/** What can be done with somebody, and nothing that the server would refuse. */
export function MemberMenu({ member, own, isBeyond, onAction }: MemberMenuProps) {
  const { formatMessage } = useIntl();
  const opens = member.status === 'active' || member.status === 'invited';
  const groups = [
    {
      id: 'person',
      items: [
        ...(!isBeyond && mayEdit(member, own) ? [{ id: 'edit', label: formatMessage(commonMessages.edit), icon: <Pencil aria-hidden /> }] : []),
        ...(opens
          ? [{ id: 'reset', label: formatMessage(member.status === 'invited' ? texts.resendInvitation : texts.reset), icon: <KeyRound aria-hidden /> }]
          : []),
      ],
    },
    {
      id: 'status',
      items: (isBeyond ? [] : statusActionsOf(member, own)).map((action) => ({
        id: action,
        label: formatMessage(statusActions[action]),
        icon: icons[action],
        ...(action === 'deactivate' && { tone: 'danger' as const }),
      })),
    },
    {
      id: 'end',
      items: !isBeyond && mayRemove(member, own)
        ? [{ id: 'remove', label: formatMessage(texts.removeFromHere), icon: <UserMinus aria-hidden />, tone: 'danger' as const }]
        : [],
    },
  ].filter(({ items }) => items.length > 0);
  if (groups.length === 0) return null;
  return (
    <Menu
      placement="bottom end"
      trigger={
        <IconButton size="sm" label={formatMessage(commonMessages.actionsFor, { name: member.displayName })} icon={<Ellipsis aria-hidden />} />
      }
      groups={groups}
      onAction={({ id }) => onAction({ action: id as MemberAction, member })}
    />
  );
}
