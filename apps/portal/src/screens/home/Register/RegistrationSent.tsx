import { Link } from '@intake/ui/Link';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AuthCard } from '../../../shared/signIn/AuthCard.tsx';
import { registerMessages as texts } from './Register.messages.ts';

/** Says the same to everybody: who is known here, and whether a request waited already, stays unsaid. */
export function RegistrationSent({ email, signInPath }: { email: string; signInPath: string }) {
  const { formatMessage } = useIntl();
  const address = (parts: ReactNode) => (
    <b>
      <bdi>{parts}</bdi>
    </b>
  );
  return (
    // The form that held the keyboard is gone, so this takes it, and is read out.
    <div ref={(page) => page?.focus()} tabIndex={-1} role="status">
      <AuthCard isWide title={formatMessage(texts.sentTitle)} lead={formatMessage(texts.sentLead, { email, b: address })}>
        <Link href={signInPath}>{formatMessage(texts.toSignIn)}</Link>
      </AuthCard>
    </div>
  );
}
