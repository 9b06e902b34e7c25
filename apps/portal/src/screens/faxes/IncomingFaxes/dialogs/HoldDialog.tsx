import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Dialog } from '@intake/ui/Dialog';
import { TextArea } from '@intake/ui/TextArea';
import type { FaxActions } from '../model/screenModel.ts';
import { ProblemText } from '../ProblemText.tsx';
import { dialogMessages as texts } from './dialogs.messages.ts';
import { useOutcome } from './useOutcome.ts';

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
  const [written, setWritten] = useState(note);
  const { isPending, problem, run } = useOutcome(onClose);
  const confirm = () => void run(onHold({ hold: true, note: written.trim() || null }));
  return (
    <Dialog
      title={intl.formatMessage(texts.holdTitle)}
      size="sm"
      isOpen={isOpen}
      onOpenChange={(change) => !change.isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{intl.formatMessage(texts.cancel)}</Button>
          <Button variant="primary" isPending={isPending} onPress={confirm}>
            {intl.formatMessage(texts.holdConfirm)}
          </Button>
        </>
      }
    >
      {problem && (
        <Banner tone="danger">
          <ProblemText problem={problem} />
        </Banner>
      )}
      <p>{intl.formatMessage(texts.holdText)}</p>
      <TextArea
        label={intl.formatMessage(texts.holdNote)}
        rows={3}
        maxLength={2000}
        autoFocus
        value={written}
        onChange={({ value }) => setWritten(value)}
      />
    </Dialog>
  );
}
