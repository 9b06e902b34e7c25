import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Dialog } from '@intake/ui/Dialog';
import { RadioGroup } from '@intake/ui/RadioGroup';
import type { FaxActions } from '../model/screenModel.ts';
import { ProblemText } from '../ProblemText.tsx';
import { dialogMessages as texts } from './dialogs.messages.ts';
import { useOutcome } from './useOutcome.ts';

export interface RejectDialogProps {
  isOpen: boolean;
  onReject: FaxActions['onReject'];
  onClose: () => void;
}

const reasons = ['junk', 'misdirected'] as const;

/** Sets a fax aside for good, and asks why: a misdirected one is a privacy incident. */
export function RejectDialog({ isOpen, onReject, onClose }: RejectDialogProps) {
  const intl = useIntl();
  const [reason, setReason] = useState<(typeof reasons)[number]>('junk');
  const { isPending, problem, run } = useOutcome(onClose);
  return (
    <Dialog
      title={intl.formatMessage(texts.rejectTitle)}
      size="sm"
      isOpen={isOpen}
      onOpenChange={(change) => !change.isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{intl.formatMessage(texts.cancel)}</Button>
          <Button variant="danger" isPending={isPending} onPress={() => void run(onReject({ reason }))}>
            {intl.formatMessage(texts.rejectConfirm)}
          </Button>
        </>
      }
    >
      {problem && (
        <Banner tone="danger">
          <ProblemText problem={problem} />
        </Banner>
      )}
      <p>{intl.formatMessage(texts.rejectText)}</p>
      <RadioGroup
        label={intl.formatMessage(texts.rejectReason)}
        value={reason}
        items={[
          { id: 'junk', label: intl.formatMessage(texts.junk), description: intl.formatMessage(texts.junkText) },
          { id: 'misdirected', label: intl.formatMessage(texts.misdirected), description: intl.formatMessage(texts.misdirectedText) },
        ]}
        onChange={({ value }) => setReason(reasons.find((one) => one === value) ?? 'junk')}
      />
    </Dialog>
  );
}
