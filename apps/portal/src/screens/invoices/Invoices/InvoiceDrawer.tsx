import type { Invoice, InvoiceFields } from '@intake/api/contract';
import { e164Of, locales, provinces, type Locale } from '@intake/api/rules';
import { localeNames } from '@intake/i18n';
import { DatePicker } from '@intake/ui/DatePicker';
import { NumberField } from '@intake/ui/NumberField';
import { PhoneField } from '@intake/ui/PhoneField';
import { Select } from '@intake/ui/Select';
import { TextArea } from '@intake/ui/TextArea';
import { TextField } from '@intake/ui/TextField';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { choice, useFormValue } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Outcome } from '../../../data/problem.ts';
import { InvoiceLines } from './InvoiceLines.tsx';
import { formMessages as texts, invoiceProblem, invoiceRefusal, paperMessages } from './Invoices.messages.ts';
import { draftOf, fieldsOf, type InvoicesModel } from './Invoices.model.ts';
import { Beside } from './Invoices.styles.ts';

export interface InvoiceDrawerProps extends Pick<InvoicesModel, 'proposals' | 'locations' | 'termsDays'> {
  /** Null for a new one. */
  invoice: Invoice | null;
  locale: Locale;
  /** `YYYY-MM-DD` where the clinic is. */
  today: string;
  /** Which use is asked for. */
  onPeriod: (period: { from: string; until: string; locationId: string | null } | null) => void;
  onSave: (save: { invoice: Invoice | null; fields: InvoiceFields }) => Outcome;
  /** The server has it, and nothing is unsaved any more. */
  onSaved: () => void;
  onClose: () => void;
}

const isEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text);

/** The editor of a draft; what it comes to is summed by the rule that the server has. */
export function InvoiceDrawer({ invoice, proposals, locations, termsDays, locale, today, onPeriod, onSave, onSaved, onClose }: InvoiceDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: draftOf(invoice, { termsDays, locale, today }),
    check: (values) => ({
      buyerName: values.buyerName.trim() === '' && texts.buyerRequired,
      buyerEmail: values.buyerEmail.trim() !== '' && !isEmail(values.buyerEmail.trim()) && texts.emailInvalid,
      buyerFax: values.buyerFax.trim() !== '' && e164Of(values.buyerFax) === null && texts.faxInvalid,
      periodFrom: values.lines.some(({ cause }) => cause !== null) && (!values.periodFrom || !values.periodUntil) && texts.periodRequired,
      periodUntil: Boolean(values.periodFrom && values.periodUntil && values.periodFrom > values.periodUntil) && texts.periodWrong,
      ...Object.fromEntries(values.lines.map(({ description }, index) => [`lines.${index}.description`, description.trim() === '' && texts.lineRequired])),
    }),
    save: (values) => onSave({ invoice, fields: fieldsOf(values, e164Of(values.buyerFax)) }),
    onSaved: () => {
      onClose();
      onSaved();
    },
    problemText: invoiceProblem,
    refusalText: invoiceRefusal,
  });
  const from = useFormValue(form, (values) => values.periodFrom);
  const until = useFormValue(form, (values) => values.periodUntil);
  const locationId = useFormValue(form, (values) => values.locationId);
  useEffect(() => {
    onPeriod(from && until && from <= until ? { from, until, locationId } : null);
  }, [from, until, locationId, onPeriod]);
  return (
    <FormDrawer title={formatMessage(invoice ? texts.changeTitle : texts.createTitle)} form={form} size="lg" onClose={onClose}>
      <TextField {...form.field('buyerName')} label={formatMessage(texts.buyer)} isRequired maxLength={200} />
      <TextArea {...form.field('address')} label={formatMessage(texts.address)} rows={2} maxLength={500} />
      <Beside>
        <TextField {...form.field('buyerEmail')} label={formatMessage(texts.email)} type="email" maxLength={254} />
        <PhoneField {...form.field('buyerFax')} label={formatMessage(texts.fax)} parse={e164Of} />
      </Beside>
      <Beside>
        <Select
          {...choice(form, 'locationId', 'none')}
          label={formatMessage(texts.location)}
          items={[{ id: 'none', label: formatMessage(texts.noLocation) }, ...locations.map(({ id, name }) => ({ id, label: name }))]}
        />
        <Select {...choice(form, 'province')} label={formatMessage(texts.province)} description={formatMessage(texts.provinceText)} items={provinces.map((id) => ({ id, label: id }))} />
        <Select {...choice(form, 'locale')} label={formatMessage(texts.locale)} items={locales.map((id) => ({ id, label: localeNames[id] }))} />
      </Beside>
      <Beside>
        <DatePicker {...form.field('periodFrom')} label={formatMessage(texts.from)} />
        <DatePicker {...form.field('periodUntil')} label={formatMessage(texts.until)} />
        <NumberField {...form.field('termsDays')} label={formatMessage(texts.terms)} minValue={0} maxValue={365} />
      </Beside>
      <InvoiceLines form={form} proposals={proposals} today={today} label={formatMessage(paperMessages.lines)} />
      <TextArea {...form.field('note')} label={formatMessage(texts.note)} maxLength={2000} />
    </FormDrawer>
  );
}
