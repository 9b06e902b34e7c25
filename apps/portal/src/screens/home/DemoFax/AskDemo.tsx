import type { RevenueAnswers } from '@intake/api/contract';
import { e164Of, estimateRevenue, isEmail } from '@intake/api/rules';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Checkbox } from '@intake/ui/Checkbox';
import { Form } from '@intake/ui/Form';
import { PhoneField } from '@intake/ui/PhoneField';
import { TextField } from '@intake/ui/TextField';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { toggle, useFormValue } from '../../../data/forms/controls.ts';
import { useForm } from '../../../data/forms/useForm.ts';
import { useUnsaved } from '../../../data/forms/useUnsaved.ts';
import type { Outcome } from '../../../data/problem.ts';
import { AuthCard } from '../../../shared/signIn/AuthCard.tsx';
import { useHomeProblemText } from '../homeProblems.ts';
import { demoMessages as texts } from './DemoFax.messages.ts';
import { isDemoNumber } from './DemoFax.model.ts';

export interface DemoAsking {
  email: string;
  contactName: string;
  clinicName: string | null;
  /** Null for the estimate alone. */
  faxNumber: string | null;
}

interface AskDemoProps {
  estimate: RevenueAnswers | null;
  onAsk: (asking: DemoAsking) => Outcome;
}

/** Whom to mail, and where to fax. Nothing is ticked for anybody. */
export function AskDemo({ estimate, onAsk }: AskDemoProps) {
  const { formatMessage, formatNumber } = useIntl();
  const problemText = useHomeProblemText();
  const [sent, setSent] = useState<DemoAsking | null>(null);
  const form = useForm({
    initial: { email: '', contactName: '', clinicName: '', faxNumber: '', consent: false },
    check: ({ email, contactName, faxNumber, consent }) => ({
      email: !isEmail(email.trim()) && texts.emailInvalid,
      contactName: contactName.trim() === '' && texts.needed,
      faxNumber: (faxNumber !== '' || estimate === null) && !isDemoNumber(e164Of(faxNumber) ?? '') && texts.numberInvalid,
      consent: !consent && texts.consentNeeded,
    }),
    save: async ({ email, contactName, clinicName, faxNumber }) => {
      const asking = { email: email.trim(), contactName: contactName.trim(), clinicName: clinicName.trim() || null, faxNumber: faxNumber === '' ? null : e164Of(faxNumber) };
      const problem = await onAsk(asking);
      if (problem === null) setSent(asking);
      return problem;
    },
  });
  useUnsaved(() => sent === null && form.isDirty());
  const hasNumber = useFormValue(form, ({ faxNumber }) => faxNumber !== '') || estimate === null;
  const named = (parts: ReactNode) => (
    <b>
      <bdi>{parts}</bdi>
    </b>
  );
  if (sent)
    return (
      // The form that held the keyboard is gone, so this takes it, and is read out.
      <div ref={(page) => page?.focus()} tabIndex={-1} role="status">
        <AuthCard title={formatMessage(texts.sentTitle)} lead={formatMessage(sent.faxNumber ? texts.sentFax : texts.sentEstimate, { email: sent.email, b: named })}>
          {null}
        </AuthCard>
      </div>
    );
  const total = estimate && formatNumber(estimateRevenue(estimate).total, { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 });
  return (
    <AuthCard title={formatMessage(texts.title)} lead={formatMessage(texts.lead)}>
      {total && <Banner>{formatMessage(texts.withEstimate, { total })}</Banner>}
      <Form {...form.props} label={formatMessage(texts.title)} error={form.problem ? problemText(form.problem) : undefined}>
        <TextField {...form.field('email')} label={formatMessage(texts.email)} type="email" autoComplete="email" autoFocus maxLength={254} />
        <TextField {...form.field('contactName')} label={formatMessage(texts.contactName)} autoComplete="name" maxLength={200} />
        <TextField {...form.field('clinicName')} label={formatMessage(texts.clinicName)} autoComplete="organization" maxLength={200} />
        <PhoneField
          {...form.field('faxNumber')}
          label={formatMessage(texts.faxNumber)}
          description={estimate ? formatMessage(texts.faxHelp) : undefined}
          autoComplete="off"
          parse={e164Of}
        />
        <Checkbox {...toggle(form, 'consent')} label={formatMessage(hasNumber ? texts.consentFax : texts.consentEstimate)} />
        <Button type="submit" variant="primary" isWide isPending={form.isPending}>
          {formatMessage(texts.submit)}
        </Button>
      </Form>
    </AuthCard>
  );
}
