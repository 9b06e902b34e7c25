import { e164Of } from '@intake/api/rules';
import { Button } from '@intake/ui/Button';
import { Form } from '@intake/ui/Form';
import { PhoneField } from '@intake/ui/PhoneField';
import { TextField } from '@intake/ui/TextField';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Outcome } from '../../../data/problem.ts';
import { AuthCard } from '../../../shared/signIn/AuthCard.tsx';
import { useHomeProblemText } from '../homeProblems.ts';
import { demoMessages as texts } from './DemoFax.messages.ts';

/** Whoever got a fax that nobody asked for says no, by the code on the paper. */
export function StopDemo({ onStop }: { onStop: (stop: { faxNumber: string; code: string }) => Outcome }) {
  const { formatMessage } = useIntl();
  const problemText = useHomeProblemText();
  const [isStopped, setStopped] = useState(false);
  const form = useForm({
    initial: { faxNumber: '', code: '' },
    check: ({ faxNumber, code }) => ({ faxNumber: !e164Of(faxNumber) && texts.numberInvalid, code: code.trim() === '' && texts.needed }),
    save: async ({ faxNumber, code }) => {
      const problem = await onStop({ faxNumber: e164Of(faxNumber) ?? '', code: code.trim() });
      setStopped(problem === null);
      return problem;
    },
  });
  if (isStopped)
    return (
      <div ref={(page) => page?.focus()} tabIndex={-1} role="status">
        <AuthCard title={formatMessage(texts.stopTitle)} lead={formatMessage(texts.stopped)}>
          {null}
        </AuthCard>
      </div>
    );
  return (
    <AuthCard title={formatMessage(texts.stopTitle)} lead={formatMessage(texts.stopLead)}>
      <Form {...form.props} label={formatMessage(texts.stopTitle)} error={form.problem ? problemText(form.problem) : undefined}>
        <PhoneField {...form.field('faxNumber')} label={formatMessage(texts.stopNumber)} autoComplete="off" parse={e164Of} />
        <TextField {...form.field('code')} label={formatMessage(texts.stopCode)} autoComplete="off" maxLength={20} />
        <Button type="submit" isWide isPending={form.isPending}>
          {formatMessage(texts.stop)}
        </Button>
      </Form>
    </AuthCard>
  );
}
