import type { InvoiceSummary } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { PagedRows } from '@intake/ui/PagedRows';
import { RowLines } from '@intake/ui/VirtualList';
import { Receipt } from 'lucide-react';
import { useIntl } from 'react-intl';
import { invoiceMessages as texts, lookNames } from './Invoices.messages.ts';
import { lookOf, lookTones, type InvoicesModel } from './Invoices.model.ts';

export interface InvoiceListProps {
  model: Pick<InvoicesModel, 'list' | 'openId' | 'view' | 'search'>;
  onOpen: (open: { id: string }) => void;
  onMore: () => void;
  onRetry: () => void;
}

const idOf = ({ id }: InvoiceSummary) => id;
const row = (invoice: InvoiceSummary) => <InvoiceRow invoice={invoice} />;

/** Invoices and credit notes, newest first. */
export function InvoiceList({ model, onOpen, onMore, onRetry }: InvoiceListProps) {
  const { formatMessage } = useIntl();
  const isAll = model.view === 'all' && model.search === '';
  return (
    <PagedRows
      label={formatMessage(texts.list)}
      of={model.list}
      rowId={idOf}
      rowHeight="3.75rem"
      row={row}
      selected={model.openId}
      empty={{ icon: <Receipt aria-hidden />, title: formatMessage(isAll ? texts.emptyTitle : texts.noneTitle), text: formatMessage(isAll ? texts.emptyText : texts.noneText) }}
      onOpen={onOpen}
      onMore={onMore}
      onRetry={onRetry}
    />
  );
}

function InvoiceRow({ invoice }: { invoice: InvoiceSummary }) {
  const { formatMessage } = useIntl();
  const { money, calendarDate, date } = useFormats();
  const look = lookOf(invoice);
  return (
    <RowLines
      title={<bdi>{invoice.buyerName}</bdi>}
      end={money(invoice.kind === 'invoice' ? invoice.total : -invoice.total, 'CAD')}
      detail={
        <>
          <Badge hasDot tone={lookTones[look]}>
            {formatMessage(lookNames[look])}
          </Badge>
          {invoice.number && <bdi>{invoice.number}</bdi>}
        </>
      }
      detailEnd={invoice.issuedOn ? calendarDate(invoice.issuedOn) : date(invoice.createdAt)}
    />
  );
}
