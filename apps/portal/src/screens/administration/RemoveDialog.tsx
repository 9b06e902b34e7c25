import { useIntl } from 'react-intl';
import { useForm } from '../../data/forms/useForm.ts';
import type { Outcome } from '../../data/problem.ts';
import { commonMessages } from './administration.messages.ts';
import { StoreDialog } from './StoreDialog.tsx';

export interface RemoveDialogProps {
  title: string;
  text: string;
  /** “Remove” otherwise. */
  confirmLabel?: string;
  onConfirm: () => Outcome;
  onClose: () => void;
}

/** Asks before something is taken away, and says why it cannot be. */
export function RemoveDialog({ title, text, confirmLabel, onConfirm, onClose }: RemoveDialogProps) {
  const { formatMessage } = useIntl();
  const form = useForm({ initial: {}, save: onConfirm, onSaved: onClose });
  return (
    <StoreDialog isDestructive title={title} confirmLabel={confirmLabel ?? formatMessage(commonMessages.remove)} form={form} onClose={onClose}>
      <p>{text}</p>
    </StoreDialog>
  );
}
