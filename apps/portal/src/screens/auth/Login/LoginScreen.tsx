import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Form } from '@intake/ui/Form';
import { Link } from '@intake/ui/Link';
import { lazyPart } from '@intake/ui/lazy';
import { TextField } from '@intake/ui/TextField';
import { Suspense, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useForm } from '../../../data/forms/useForm.ts';
import { authMessages } from '../../../shared/signIn/auth.messages.ts';
import { AuthCard } from '../../../shared/signIn/AuthCard.tsx';
import { PasswordField } from '../password/PasswordField.tsx';
import { SessionProblem } from '../../../shared/signIn/SessionProblem.tsx';
import type { Problem } from '../../../shared/signIn/SessionProblem.tsx';
import { loginMessages } from './Login.messages.ts';
import { credentialsOf } from './Login.model.ts';
import type { Credentials, Provider } from './Login.model.ts';

/** Many clinics have none, and do not wait for them. */
const ProviderButtons = lazyPart(async () => (await import('./ProviderButtons.tsx')).ProviderButtons);

export interface LoginScreenProps {
  isSigningIn: boolean;
  /** Why the last attempt failed. */
  problem: Problem | null;
  /** The e-mail address to start with. */
  email?: string;
  /** The data is made up. */
  isDemo?: boolean;
  /** Who else can say who somebody is, as the sign-in service is set up. */
  providers?: readonly Provider[];
  /** Pages that lead into the portal in another way. */
  hrefs: { forgotPassword: string; byCode: string };
  onSignIn: (credentials: Credentials) => void;
  onProvider: (provider: Provider) => void;
}

/** What was typed stays when an attempt fails. */
export function LoginScreen(props: LoginScreenProps) {
  const { isSigningIn, problem, email, isDemo, providers = [], hrefs, onSignIn, onProvider } = props;
  const { formatMessage } = useIntl();
  const passwordInput = useRef<HTMLInputElement>(null);

  // A wrong password is typed again, so it is what the keyboard gets.
  useEffect(() => {
    if (problem) passwordInput.current?.select();
  }, [problem]);

  const form = useForm({
    initial: { email: email ?? '', password: '' },
    check: (typed) => ({
      email: typed.email.trim() === '' && authMessages.emailMissing,
      password: typed.password === '' && authMessages.passwordMissing,
    }),
    save: (typed) => onSignIn(credentialsOf(typed)),
    isPending: isSigningIn,
  });

  return (
    <AuthCard
      title={formatMessage(loginMessages.title)}
      lead={formatMessage(loginMessages.lead)}
      asides={
        <>
          <Link href={hrefs.forgotPassword}>{formatMessage(loginMessages.forgot)}</Link>
          <Link href={hrefs.byCode}>{formatMessage(loginMessages.byCode)}</Link>
        </>
      }
    >
      {isDemo && <Banner tone="accent">{formatMessage(loginMessages.demo)}</Banner>}
      <SessionProblem problem={problem} />
      <Form {...form.props} hasSummary={false}>
        <TextField
          {...form.field('email')}
          type="email"
          autoComplete="username"
          autoFocus={!email}
          label={formatMessage(authMessages.email)}
        />
        <PasswordField
          {...form.field('password')}
          autoComplete="current-password"
          inputRef={passwordInput}
          label={formatMessage(authMessages.password)}
        />
        <Button type="submit" variant="primary" isWide isPending={isSigningIn}>
          {formatMessage(loginMessages.submit)}
        </Button>
      </Form>
      {providers.length > 0 && (
        <Suspense>
          <ProviderButtons providers={providers} isDisabled={isSigningIn} onProvider={onProvider} />
        </Suspense>
      )}
    </AuthCard>
  );
}
