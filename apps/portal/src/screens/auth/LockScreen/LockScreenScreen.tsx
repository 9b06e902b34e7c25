import { useFormats } from '@intake/i18n';
import { Avatar } from '@intake/ui/Avatar';
import { Button } from '@intake/ui/Button';
import { Form } from '@intake/ui/Form';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useForm } from '../../../data/forms/useForm.ts';
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
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) input.current?.select();
    else input.current?.focus();
  }, [problem]);

  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' && authMessages.passwordMissing }),
    save: ({ password }) => onUnlock(password),
    isPending: isBusy,
  });
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
      <Form {...form.props} hasSummary={false}>
        <Username email={person.email} />
        <PasswordField
          {...form.field('password')}
          autoComplete="current-password"
          inputRef={input}
          label={formatMessage(authMessages.password)}
        />
        <Button type="submit" variant="primary" isWide isPending={isBusy}>
          {formatMessage(lockScreenMessages.unlock)}
        </Button>
      </Form>
    </AuthCard>
  );
}
