import { useIntl } from 'react-intl';
import { Button } from '@intake/ui/Button';
import { Dialog } from '@intake/ui/Dialog';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { choice } from '../../../../data/forms/controls.ts';
import { useForm } from '../../../../data/forms/useForm.ts';
import type { FaxActions } from '../model/screenModel.ts';
import { problemText } from '../problems.messages.ts';
import { dialogMessages as texts } from './dialogs.messages.ts';

export interface RejectDialogProps {
  isOpen: boolean;
  onReject: FaxActions['onReject'];
  onMisdirected: FaxActions['onMisdirected'];
  onClose: () => void;
}

/** Sets a fax aside for good, and asks why: a misdirected one is a privacy incident. */
export function RejectDialog({ isOpen, onReject, onMisdirected, onClose }: RejectDialogProps) {
  const intl = useIntl();
  const form = useForm<{ reason: 'junk' | 'misdirected' }>({
    initial: { reason: 'junk' },
    save: async ({ reason }) => {
      if (reason === 'junk') return onReject({ reason });
      onMisdirected();
      return null;
    },
    onSaved: onClose,
    problemText,
  });
  return (
    <Dialog
      title={intl.formatMessage(texts.rejectTitle)}
      size="sm"
      isOpen={isOpen}
      onOpenChange={(change) => !change.isOpen && onClose()}
      form={form.props}
      footer={
        <>
          <Button onPress={onClose}>{intl.formatMessage(texts.cancel)}</Button>
          <Button variant="danger" type="submit" isPending={form.isPending}>
            {intl.formatMessage(texts.rejectConfirm)}
          </Button>
        </>
      }
    >
      <p>{intl.formatMessage(texts.rejectText)}</p>
      <RadioGroup
        {...choice(form, 'reason')}
        label={intl.formatMessage(texts.rejectReason)}
        items={[
          { id: 'junk', label: intl.formatMessage(texts.junk), description: intl.formatMessage(texts.junkText) },
          { id: 'misdirected', label: intl.formatMessage(texts.misdirected), description: intl.formatMessage(texts.misdirectedText) },
        ]}
      />
    </Dialog>
  );
}
