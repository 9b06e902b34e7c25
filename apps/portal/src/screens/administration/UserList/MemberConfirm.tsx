import type { Member } from '@intake/api/contract';
import { Banner } from '@intake/ui/Banner';
import { ConfirmDialog } from '@intake/ui/Dialog';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { problemText } from '../administration.messages.ts';
import type { Stored } from '../administration.model.ts';
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
  onConfirm: () => Stored;
  onClose: () => void;
}

export function MemberConfirm({ member, action, onConfirm, onClose }: MemberConfirmProps) {
  const { formatMessage } = useIntl();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { title, text, verb } = words[action];

  const confirm = async () => {
    setPending(true);
    const refused = await onConfirm();
    setPending(false);
    setProblem(refused);
    if (refused === null) onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={formatMessage(title, { name: member.displayName })}
      confirmLabel={formatMessage(verb)}
      isPending={isPending}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      onConfirm={() => void confirm()}
    >
      <p>{formatMessage(text)}</p>
      {problem && <Banner tone="danger">{formatMessage(problemText(problem))}</Banner>}
    </ConfirmDialog>
  );
}
