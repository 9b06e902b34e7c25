import { Button } from '@intake/ui/Button';
import { Checkbox } from '@intake/ui/Checkbox';
import { Form } from '@intake/ui/Form';
import { TextField } from '@intake/ui/TextField';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isEmail } from '@intake/api/rules';
import { toggle } from '../../../data/forms/controls.ts';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Outcome } from '../../../data/problem.ts';
import { Cards } from '../../../shared/publicPage/Cards.styles.ts';
import { AuthCard } from '../../../shared/signIn/AuthCard.tsx';
import { useHomeProblemText } from '../homeProblems.ts';
import { subscribeMessages as texts } from './Subscribe.messages.ts';

export interface SubscribeScreenProps {
  onSubscribe: (typed: { email: string }) => Outcome;
}

/** Somebody asks for news. The consent is not ticked for them, and what they get first is a question. */
export function SubscribeScreen({ onSubscribe }: SubscribeScreenProps) {
  const { formatMessage } = useIntl();
  const problemText = useHomeProblemText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { email: '', consent: false },
    check: ({ email, consent }) => ({ email: !isEmail(email.trim()) && texts.emailInvalid, consent: !consent && texts.consentNeeded }),
    save: async ({ email }) => {
      const problem = await onSubscribe({ email: email.trim() });
      if (problem === null) setSentTo(email.trim());
      return problem;
    },
  });
  if (sentTo !== null) return <Sent email={sentTo} />;
  return (
    <Cards>
      <AuthCard title={formatMessage(texts.title)} lead={formatMessage(texts.lead)}>
        <Form {...form.props} label={formatMessage(texts.title)} error={form.problem ? problemText(form.problem) : undefined}>
          <TextField {...form.field('email')} label={formatMessage(texts.email)} type="email" autoComplete="email" autoFocus maxLength={254} />
          <Checkbox {...toggle(form, 'consent')} label={formatMessage(texts.consent)} />
          <Button type="submit" variant="primary" isWide isPending={form.isPending}>
            {formatMessage(texts.submit)}
          </Button>
        </Form>
      </AuthCard>
    </Cards>
  );
}

/** The same to everybody: who gets the news already stays unsaid. */
function Sent({ email }: { email: string }) {
  const { formatMessage } = useIntl();
  const address = (parts: ReactNode) => (
    <b>
      <bdi>{parts}</bdi>
    </b>
  );
  return (
    // The form that held the keyboard is gone, so this takes it, and is read out.
    <Cards ref={(page) => page?.focus()} tabIndex={-1} role="status">
      <AuthCard title={formatMessage(texts.sentTitle)} lead={formatMessage(texts.sentText, { email, b: address })}>
        {null}
      </AuthCard>
    </Cards>
  );
}
