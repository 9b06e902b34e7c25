import type { VisitAnswer, VisitLink } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { ErrorState } from '@intake/ui/ErrorState';
import { Spinner } from '@intake/ui/Spinner';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Loadable } from '../../../data/loadable.ts';
import type { Problem } from '../../../data/problem.ts';
import { AuthCard } from '../../../shared/signIn/AuthCard.tsx';
import { useHomeProblemText } from '../homeProblems.ts';
import { Choices, When } from './ModalDisplay.styles.ts';
import { visitMessages as texts } from './visit.messages.ts';

export interface VisitLinkScreenProps {
  /** What the link leads to; null when it is none of ours. */
  link: Loadable<VisitLink | null>;
  onRetry: () => void;
  onAnswer: (given: { answer: VisitAnswer }) => Promise<Problem | null>;
}

/** A visit is confirmed, or cancelled. Opening the link has changed nothing. */
export function VisitLinkScreen({ link, onRetry, onAnswer }: VisitLinkScreenProps) {
  const { formatMessage } = useIntl();
  if (link.state === 'loading') return <Spinner cover="content" />;
  if (link.state === 'failed') return <ErrorState title={formatMessage(texts.failedTitle)} onRetry={onRetry} />;
  if (link.value === null) return <Told title={formatMessage(texts.unknownTitle)} lead={formatMessage(texts.unknownText)} />;
  const { state, clinicName, clinicPhone } = link.value;
  if (state === 'open') return <Question link={link.value} onAnswer={onAnswer} />;
  const clinic = { clinic: clinicName, phone: clinicPhone ? phoneText(clinicPhone) : 'none' };
  return (
    <Told title={formatMessage(texts[`${state}Title`])} lead={formatMessage(texts[`${state}Text`], clinic)}>
      <VisitTime link={link.value} />
    </Told>
  );
}

/** By the clock of the clinic, wherever it is read. */
function VisitTime({ link: { visit } }: { link: VisitLink }) {
  const formats = useFormats();
  if (!visit) return null;
  return (
    <When>
      <strong>{formats.appointment(visit.startsAt, visit.timeZone)}</strong>
      {visit.locationName && <bdi>{visit.locationName}</bdi>}
    </When>
  );
}

function Question({ link, onAnswer }: { link: VisitLink } & Pick<VisitLinkScreenProps, 'onAnswer'>) {
  const { formatMessage } = useIntl();
  const problemText = useHomeProblemText();
  const [pending, setPending] = useState<VisitAnswer | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  // What cannot be taken back is asked about once more.
  const [isCancelling, setCancelling] = useState(false);
  const give = async (answer: VisitAnswer) => {
    setPending(answer);
    setProblem(await onAnswer({ answer }));
    setPending(null);
  };
  const mayConfirm = link.answers.includes('confirm');
  const clinic = formatMessage(texts.openText, { clinic: link.clinicName });
  return (
    <AuthCard
      title={formatMessage(isCancelling ? texts.sureTitle : texts.openTitle)}
      lead={isCancelling ? formatMessage(texts.sureText) : clinic}
    >
      <VisitTime link={link} />
      {problem && <Banner tone="danger">{problemText(problem)}</Banner>}
      {isCancelling ? (
        <Choices>
          <Button variant="danger" isWide isPending={pending === 'cancel'} onPress={() => void give('cancel')} autoFocus>
            {formatMessage(texts.sure)}
          </Button>
          <Button isWide onPress={() => setCancelling(false)}>
            {formatMessage(texts.keep)}
          </Button>
        </Choices>
      ) : (
        <Choices>
          {mayConfirm && (
            <Button variant="primary" isWide isPending={pending === 'confirm'} onPress={() => void give('confirm')} autoFocus>
              {formatMessage(texts.confirm)}
            </Button>
          )}
          <Button isWide onPress={() => setCancelling(true)}>
            {formatMessage(texts.cancel)}
          </Button>
        </Choices>
      )}
    </AuthCard>
  );
}

/** Says what has become of it, and is read out. */
export const Told = ({ title, lead, children = null }: { title: string; lead: ReactNode; children?: ReactNode }) => (
  <div role="status">
    <AuthCard title={title} lead={lead}>
      {children}
    </AuthCard>
  </div>
);
