import { Banner } from '@intake/ui/Banner';
import { ConfirmDialog } from '@intake/ui/Dialog';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { problemText } from './administration.messages.ts';
import { DialogBody } from './administration.styles.ts';
import { useStoring } from './useStoring.ts';
import type { Storing } from './useStoring.ts';

export interface StoreDialogProps extends Storing {
  title: string;
  confirmLabel: string;
  isDestructive?: boolean;
  /** From the first try on, what is missing is said. */
  children: (form: { isTried: boolean }) => ReactNode;
}

/** Asks before something is done. Closes once the server has done it, and says why it cannot. */
export function StoreDialog({ title, confirmLabel, isDestructive, children, ...storing }: StoreDialogProps) {
  const { formatMessage } = useIntl();
  const { isTried, isPending, problem, store } = useStoring(storing);
  return (
    <ConfirmDialog
      isOpen
      isDestructive={isDestructive}
      title={title}
      confirmLabel={confirmLabel}
      isPending={isPending}
      onOpenChange={({ isOpen }) => !isOpen && storing.onClose()}
      onConfirm={() => void store()}
    >
      <DialogBody>
        {children({ isTried })}
        {problem && <Banner tone="danger">{formatMessage(problemText(problem))}</Banner>}
      </DialogBody>
    </ConfirmDialog>
  );
}
