import { useIntl } from 'react-intl';
import { Button } from '@intake/ui/Button';
import { Dialog } from '@intake/ui/Dialog';
import { TextArea } from '@intake/ui/TextArea';
import { useForm } from '../../../../data/forms/useForm.ts';
import { useLeaving } from '../../../../data/forms/useLeaving.tsx';
import type { FaxActions } from '../model/screenModel.ts';
import { problemText } from '../problems.messages.ts';
import { dialogMessages as texts } from './dialogs.messages.ts';

export interface HoldDialogProps {
  isOpen: boolean;
  /** What stands in the note already. */
  note: string;
  onHold: FaxActions['onHold'];
  onClose: () => void;
}

/** Sets a fax aside while a reply is awaited. */
export function HoldDialog({ isOpen, note, onHold, onClose }: HoldDialogProps) {
  const intl = useIntl();
  const form = useForm({
    initial: { note },
    save: (values) => onHold({ hold: true, note: values.note.trim() || null }),
    onSaved: onClose,
    problemText,
  });
  const { leave, question } = useLeaving(form.isDirty);
  return (
    <>
      <Dialog
        title={intl.formatMessage(texts.holdTitle)}
        size="sm"
        isOpen={isOpen}
        onOpenChange={(change) => !change.isOpen && leave(onClose)}
        form={form.props}
        footer={
          <>
            <Button onPress={() => leave(onClose)}>{intl.formatMessage(texts.cancel)}</Button>
            <Button variant="primary" type="submit" isPending={form.isPending}>
              {intl.formatMessage(texts.holdConfirm)}
            </Button>
          </>
        }
      >
        <p>{intl.formatMessage(texts.holdText)}</p>
        <TextArea {...form.field('note')} label={intl.formatMessage(texts.holdNote)} rows={3} maxLength={2000} autoFocus />
      </Dialog>
      {question}
    </>
  );
}
