import type { AccessAsking, OwnAccess } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { ErrorState } from '@intake/ui/ErrorState';
import { Spinner } from '@intake/ui/Spinner';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Loadable } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { useAct } from '../../../data/useAct.ts';
import { AuthCard } from '../../../shared/signIn/AuthCard.tsx';
import { AskForm } from './AskForm.tsx';
import { accessMessages as texts } from './RequestAccess.messages.ts';
import { useAccessProblemText } from './useAccessProblemText.ts';

export interface RequestAccessScreenProps {
  model: Loadable<OwnAccess>;
  onAsk: (asking: Omit<AccessAsking, 'locale'>) => Outcome;
  onWithdraw: (request: NonNullable<OwnAccess['request']>) => Outcome;
  /** Goes in with the session that one has. */
  onEnter: () => void;
  onSignOut: () => void;
  onRetry: () => void;
}

/** Somebody is signed in and belongs nowhere: they ask a clinic to let them in, and see what becomes of it. */
export function RequestAccessScreen({ model, onRetry, ...actions }: RequestAccessScreenProps) {
  const { formatMessage } = useIntl();
  const { onEnter, onSignOut } = actions;
  if (model.state === 'loading') return <Spinner cover="content" />;
  if (model.state === 'failed') return <ErrorState title={formatMessage(texts.failedTitle)} onRetry={onRetry} />;
  const { email, belongs, request } = model.value;
  const signOut = (
    <Button variant="quiet" onPress={onSignOut}>
      {formatMessage(texts.signOut)}
    </Button>
  );
  if (belongs)
    return (
      <div role="status">
        <AuthCard title={formatMessage(texts.insideTitle)} lead={formatMessage(texts.insideText)} asides={signOut}>
          <Button variant="primary" isWide onPress={onEnter} autoFocus>
            {formatMessage(texts.enter)}
          </Button>
        </AuthCard>
      </div>
    );
  if (email === null) return <AuthCard title={formatMessage(texts.noAddressTitle)} lead={formatMessage(texts.noAddressText)} asides={signOut}>{null}</AuthCard>;
  if (request?.status === 'requested') return <Waiting email={email} request={request} onWithdraw={actions.onWithdraw} signOut={signOut} />;
  return <AskForm own={{ ...model.value, email }} onAsk={actions.onAsk} signOut={signOut} />;
}

interface WaitingProps extends Pick<RequestAccessScreenProps, 'onWithdraw'> {
  email: string;
  request: NonNullable<OwnAccess['request']>;
  signOut: ReactNode;
}

function Waiting({ email, request, onWithdraw, signOut }: WaitingProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const problemText = useAccessProblemText();
  const { isPending, problem, act } = useAct();
  const told = { name: request.organizationName, when: formats.relative(request.requestedAt), email: <bdi>{email}</bdi>, b: named };
  return (
    // The form that held the keyboard is gone, so this takes it, and is read out.
    <div ref={(page) => page?.focus()} tabIndex={-1} role="status">
      <AuthCard title={formatMessage(texts.waitingTitle)} lead={formatMessage(texts.waitingText, told)} asides={signOut}>
        {problem && <Banner tone="danger">{problemText(problem)}</Banner>}
        <Button isWide isPending={isPending} onPress={() => void act(() => onWithdraw(request))}>
          {formatMessage(texts.withdraw)}
        </Button>
      </AuthCard>
    </div>
  );
}

const named = (parts: ReactNode) => (
  <b>
    <bdi>{parts}</bdi>
  </b>
);
