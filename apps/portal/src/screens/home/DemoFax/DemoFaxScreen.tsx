import type { DemoFaxLink, RevenueAnswers } from '@intake/api/contract';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { ErrorState } from '@intake/ui/ErrorState';
import { Link } from '@intake/ui/Link';
import { Spinner } from '@intake/ui/Spinner';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Loadable } from '../../../data/loadable.ts';
import type { Outcome, Problem } from '../../../data/problem.ts';
import { useAct } from '../../../data/useAct.ts';
import { phoneText } from '@intake/api/rules';
import { Cards } from '../../../shared/publicPage/Cards.styles.ts';
import { homePaths } from '../../../shared/publicPage/homePaths.ts';
import { AuthCard } from '../../../shared/signIn/AuthCard.tsx';
import { useHomeProblemText } from '../homeProblems.ts';
import { AskDemo } from './AskDemo.tsx';
import type { DemoAsking } from './AskDemo.tsx';
import { demoMessages as texts } from './DemoFax.messages.ts';
import { StopDemo } from './StopDemo.tsx';

export interface DemoFaxScreenProps {
  /** What the link of a mail leads to; null without one. */
  link: Loadable<DemoFaxLink> | null;
  estimate: RevenueAnswers | null;
  onAsk: (asking: DemoAsking) => Outcome;
  onConfirm: () => Promise<Problem | null>;
  onStop: (stop: { faxNumber: string; code: string }) => Outcome;
  onRetry: () => void;
}

/** A clinic asks for one demo fax, confirms it by the link of a mail, or says that it wants none. */
export function DemoFaxScreen({ link, estimate, onAsk, onConfirm, onStop, onRetry }: DemoFaxScreenProps) {
  const { formatMessage } = useIntl();
  if (link === null)
    return (
      <Cards>
        <AskDemo estimate={estimate} onAsk={onAsk} />
        <StopDemo onStop={onStop} />
      </Cards>
    );
  if (link.state === 'loading') return <Spinner cover="content" />;
  if (link.state === 'failed') return <ErrorState title={formatMessage(texts.failedTitle)} onRetry={onRetry} />;
  const { state, faxNumber } = link.value;
  if (state === 'open' || state === 'waiting') return <Question isWaiting={state === 'waiting'} number={faxNumber ?? ''} onConfirm={onConfirm} />;
  const told = {
    sent: { title: texts.stateSentTitle, text: texts.stateSentText },
    refused: { title: texts.stateRefusedTitle, text: texts.stateRefusedText },
    old: { title: texts.stateOldTitle, text: texts.stateOldText },
  }[state];
  return (
    <Cards role="status">
      <AuthCard title={formatMessage(told.title)} lead={formatMessage(told.text)}>
        {state === 'old' && <Link href={homePaths.demoFax}>{formatMessage(texts.again)}</Link>}
      </AuthCard>
    </Cards>
  );
}

/** One button; for a fax that could not go out before, the same again. */
function Question({ isWaiting, number, onConfirm }: { isWaiting: boolean; number: string; onConfirm: DemoFaxScreenProps['onConfirm'] }) {
  const { formatMessage } = useIntl();
  const problemText = useHomeProblemText();
  const { isPending, problem, act } = useAct();
  const named = (parts: ReactNode) => (
    <b>
      <bdi>{parts}</bdi>
    </b>
  );
  return (
    <Cards>
      <AuthCard title={formatMessage(texts.confirmTitle)} lead={formatMessage(texts.confirmText, { number: phoneText(number), b: named })}>
        {isWaiting && <Banner tone="warning">{formatMessage(texts.waiting)}</Banner>}
        {problem && <Banner tone="danger">{problemText(problem)}</Banner>}
        <Button variant="primary" isWide isPending={isPending} onPress={() => void act(onConfirm)} autoFocus>
          {formatMessage(texts.confirm)}
        </Button>
      </AuthCard>
    </Cards>
  );
}
