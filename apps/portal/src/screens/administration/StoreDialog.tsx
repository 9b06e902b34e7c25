import { Banner } from '@intake/ui/Banner';
import { ConfirmDialog } from '@intake/ui/Dialog';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { FormFrame } from '../../data/forms/useForm.ts';
import { useLeaving } from '../../data/forms/useLeaving.tsx';
import { problemText } from './administration.messages.ts';

export interface StoreDialogProps {
  title: string;
  confirmLabel: string;
  isDestructive?: boolean;
  form: FormFrame;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is done. Closes once the server has done it, and says why it cannot. */
export function StoreDialog({ title, confirmLabel, isDestructive, form, onClose, children }: StoreDialogProps) {
  const { formatMessage } = useIntl();
  const { leave, question } = useLeaving(form.isDirty);
  return (
    <>
      <ConfirmDialog
        isOpen
        isDestructive={isDestructive}
        title={title}
        confirmLabel={confirmLabel}
        form={form.props}
        onOpenChange={({ isOpen }) => !isOpen && leave(onClose)}
      >
        {children}
        {form.problem && <Banner tone="danger">{formatMessage(problemText(form.problem))}</Banner>}
      </ConfirmDialog>
      {question}
    </>
  );
}
