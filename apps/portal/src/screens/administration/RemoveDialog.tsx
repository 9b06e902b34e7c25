import { Banner } from '@intake/ui/Banner';
import { ConfirmDialog } from '@intake/ui/Dialog';
import { useIntl } from 'react-intl';
import { commonMessages, problemText } from './administration.messages.ts';
import type { Stored } from './administration.model.ts';
import { useStoring } from './useStoring.ts';

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
  const { isPending, problem, store } = useStoring({ onStore: onConfirm, onClose });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={title}
      confirmLabel={confirmLabel ?? formatMessage(commonMessages.remove)}
      isPending={isPending}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      onConfirm={() => void store()}
    >
      <p>{text}</p>
      {problem && <Banner tone="danger">{formatMessage(problemText(problem))}</Banner>}
    </ConfirmDialog>
  );
}
