import { Banner } from '@intake/ui/Banner';
import { ConfirmDialog } from '@intake/ui/Dialog';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages, problemText } from './administration.messages.ts';
import type { Stored } from './administration.model.ts';

export interface RemoveDialogProps {
  title: string;
  text: string;
  onConfirm: () => Stored;
  onClose: () => void;
}

/** Asks before something is removed, and says why it cannot be. */
export function RemoveDialog({ title, text, onConfirm, onClose }: RemoveDialogProps) {
  const { formatMessage } = useIntl();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
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
      title={title}
      confirmLabel={formatMessage(commonMessages.remove)}
      isPending={isPending}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      onConfirm={() => void confirm()}
    >
      <p>{text}</p>
      {problem && <Banner tone="danger">{formatMessage(problemText(problem))}</Banner>}
    </ConfirmDialog>
  );
}
