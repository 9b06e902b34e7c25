import { useIntl } from 'react-intl';
import { commonMessages } from './administration.messages.ts';
import type { Stored } from './administration.model.ts';
import { StoreDialog } from './StoreDialog.tsx';

export interface RemoveDialogProps {
  title: string;
  text: string;
  /** “Remove” otherwise. */
  confirmLabel?: string;
  onConfirm: () => Stored;
  onClose: () => void;
}

/** Asks before something is taken away, and says why it cannot be. */
export function RemoveDialog({ title, text, confirmLabel, onConfirm, onClose }: RemoveDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <StoreDialog
      isDestructive
      title={title}
      confirmLabel={confirmLabel ?? formatMessage(commonMessages.remove)}
      onStore={onConfirm}
      onClose={onClose}
    >
      {() => <p>{text}</p>}
    </StoreDialog>
  );
}
