import type { Invoice } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Button } from '@intake/ui/Button';
import { Table } from '@intake/ui/Table';
import { useIntl } from 'react-intl';
import { InvoiceSums } from './InvoiceSums.tsx';
import { paneMessages, paperMessages as texts, taxKindNames } from './Invoices.messages.ts';
import { Paper, PaperHead, UnderWords } from './Invoices.styles.ts';

export interface InvoicePaperProps {
  invoice: Invoice;
  /** Shows the faxes, messages and calls of a line. */
  onLine: (line: { id: string }) => void;
}

/** The invoice as the paper says it: who, to whom, what for, and what it comes to. */
export function InvoicePaper({ invoice, onLine }: InvoicePaperProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { money, calendarDate } = useFormats();
  const { seller, number, kind, paid, credited, open, total } = invoice;
  const title = number ? formatMessage(kind === 'invoice' ? texts.invoice : texts.creditNote, { number }) : formatMessage(texts.draft);
  const numbers = [seller.gstNumber, seller.qstNumber, seller.pstNumber].filter(Boolean).join(' · ');
  const isPayable = kind === 'invoice' && number !== null && invoice.status !== 'cancelled';
  return (
    <Paper aria-label={title}>
      <PaperHead>
        <div>
          <strong>
            <bdi>{seller.name}</bdi>
          </strong>
          {seller.lines.map((line) => (
            <bdi key={line}>{/^\+\d{7,}$/.test(line) ? phoneText(line) : line}</bdi>
          ))}
          {numbers && <bdi>{numbers}</bdi>}
        </div>
        <div>
          {invoice.issuedOn && <span>{`${formatMessage(texts.issued)} ${calendarDate(invoice.issuedOn)}`}</span>}
          {invoice.dueOn && kind === 'invoice' && <span>{`${formatMessage(texts.due)} ${calendarDate(invoice.dueOn)}`}</span>}
          {invoice.periodFrom && invoice.periodUntil && <span>{`${calendarDate(invoice.periodFrom)} – ${calendarDate(invoice.periodUntil)}`}</span>}
        </div>
      </PaperHead>
      <PaperHead>
        <div>
          <bdi>{invoice.buyerName}</bdi>
          {invoice.buyerLines.map((line) => (
            <bdi key={line}>{line}</bdi>
          ))}
        </div>
      </PaperHead>
      <h3>{title}</h3>
      {invoice.creditsNumber && <p>{formatMessage(paneMessages.credits, { number: invoice.creditsNumber })}</p>}
      {invoice.reason && <p>{formatMessage(paneMessages.reason, { reason: invoice.reason })}</p>}
      <Table
        label={formatMessage(texts.lines)}
        isLabelHidden
        isStacking
        rows={invoice.lines}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'description', title: formatMessage(texts.description), isRowHeader: true,
            cell: (line) => (
              <>
                <bdi>{[line.description, line.tax === 'standard' ? null : formatMessage(taxKindNames[line.tax])].filter(Boolean).join(' · ')}</bdi>
                {line.uses > 0 && (
                  <UnderWords>
                    <Button size="sm" variant="quiet" onPress={() => onLine({ id: line.id })}>
                      {formatMessage(paneMessages.billed, { count: line.uses })}
                    </Button>
                  </UnderWords>
                )}
              </>
            ),
          },
          { id: 'quantity', title: formatMessage(texts.quantity), align: 'end', isNumeric: true, cell: (line) => formatNumber(line.quantity / 1000, { maximumFractionDigits: 3 }) },
          {
            id: 'price', title: formatMessage(texts.price), align: 'end', isNumeric: true,
            cell: (line) => formatNumber(line.unitPrice / 10_000, { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 4 }),
          },
          { id: 'amount', title: formatMessage(texts.amount), align: 'end', isNumeric: true, cell: (line) => money(line.net, 'CAD') },
        ]}
      />
      <InvoiceSums
        sum={{ subtotal: invoice.subtotal, taxes: invoice.taxes, total }}
        after={
          isPayable && (paid !== 0 || credited !== 0)
            ? [
                ...(credited === 0 ? [] : [{ id: 'credited', label: formatMessage(paneMessages.credited), cents: -credited }]),
                ...(paid === 0 ? [] : [{ id: 'paid', label: formatMessage(paneMessages.paid), cents: -paid }]),
                { id: 'open', label: formatMessage(open < 0 ? paneMessages.owed : paneMessages.due), cents: Math.abs(open), isStrong: true },
              ]
            : []
        }
      />
      {invoice.note && <p>{invoice.note}</p>}
      {seller.paymentText && kind === 'invoice' && <p>{seller.paymentText}</p>}
    </Paper>
  );
}
