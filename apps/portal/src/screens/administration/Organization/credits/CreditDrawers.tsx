import type { Account, AccountSettings } from '@intake/api/contract';
import { creditCauses, type AtZero } from '@intake/api/rules';
import { NumberField } from '@intake/ui/NumberField';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { TextArea } from '@intake/ui/TextArea';
import { TextField } from '@intake/ui/TextField';
import { useIntl } from 'react-intl';
import { choice } from '../../../../data/forms/controls.ts';
import { FormDrawer } from '../../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../../data/forms/useForm.ts';
import type { Outcome } from '../../../../data/problem.ts';
import { creditCauseNames } from '../../../../shared/credits/credits.messages.ts';
import { answerTexts } from '../../administration.messages.ts';
import { creditFormMessages as texts, creditMessages } from './Credits.messages.ts';

interface GiveDrawerProps {
  onGive: (give: { amount: number; note: string }) => Outcome;
  onClose: () => void;
}

export function GiveDrawer({ onGive, onClose }: GiveDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: { amount: null as number | null, note: '' },
    check: ({ amount, note }) => ({ amount: !amount && texts.amountRequired, note: note.trim() === '' && texts.noteRequired }),
    save: ({ amount, note }) => onGive({ amount: Math.round(amount ?? 0), note: note.trim() }),
    onSaved: onClose,
    ...answerTexts,
  });
  return (
    <FormDrawer title={formatMessage(creditMessages.give)} form={form} onClose={onClose}>
      <NumberField {...form.field('amount')} label={formatMessage(texts.amount)} description={formatMessage(texts.amountText)} formatOptions={{ maximumFractionDigits: 0 }} isRequired autoFocus />
      <TextField {...form.field('note')} label={formatMessage(texts.note)} isRequired maxLength={500} />
    </FormDrawer>
  );
}

interface PlanDrawerProps {
  account: Account;
  onSave: (settings: AccountSettings & { version: number }) => Outcome;
  onClose: () => void;
}

const whole = { maximumFractionDigits: 0 } as const;

/** Plan, limits, prices, and what invoices say of the organisation. */
export function PlanDrawer({ account, onSave, onClose }: PlanDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: {
      plan: account.plan, monthly: account.monthlyCredits as number | null, atZero: account.atZero as string | null, floor: account.floor as number | null, lowAt: account.lowAt as number | null,
      'fax-in': account.prices['fax-in'] as number | null, 'fax-out': account.prices['fax-out'] as number | null, text: account.prices.text as number | null, call: account.prices.call as number | null,
      gst: account.gstNumber ?? '', qst: account.qstNumber ?? '', pst: account.pstNumber ?? '', terms: account.termsDays as number | null, payment: account.paymentText ?? '',
    },
    check: ({ plan }) => ({ plan: plan.trim() === '' && texts.planRequired }),
    save: (values) =>
      onSave({
        version: account.version, plan: values.plan.trim(), monthlyCredits: values.monthly ?? 0, atZero: values.atZero as AtZero, floor: values.floor ?? 0, lowAt: values.lowAt ?? 0,
        prices: { 'fax-in': values['fax-in'] ?? 0, 'fax-out': values['fax-out'] ?? 0, text: values.text ?? 0, call: values.call ?? 0 },
        gstNumber: values.gst.trim() || null, qstNumber: values.qst.trim() || null, pstNumber: values.pst.trim() || null, termsDays: values.terms ?? 0, paymentText: values.payment.trim() || null,
      }),
    onSaved: onClose,
    ...answerTexts,
  });
  return (
    <FormDrawer title={formatMessage(creditMessages.settings)} form={form} onClose={onClose}>
      <TextField {...form.field('plan')} label={formatMessage(texts.plan)} isRequired maxLength={200} />
      <NumberField {...form.field('monthly')} label={formatMessage(texts.monthly)} minValue={0} formatOptions={whole} />
      <RadioGroup
        {...choice(form, 'atZero')}
        label={formatMessage(texts.atZero)}
        items={[
          { id: 'continue', label: formatMessage(texts.atZeroContinue), description: formatMessage(creditMessages.continueText) },
          { id: 'stop', label: formatMessage(texts.atZeroStop), description: formatMessage(creditMessages.stopText) },
        ]}
      />
      <NumberField {...form.field('floor')} label={formatMessage(texts.floor)} maxValue={0} formatOptions={whole} />
      <NumberField {...form.field('lowAt')} label={formatMessage(texts.lowAt)} minValue={0} formatOptions={whole} />
      {creditCauses.map((cause) => (
        <NumberField key={cause} {...form.field(cause)} label={formatMessage(creditCauseNames[cause])} minValue={0} formatOptions={whole} />
      ))}
      <TextField {...form.field('gst')} label={formatMessage(texts.gst)} maxLength={30} />
      <TextField {...form.field('qst')} label={formatMessage(texts.qst)} maxLength={30} />
      <TextField {...form.field('pst')} label={formatMessage(texts.pst)} maxLength={30} />
      <NumberField {...form.field('terms')} label={formatMessage(texts.terms)} minValue={0} maxValue={365} formatOptions={whole} />
      <TextArea {...form.field('payment')} label={formatMessage(texts.payment)} maxLength={2000} />
    </FormDrawer>
  );
}
