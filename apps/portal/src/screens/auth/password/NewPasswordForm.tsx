import { Button } from '@intake/ui/Button';
import { Form } from '@intake/ui/Form';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { newPasswordOf, newPasswordProblems, refusedPassword } from './newPassword.model.ts';
import type { NewPassword, NewPasswordField, NewPasswordProblem, NewPasswordProblems } from './newPassword.model.ts';
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
  const [problems, setProblems] = useState<NewPasswordProblems>(() => (problem ? refusedPassword(problem.code) : {}));
  const [answered, setAnswered] = useState(problem);
  if (problem !== answered) {
    setAnswered(problem);
    setProblems(problem ? refusedPassword(problem.code) : {});
  }
  const textOf = (found?: NewPasswordProblem) => found && formatMessage(words[found]);
  const field = (name: NewPasswordField) => ({
    name,
    error: textOf(problems[name]),
    onChange: () => setProblems(({ [name]: _, ...rest }) => rest),
  });
  const submit = ({ data }: { data: FormData }) => {
    const change = newPasswordOf(data);
    const found = newPasswordProblems(change);
    setProblems(found);
    if (Object.keys(found).length === 0 && !isBusy) onSave(change);
  };
  const isAboutField = problem !== null && Object.keys(refusedPassword(problem.code)).length > 0;
  return (
    <>
      <SessionProblem problem={isAboutField ? null : problem} />
      <Form onSubmit={submit} isPending={isBusy} hasSummary={false}>
        <Username email={email} />
        {asksForCurrent && (
          <PasswordField {...field('currentPassword')} autoComplete="current-password" label={formatMessage(newPasswordMessages.current)} />
        )}
        <PasswordField
          {...field('password')}
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
