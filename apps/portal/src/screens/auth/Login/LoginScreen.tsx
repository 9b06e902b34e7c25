import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Form } from '@intake/ui/Form';
import { TextField } from '@intake/ui/TextField';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { AuthCard } from '../AuthCard.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { loginMessages, sessionProblems } from './Login.messages.ts';
import { credentialsOf, missingOf } from './Login.model.ts';
import type { Credentials, Missing } from './Login.model.ts';

export interface LoginScreenProps {
  isSigningIn: boolean;
  /** Why the last attempt failed; `text` is shown for codes without words of ours. */
  problem: { code: string; text: string } | null;
  /** The e-mail address to start with. */
  email?: string;
  /** The data is made up. */
  isDemo?: boolean;
  onSignIn: (credentials: Credentials) => void;
}

/** What was typed stays when an attempt fails. */
export function LoginScreen({ isSigningIn, problem, email, isDemo, onSignIn }: LoginScreenProps) {
  const { formatMessage } = useIntl();
  const [missing, setMissing] = useState<Missing>({});
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  // A wrong password is typed again, so it is what the keyboard gets.
  useEffect(() => {
    if (problem) passwordInput.current?.select();
  }, [problem]);

  const submit = ({ data }: { data: FormData }) => {
    if (isSigningIn) return;
    const credentials = credentialsOf(data);
    const nowMissing = missingOf(credentials);
    setMissing(nowMissing);
    if (nowMissing.email) emailInput.current?.focus();
    else if (nowMissing.password) passwordInput.current?.focus();
    else onSignIn(credentials);
  };

  const known = problem && sessionProblems[problem.code as keyof typeof sessionProblems];
  return (
    <AuthCard title={formatMessage(loginMessages.title)} lead={formatMessage(loginMessages.lead)}>
      {isDemo && <Banner tone="accent">{formatMessage(loginMessages.demo)}</Banner>}
      {problem && <Banner tone="danger">{known ? formatMessage(known) : problem.text}</Banner>}
      <Form onSubmit={submit}>
        <TextField
          name="email"
          type="email"
          autoComplete="username"
          autoFocus={!email}
          defaultValue={email}
          inputRef={emailInput}
          label={formatMessage(loginMessages.email)}
          error={missing.email && formatMessage(loginMessages.emailMissing)}
          onChange={() => setMissing(({ email: _, ...rest }) => rest)}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          inputRef={passwordInput}
          label={formatMessage(loginMessages.password)}
          error={missing.password && formatMessage(loginMessages.passwordMissing)}
          onChange={() => setMissing(({ password: _, ...rest }) => rest)}
        />
        <Button type="submit" variant="primary" isWide isPending={isSigningIn}>
          {formatMessage(loginMessages.submit)}
        </Button>
      </Form>
    </AuthCard>
  );
}
