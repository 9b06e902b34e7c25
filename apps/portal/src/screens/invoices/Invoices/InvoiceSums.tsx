import { useFormats } from '@intake/i18n';
import type { InvoiceSum } from '@intake/api/rules';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { paperMessages as texts, taxNameTexts } from './Invoices.messages.ts';
import { Sums } from './Invoices.styles.ts';

export interface InvoiceSumsProps {
  sum: Pick<InvoiceSum, 'subtotal' | 'taxes' | 'total'>;
  /** What follows the total. */
  after?: readonly { id: string; label: string; cents: number; isStrong?: boolean }[];
}

/** Subtotal, each tax with its rate, and the total. */
export function InvoiceSums({ sum, after = [] }: InvoiceSumsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { money } = useFormats();
  const rows = [
    { id: 'subtotal', label: formatMessage(texts.subtotal), cents: sum.subtotal, isStrong: false },
    ...sum.taxes.map(({ name, millionths, amount }) => ({
      id: name,
      label: formatMessage(texts.tax, { name: formatMessage(taxNameTexts[name]), rate: formatNumber(millionths / 1_000_000, { style: 'percent', maximumFractionDigits: 4 }) }),
      cents: amount,
      isStrong: false,
    })),
    { id: 'total', label: formatMessage(texts.total), cents: sum.total, isStrong: true },
    ...after,
  ];
  return (
    <Sums>
      {rows.map(({ id, label, cents, isStrong }) => (
        <Fragment key={id}>
          <dt data-strong={isStrong || undefined}>{label}</dt>
          <dd data-strong={isStrong || undefined}>{money(cents, 'CAD')}</dd>
        </Fragment>
      ))}
    </Sums>
  );
}
