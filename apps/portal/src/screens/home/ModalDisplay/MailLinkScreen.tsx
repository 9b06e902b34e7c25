import type { MailLink } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { ErrorState } from '@intake/ui/ErrorState';
import { Spinner } from '@intake/ui/Spinner';
import { useIntl } from 'react-intl';
import type { Loadable } from '../../../data/loadable.ts';
import type { Problem } from '../../../data/problem.ts';
import { useAct } from '../../../data/useAct.ts';
import { AuthCard } from '../../../shared/signIn/AuthCard.tsx';
import { useHomeProblemText } from '../homeProblems.ts';
import { mailLinkMessages as texts } from './mailLink.messages.ts';
import { linkMessages } from './ModalDisplay.messages.ts';

export interface MailLinkScreenProps {
  /** Null when it is none of ours. */
  link: Loadable<MailLink | null>;
  onRetry: () => void;
  /** A problem leaves it as it was. */
  onEnd: () => Promise<Problem | null>;
}

/** Ends a clinic's e-mails to whoever has the link. Opening it has changed nothing; the one button does. */
export function MailLinkScreen({ link, onRetry, onEnd }: MailLinkScreenProps) {
  const { formatMessage } = useIntl();
  if (link.state === 'loading') return <Spinner cover="content" />;
  if (link.state === 'failed') return <ErrorState title={formatMessage(linkMessages.failedTitle)} onRetry={onRetry} />;
  if (link.value === null) return <Told title={formatMessage(linkMessages.unknownTitle)} text={formatMessage(linkMessages.unknownText)} />;
  const { clinicName: clinic, clinicPhone, state } = link.value;
  const phone = clinicPhone ? phoneText(clinicPhone) : 'none';
  if (state === 'done') return <Told title={formatMessage(texts.doneTitle, { clinic })} text={formatMessage(texts.doneText, { clinic, phone })} />;
  return <Question clinic={clinic} onEnd={onEnd} />;
}

function Question({ clinic, onEnd }: Pick<MailLinkScreenProps, 'onEnd'> & { clinic: string }) {
  const { formatMessage } = useIntl();
  const problemText = useHomeProblemText();
  const { isPending, problem, act } = useAct();
  return (
    <AuthCard title={formatMessage(texts.title, { clinic })} lead={formatMessage(texts.text)}>
      {problem && <Banner tone="danger">{problemText(problem)}</Banner>}
      <Button variant="primary" isWide isPending={isPending} onPress={() => void act(onEnd)} autoFocus>
        {formatMessage(texts.end)}
      </Button>
    </AuthCard>
  );
}

const Told = ({ title, text }: { title: string; text: string }) => (
  <div role="status">
    <AuthCard title={title} lead={text} />
  </div>
);
