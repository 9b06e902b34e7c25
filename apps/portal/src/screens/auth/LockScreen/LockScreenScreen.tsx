import { useFormats } from '@intake/i18n';
import { Avatar } from '@intake/ui/Avatar';
import { Button } from '@intake/ui/Button';
import { Form } from '@intake/ui/Form';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { authMessages } from '../../../shared/signIn/auth.messages.ts';
import { AuthCard } from '../../../shared/signIn/AuthCard.tsx';
import { PasswordField } from '../password/PasswordField.tsx';
import { SessionProblem } from '../../../shared/signIn/SessionProblem.tsx';
import type { Problem } from '../../../shared/signIn/SessionProblem.tsx';
import { Username } from '../password/Username.tsx';
import { lockScreenMessages } from './LockScreen.messages.ts';
import { Name, Person, Where, Who } from './LockScreen.styles.ts';

export interface LockScreenScreenProps {
  person: { name: string; email: string; organization: string };
  /** Milliseconds since 1970. */
  lastActive: number;
  isBusy: boolean;
  /** Why the last attempt failed. */
  problem: Problem | null;
  onUnlock: (password: string) => void;
  onSignOut: () => void;
}

/** Whose session this is, and nothing of what was on the screen. */
export function LockScreenScreen({ person, lastActive, isBusy, problem, onUnlock, onSignOut }: LockScreenScreenProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) input.current?.select();
    else input.current?.focus();
  }, [problem]);

  const submit = ({ data }: { data: FormData }) => {
    const password = data.get('password');
    setMissing(!password);
    if (!password) input.current?.focus();
    else if (!isBusy) onUnlock(password as string);
  };
  return (
    <AuthCard
      title={formatMessage(lockScreenMessages.title)}
      lead={formatMessage(lockScreenMessages.lead, { time: formats.moment(lastActive) })}
      asides={
        <Button variant="quiet" size="sm" onPress={onSignOut}>
          {formatMessage(lockScreenMessages.notYou)}
        </Button>
      }
    >
      <Person>
        <Avatar name={person.name} isDecorative />
        <Who>
          <Name>
            <bdi>{person.name}</bdi>
          </Name>
          <Where>
            <bdi>{person.email}</bdi>
          </Where>
          <Where>
            <bdi>{person.organization}</bdi>
          </Where>
        </Who>
      </Person>
      <SessionProblem problem={problem} />
      <Form onSubmit={submit} hasSummary={false}>
        <Username email={person.email} />
        <PasswordField
          name="password"
          autoComplete="current-password"
          inputRef={input}
          label={formatMessage(authMessages.password)}
          error={isMissing ? formatMessage(authMessages.passwordMissing) : undefined}
          onChange={() => setMissing(false)}
        />
        <Button type="submit" variant="primary" isWide isPending={isBusy}>
          {formatMessage(lockScreenMessages.unlock)}
        </Button>
      </Form>
    </AuthCard>
  );
}
