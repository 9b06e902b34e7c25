import type { Member } from '@intake/api/contract';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../../data/problem.ts';
import { RemoveDialog } from '../RemoveDialog.tsx';
import { confirmMessages, statusActions, userMessages } from './UserList.messages.ts';
import type { StatusAction } from './UserList.model.ts';

/** What takes somebody's access away, so that it is asked about first. */
export type Grave = Exclude<StatusAction, 'unlock' | 'reinstate'> | 'remove';
export const isGrave = (action: StatusAction | 'remove'): action is Grave => action !== 'unlock' && action !== 'reinstate';

const words = {
  lock: { title: confirmMessages.lockTitle, text: confirmMessages.lockText, verb: statusActions.lock },
  suspend: { title: confirmMessages.suspendTitle, text: confirmMessages.suspendText, verb: statusActions.suspend },
  deactivate: { title: confirmMessages.deactivateTitle, text: confirmMessages.deactivateText, verb: statusActions.deactivate },
  remove: { title: userMessages.removeTitle, text: userMessages.removeText, verb: userMessages.removeFromHere },
};

export interface MemberConfirmProps {
  member: Member;
  action: Grave;
  onConfirm: () => Outcome;
  onClose: () => void;
}

export function MemberConfirm({ member, action, onConfirm, onClose }: MemberConfirmProps) {
  const { formatMessage } = useIntl();
  const { title, text, verb } = words[action];
  return (
    <RemoveDialog
      title={formatMessage(title, { name: member.displayName })}
      text={formatMessage(text)}
      confirmLabel={formatMessage(verb)}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
