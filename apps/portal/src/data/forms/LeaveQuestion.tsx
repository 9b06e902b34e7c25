import { ConfirmDialog } from '@intake/ui/Dialog';
import { useIntl } from 'react-intl';
import { leaveMessages } from './leave.messages.ts';

export interface LeaveQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before what was typed is lost. */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const { formatMessage } = useIntl();
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={formatMessage(leaveMessages.title)}
      confirmLabel={formatMessage(leaveMessages.discard)}
      onOpenChange={({ isOpen }) => !isOpen && onStay()}
      onConfirm={onLeave}
    >
      {formatMessage(leaveMessages.text)}
    </ConfirmDialog>
  );
}
