import { Button } from '@intake/ui/Button';
import { Form } from '@intake/ui/Form';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useForm } from '../../../data/forms/useForm.ts';
import { worded } from '../../../data/forms/worded.ts';
import { newPasswordProblems, refusedPassword } from './newPassword.model.ts';
import type { NewPassword, NewPasswordProblem } from './newPassword.model.ts';
import { PasswordField } from './PasswordField.tsx';
import { newPasswordMessages } from './newPassword.messages.ts';
import { SessionProblem } from '../../../shared/signIn/SessionProblem.tsx';
import type { Problem } from '../../../shared/signIn/SessionProblem.tsx';
import { sessionProblems } from '../../../shared/signIn/sessionProblems.messages.ts';
import { Username } from './Username.tsx';

export interface NewPasswordFormProps {
  email: string;
  /** Whether the password of now has to be proven. */
  asksForCurrent: boolean;
  isBusy: boolean;
  /** Why the last attempt failed. */
  problem: Problem | null;
  onSave: (change: NewPassword) => void;
}

const words = {
  'current-missing': newPasswordMessages.currentMissing,
  'current-wrong': newPasswordMessages.currentWrong,
  short: newPasswordMessages.newShort,
  'weak-password': sessionProblems['weak-password'],
  'same-password': sessionProblems['same-password'],
} satisfies Record<NewPasswordProblem, unknown>;

/** Seen rather than typed twice: the field can be looked at. */
export function NewPasswordForm({ email, asksForCurrent, isBusy, problem, onSave }: NewPasswordFormProps) {
  const { formatMessage } = useIntl();
  const told = useMemo(() => problem && { code: problem.code, fields: refusedPassword(problem.code) }, [problem]);
  const form = useForm<NewPassword>({
    initial: { ...(asksForCurrent && { currentPassword: '' }), password: '' },
    check: (typed) => worded(newPasswordProblems(typed), words),
    save: onSave,
    refusalText: ({ code }) => words[code as NewPasswordProblem],
    problem: told,
    isPending: isBusy,
  });
  return (
    <>
      <SessionProblem problem={form.problem && problem} />
      <Form {...form.props} hasSummary={false}>
        <Username email={email} />
        {asksForCurrent && (
          <PasswordField {...form.field('currentPassword')} autoComplete="current-password" label={formatMessage(newPasswordMessages.current)} />
        )}
        <PasswordField
          {...form.field('password')}
          autoComplete="new-password"
          label={formatMessage(newPasswordMessages.new)}
          description={formatMessage(newPasswordMessages.newHelp)}
        />
        <Button type="submit" variant="primary" isWide isPending={isBusy}>
          {formatMessage(newPasswordMessages.save)}
        </Button>
      </Form>
    </>
  );
}
