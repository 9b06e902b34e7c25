import { useState } from 'react';
import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { ConfirmDialog } from '../../components/Dialog/ConfirmDialog.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import { Body } from './RemoveDialog.styles.ts';

export interface RemoveDialogProps {
  /** Names what goes: “Remove Harbour?”. */
  title: string;
  /** What comes of it, and what stays. */
  children: ReactNode;
  /** The verb of the button. “Remove” otherwise. */
  confirmLabel?: string;
  /** Resolves with null once it is gone, otherwise with why it cannot go. */
  onConfirm: () => Promise<ReactNode>;
  onClose: () => void;
}

/** Asks before something is taken away, waits until it is, and says why it cannot be. Open while it is mounted. */
export function RemoveDialog({ title, children, confirmLabel, onConfirm, onClose }: RemoveDialogProps) {
  const labels = useUiLabels();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const confirm = async () => {
    setPending(true);
    setRefusal(null);
    try {
      const refused = await onConfirm();
      if (refused === null) onClose();
      else setRefusal(refused);
    } finally {
      setPending(false);
    }
  };
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={title}
      confirmLabel={confirmLabel ?? labels.removeVerb}
      isPending={isPending}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      onConfirm={() => void confirm()}
    >
      <Body>
        <div>{children}</div>
        {refusal !== null && <Banner tone="danger">{refusal}</Banner>}
      </Body>
    </ConfirmDialog>
  );
}
