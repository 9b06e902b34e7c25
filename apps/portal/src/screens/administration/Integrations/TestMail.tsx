import type { MailOutcome } from '@intake/api/contract';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { answerMessages } from '../../../shared/answers/answers.messages.ts';
import { integrationMessages as texts } from './Integrations.messages.ts';

export interface TestMailProps {
  onSend: () => Promise<{ recipient: string; outcome: MailOutcome } | null>;
}

const outcomes = {
  sent: texts.sent,
  unreachable: texts.unreachable,
  'sign-in-refused': texts.signInRefused,
  refused: texts.refused,
} as const satisfies Record<MailOutcome, unknown>;

/** A mail to oneself, and what the mail server made of it. */
export function TestMail({ onSend }: TestMailProps) {
  const { formatMessage } = useIntl();
  const [isPending, setPending] = useState(false);
  const [answer, setAnswer] = useState<Awaited<ReturnType<TestMailProps['onSend']>>>();

  const send = async () => {
    setPending(true);
    setAnswer(undefined);
    setAnswer(await onSend());
    setPending(false);
  };

  return (
    <>
      <Button icon={<Send aria-hidden data-flip />} isPending={isPending} onPress={() => void send()}>
        {formatMessage(texts.test)}
      </Button>
      {answer !== undefined && (
        <Banner tone={answer?.outcome === 'sent' ? 'success' : 'danger'}>
          {answer ? formatMessage(outcomes[answer.outcome], { recipient: answer.recipient }) : formatMessage(answerMessages.unknown)}
        </Banner>
      )}
    </>
  );
}
