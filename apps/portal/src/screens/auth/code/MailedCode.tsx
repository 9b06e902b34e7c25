import { Button } from '@intake/ui/Button';
import { Form } from '@intake/ui/Form';
import { Link } from '@intake/ui/Link';
import { TextField } from '@intake/ui/TextField';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useForm } from '../../../data/forms/useForm.ts';
import { authMessages } from '../../../shared/signIn/auth.messages.ts';
import { AuthCard } from '../../../shared/signIn/AuthCard.tsx';
import { CodeForm } from '../../../shared/signIn/CodeForm.tsx';
import { ResendCode } from './ResendCode.tsx';
import { SessionProblem } from '../../../shared/signIn/SessionProblem.tsx';
import type { Problem } from '../../../shared/signIn/SessionProblem.tsx';

export interface MailedCodeProps {
  title: string;
  lead: string;
  /** Where a code was sent to; null before that. */
  sentTo: string | null;
  /** When, in milliseconds since 1970. */
  sentAt: number;
  /** The address to start with. */
  email?: string;
  isBusy: boolean;
  problem: Problem | null;
  backHref: string;
  onSend: (email: string) => void;
  onVerify: (code: string) => void;
  /** Another address after all. */
  onRestart: () => void;
}

/** Asks for an e-mail address, then for the code that was sent to it. */
export function MailedCode(props: MailedCodeProps) {
  const { title, lead, sentTo, sentAt, email, isBusy, problem, backHref, onSend, onVerify, onRestart } = props;
  const { formatMessage } = useIntl();

  if (sentTo !== null) {
    const told = { email: sentTo, b: (parts: ReactNode) => <strong>{parts}</strong> };
    return (
      <AuthCard
        title={formatMessage(authMessages.codeTitle)}
        lead={formatMessage(authMessages.codeLead, told)}
        asides={
          <>
            <ResendCode sentAt={sentAt} isBusy={isBusy} onSend={() => onSend(sentTo)} />
            <Button variant="quiet" size="sm" onPress={onRestart}>
              {formatMessage(authMessages.otherEmail)}
            </Button>
          </>
        }
      >
        <CodeForm isBusy={isBusy} problem={problem} onSubmit={onVerify} />
      </AuthCard>
    );
  }
  return (
    <AuthCard title={title} lead={lead} asides={<Link href={backHref}>{formatMessage(authMessages.back)}</Link>}>
      <SessionProblem problem={problem} />
      <AddressForm email={email} isBusy={isBusy} onSend={onSend} />
    </AuthCard>
  );
}

function AddressForm({ email = '', isBusy, onSend }: Pick<MailedCodeProps, 'email' | 'isBusy' | 'onSend'>) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: { email },
    check: (typed) => ({ email: typed.email.trim() === '' && authMessages.emailMissing }),
    save: (typed) => onSend(typed.email.trim()),
    isPending: isBusy,
  });
  return (
    <Form {...form.props} hasSummary={false}>
      <TextField {...form.field('email')} type="email" autoComplete="username" autoFocus label={formatMessage(authMessages.email)} />
      <Button type="submit" variant="primary" isWide isPending={isBusy}>
        {formatMessage(authMessages.sendCode)}
      </Button>
    </Form>
  );
}
