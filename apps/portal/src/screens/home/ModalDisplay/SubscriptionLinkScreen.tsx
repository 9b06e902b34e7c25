import type { SubscriptionLink } from '@intake/api/contract';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { ErrorState } from '@intake/ui/ErrorState';
import { Link } from '@intake/ui/Link';
import { Spinner } from '@intake/ui/Spinner';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Loadable } from '../../../data/loadable.ts';
import type { Problem } from '../../../data/problem.ts';
import { useAct } from '../../../data/useAct.ts';
import { homePaths } from '../../../shared/publicPage/homePaths.ts';
import { AuthCard } from '../../../shared/signIn/AuthCard.tsx';
import { useHomeProblemText } from '../homeProblems.ts';
import { linkMessages as texts } from './ModalDisplay.messages.ts';

export interface SubscriptionLinkScreenProps {
  /** What the link leads to; null when it is none of ours. */
  link: Loadable<SubscriptionLink | null>;
  onRetry: () => void;
  /** Does what the link is for. A problem leaves it as it was. */
  onAct: (link: SubscriptionLink) => Promise<Problem | null>;
}

/** One thing that a link from a message asks. Opening it has changed nothing; the one button does. */
export function SubscriptionLinkScreen({ link, onRetry, onAct }: SubscriptionLinkScreenProps) {
  const { formatMessage } = useIntl();
  if (link.state === 'loading') return <Spinner cover="content" />;
  if (link.state === 'failed') return <ErrorState title={formatMessage(texts.failedTitle)} onRetry={onRetry} />;
  if (link.value === null) return <Told title={formatMessage(texts.unknownTitle)} text={formatMessage(texts.unknownText)} />;
  const { kind, state } = link.value;
  if (state === 'old') return <Told title={formatMessage(texts.oldTitle)} text={formatMessage(texts.oldText)} isAgain={kind === 'confirm'} />;
  if (state === 'done')
    return kind === 'confirm' ? (
      <Told title={formatMessage(texts.confirmedTitle)} text={formatMessage(texts.confirmedText)} />
    ) : (
      <Told title={formatMessage(texts.unsubscribedTitle)} text={formatMessage(texts.unsubscribedText)} />
    );
  return <Question link={link.value} onAct={onAct} />;
}

function Question({ link, onAct }: { link: SubscriptionLink; onAct: SubscriptionLinkScreenProps['onAct'] }) {
  const { formatMessage } = useIntl();
  const problemText = useHomeProblemText();
  const { isPending, problem, act } = useAct();
  const isConfirm = link.kind === 'confirm';
  const address = (parts: ReactNode) => (
    <b>
      <bdi>{parts}</bdi>
    </b>
  );
  return (
    <AuthCard
      title={formatMessage(isConfirm ? texts.confirmTitle : texts.unsubscribeTitle)}
      lead={formatMessage(isConfirm ? texts.confirmText : texts.unsubscribeText, { email: link.email, b: address })}
    >
      {problem && <Banner tone="danger">{problemText(problem)}</Banner>}
      <Button variant="primary" isWide isPending={isPending} onPress={() => void act(() => onAct(link))} autoFocus>
        {formatMessage(isConfirm ? texts.confirm : texts.unsubscribe)}
      </Button>
    </AuthCard>
  );
}

function Told({ title, text, isAgain }: { title: string; text: string; isAgain?: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <div role="status">
      <AuthCard title={title} lead={text}>
        <Link href={isAgain ? homePaths.subscribe : homePaths.homepage}>{formatMessage(isAgain ? texts.again : texts.home)}</Link>
      </AuthCard>
    </div>
  );
}
