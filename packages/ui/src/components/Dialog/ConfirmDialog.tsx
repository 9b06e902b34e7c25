import type { ReactElement, ReactNode } from 'react';
import { useUiLabels } from '../../theme/labels.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './WholeDialog.tsx';

export interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** The verb of the action, not "OK". */
  confirmLabel: string;
  isDestructive?: boolean;
  isPending?: boolean;
  trigger?: ReactElement;
  isOpen?: boolean;
  onOpenChange?: (change: { isOpen: boolean }) => void;
  /** Confirming sends it, in place of `onConfirm`. */
  form?: DialogProps['form'];
  onConfirm?: (dialog: { close: () => void }) => void;
}

/** Asks before what cannot be undone. Stays open until `onConfirm`, or who sent its form, closes it. */
export function ConfirmDialog({ children, confirmLabel, isDestructive, isPending, onConfirm, ...rest }: ConfirmDialogProps) {
  const labels = useUiLabels();
  return (
    <Dialog
      {...rest}
      role="alertdialog"
      size="sm"
      footer={({ close }) => (
        <>
          <Button autoFocus onPress={close}>{labels.cancel}</Button>
          <Button
            variant={isDestructive ? 'danger' : 'primary'}
            type={rest.form ? 'submit' : 'button'}
            isPending={isPending ?? rest.form?.isPending}
            onPress={() => onConfirm?.({ close })}
          >
            {confirmLabel}
          </Button>
        </>
      )}
    >
      {children}
    </Dialog>
  );
}
