import type { Invoice } from '@intake/api/contract';
import { e164Of, latestPaymentDay, paymentMethods, type PaymentMethod } from '@intake/api/rules';
import { DatePicker } from '@intake/ui/DatePicker';
import { NumberField } from '@intake/ui/NumberField';
import { PhoneField } from '@intake/ui/PhoneField';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { Select } from '@intake/ui/Select';
import { TextArea } from '@intake/ui/TextArea';
import { TextField } from '@intake/ui/TextField';
import { useIntl } from 'react-intl';
import { choice, useFormValue } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Outcome } from '../../../data/problem.ts';
import { formMessages as texts, invoiceProblem, invoiceRefusal, methodNames, paneMessages } from './Invoices.messages.ts';

const words = { problemText: invoiceProblem, refusalText: invoiceRefusal };

export interface Payment {
  amount: number;
  paidOn: string;
  method: PaymentMethod;
  reference: string | null;
}

interface DrawerProps {
  invoice: Invoice;
  onClose: () => void;
}

/** A payment, or where too much was paid what is given back. */
export function PaymentDrawer({ invoice, today, onSave, onClose }: DrawerProps & { today: string; onSave: (payment: Payment) => Outcome }) {
  const { formatMessage } = useIntl();
  const isRefund = invoice.open < 0;
  const most = Math.abs(invoice.open);
  const form = useForm({
    initial: { amount: (most / 100) as number | null, paidOn: today as string | null, method: (isRefund ? 'refund' : 'transfer') as string | null, reference: '' },
    check: ({ amount, paidOn }) => ({
      amount: (!amount || amount <= 0 ? texts.amountRequired : Math.round(amount * 100) > most && texts.tooMuch) || undefined,
      paidOn: (!paidOn ? texts.dayRequired : paidOn > latestPaymentDay(today) && texts.dayLate) || undefined,
    }),
    save: ({ amount, paidOn, method, reference }) =>
      onSave({ amount: Math.round((amount ?? 0) * 100) * (isRefund ? -1 : 1), paidOn: paidOn ?? today, method: method as PaymentMethod, reference: reference.trim() || null }),
    onSaved: onClose,
    ...words,
  });
  return (
    <FormDrawer title={formatMessage(isRefund ? paneMessages.refund : paneMessages.pay)} form={form} onClose={onClose}>
      <NumberField {...form.field('amount')} label={formatMessage(texts.amount)} isRequired minValue={0} formatOptions={{ style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' }} autoFocus />
      <DatePicker {...form.field('paidOn')} label={formatMessage(texts.paidOn)} isRequired />
      <Select
        {...choice(form, 'method')}
        label={formatMessage(texts.method)}
        items={paymentMethods.filter((id) => id !== 'write-off' && (id === 'refund') === isRefund).map((id) => ({ id, label: formatMessage(methodNames[id]) }))}
      />
      <TextField {...form.field('reference')} label={formatMessage(texts.reference)} maxLength={200} />
    </FormDrawer>
  );
}

/** What takes a reason: cancelling, and writing off. */
export function ReasonDrawer({ title, onSave, onClose }: { title: string; onSave: (reason: string) => Outcome; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' && texts.reasonRequired }),
    save: ({ reason }) => onSave(reason.trim()),
    onSaved: onClose,
    ...words,
  });
  return (
    <FormDrawer title={title} saveLabel={title} form={form} onClose={onClose}>
      <TextArea {...form.field('reason')} label={formatMessage(texts.reason)} isRequired maxLength={500} autoFocus />
    </FormDrawer>
  );
}

export interface Credit {
  reason: string;
  lines: { lineId: string; quantity: number }[];
}

/** How much of which line is taken back. */
export function CreditDrawer({ invoice, onSave, onClose }: DrawerProps & { onSave: (credit: Credit) => Outcome }) {
  const { formatMessage } = useIntl();
  const lines = invoice.lines.filter(({ creditable }) => creditable > 0);
  const form = useForm({
    initial: { reason: '', quantities: lines.map(({ creditable }) => creditable / 1000) as readonly (number | null)[] },
    check: ({ reason, quantities }) => ({
      reason: (reason.trim() === '' ? texts.reasonRequired : !quantities.some((quantity) => quantity) && texts.creditNone) || undefined,
    }),
    save: ({ reason, quantities }) =>
      onSave({ reason: reason.trim(), lines: lines.flatMap(({ id }, index) => (quantities[index] ? [{ lineId: id, quantity: Math.round(quantities[index] * 1000) }] : [])) }),
    onSaved: onClose,
    ...words,
  });
  return (
    <FormDrawer title={formatMessage(paneMessages.credit)} saveLabel={formatMessage(paneMessages.issue)} form={form} onClose={onClose}>
      <TextArea {...form.field('reason')} label={formatMessage(texts.reason)} isRequired maxLength={500} />
      {lines.map(({ id, description, creditable }, index) => (
        <NumberField
          key={id}
          name={`lines.${index}.quantity`}
          label={formatMessage(texts.creditQuantity, { description })}
          defaultValue={creditable / 1000}
          minValue={0}
          maxValue={creditable / 1000}
          formatOptions={{ maximumFractionDigits: 3 }}
          onChange={({ value }) => form.set({ quantities: form.values().quantities.map((one, at) => (at === index ? value : one)) })}
        />
      ))}
    </FormDrawer>
  );
}

export interface Sending {
  by: 'mail' | 'fax';
  to: string;
  confirmation: string | null;
}

/** By mail or by fax, to where the customer is reached. */
export function SendDrawer({ invoice, onSave, onClose }: DrawerProps & { onSave: (sending: Sending) => Outcome }) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: { by: (invoice.buyerEmail || !invoice.buyerFax ? 'mail' : 'fax') as string | null, email: invoice.buyerEmail ?? '', fax: invoice.buyerFax ?? '', confirmation: '' },
    check: ({ by, email, fax }) => ({
      email: by === 'mail' && !/^\S+@\S+\.\S+$/.test(email.trim()) && texts.emailInvalid,
      fax: by === 'fax' && e164Of(fax) === null && texts.faxInvalid,
    }),
    save: ({ by, email, fax, confirmation }) =>
      onSave(by === 'fax' ? { by: 'fax', to: e164Of(fax) ?? '', confirmation: confirmation.trim() || null } : { by: 'mail', to: email.trim(), confirmation: null }),
    onSaved: onClose,
    ...words,
  });
  const by = useFormValue(form, (values) => values.by);
  return (
    <FormDrawer title={formatMessage(paneMessages.send)} saveLabel={formatMessage(paneMessages.send)} form={form} onClose={onClose}>
      <RadioGroup {...choice(form, 'by')} label={formatMessage(texts.sendBy)} items={[{ id: 'mail', label: formatMessage(texts.byMail) }, { id: 'fax', label: formatMessage(texts.byFax) }]} />
      {by === 'mail' ? (
        <TextField key="mail" {...form.field('email')} label={formatMessage(texts.email)} type="email" isRequired maxLength={254} />
      ) : (
        <>
          <PhoneField key="fax" {...form.field('fax')} label={formatMessage(texts.fax)} parse={e164Of} isRequired />
          <TextField {...form.field('confirmation')} label={formatMessage(texts.confirm)} isNumeric maxLength={4} />
        </>
      )}
    </FormDrawer>
  );
}

/** A period, for what is downloaded. */
export function PeriodDrawer({ title, period, onSave, onClose }: { title: string; period: { from: string; until: string }; onSave: (period: { from: string; until: string }) => Outcome; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: { from: period.from as string | null, until: period.until as string | null },
    check: ({ from, until }) => ({ from: !from && texts.dayRequired, until: (!until ? texts.dayRequired : from !== null && from > until && texts.periodWrong) || undefined }),
    save: ({ from, until }) => onSave({ from: from ?? '', until: until ?? '' }),
    onSaved: onClose,
    ...words,
  });
  return (
    <FormDrawer title={title} saveLabel={formatMessage(texts.exportSave)} form={form} onClose={onClose}>
      <DatePicker {...form.field('from')} label={formatMessage(texts.from)} isRequired />
      <DatePicker {...form.field('until')} label={formatMessage(texts.until)} isRequired />
    </FormDrawer>
  );
}
