import type { RequisitionReceipt } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Download } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../../data/problem.ts';
import { useAct } from '../../../data/useAct.ts';
import { useHomeProblemText } from '../homeProblems.ts';
import { requisitionMessages as texts } from './Requisition.messages.ts';
import { Actions, Lead, Reference, Sent, Title } from './Requisition.styles.ts';

export interface RequisitionSentProps {
  clinic: string;
  receipt: RequisitionReceipt;
  onCopy: () => Outcome;
  onAnother: () => void;
}

/** What to note, and what to keep. It says the same of every patient. */
export function RequisitionSent({ clinic, receipt, onCopy, onAnother }: RequisitionSentProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const problemText = useHomeProblemText();
  const { isPending, problem, act } = useAct();
  return (
    // The form that held the keyboard is gone, so this takes it, and is read out.
    <Sent ref={(card) => card?.focus()} tabIndex={-1} role="status">
      <div>
        <Title>{formatMessage(texts.sentTitle)}</Title>
        <Lead>{formatMessage(texts.sentLead, { clinic, when: formats.dateTime(receipt.receivedAt) })}</Lead>
      </div>
      <Reference aria-label={`${formatMessage(texts.reference)} ${[...receipt.reference].join(' ')}`}>{receipt.reference}</Reference>
      {!receipt.isAsSent && <Banner tone="warning">{formatMessage(texts.sentOtherwise)}</Banner>}
      {problem && <Banner tone="danger">{problemText(problem)}</Banner>}
      <Actions>
        <Button variant="primary" icon={<Download aria-hidden />} isPending={isPending} onPress={() => void act(onCopy)}>
          {formatMessage(texts.copy)}
        </Button>
        <Button onPress={onAnother}>{formatMessage(texts.another)}</Button>
      </Actions>
    </Sent>
  );
}
