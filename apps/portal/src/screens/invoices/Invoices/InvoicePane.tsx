import type { Invoice } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Button } from '@intake/ui/Button';
import { List } from '@intake/ui/List';
import { Menu } from '@intake/ui/Menu';
import { Pane, PaneBody, PaneHeader, PaneSection } from '@intake/ui/Pane';
import { Timeline } from '@intake/ui/Timeline';
import { useIntl } from 'react-intl';
import { InvoicePaper, type InvoicePaperProps } from './InvoicePaper.tsx';
import { eventNames, invoiceMessages, lookNames, methodNames, paneMessages as texts, paperMessages } from './Invoices.messages.ts';
import { lookOf, lookTones } from './Invoices.model.ts';

/** What is asked for of the invoice that is open. */
export type InvoiceAction = 'change' | 'issue' | 'pay' | 'send' | 'balance' | 'cancel' | 'credit' | 'discard' | 'print' | 'statement';

export interface InvoicePaneProps extends Pick<InvoicePaperProps, 'onLine'> {
  invoice: Invoice;
  onAct: (action: { action: InvoiceAction }) => void;
  onOpen: (open: { id: string }) => void;
  onClose: () => void;
}

/** One invoice: what can be done, the paper, what was paid, and what happened to it. */
export function InvoicePane({ invoice, onAct, onLine, onOpen, onClose }: InvoicePaneProps) {
  const { formatMessage } = useIntl();
  const { money, calendarDate, moment } = useFormats();
  const can = (action: Invoice['can'][number]) => invoice.can.includes(action);
  const button = (action: InvoiceAction, label: string, variant?: 'primary') => (
    <Button key={action} size="sm" variant={variant} onPress={() => onAct({ action })}>
      {label}
    </Button>
  );
  const rest = [
    ...(can('send') && can('pay') ? [{ id: 'send', label: formatMessage(texts.send) }] : []),
    ...(can('credit') ? [{ id: 'credit', label: formatMessage(texts.credit) }] : []),
    ...(can('balance') ? [{ id: 'balance', label: formatMessage(texts.balance) }] : []),
    ...(invoice.number ? [{ id: 'statement', label: formatMessage(texts.statement) }] : []),
  ];
  const ending = [
    ...(can('cancel') ? [{ id: 'cancel', label: formatMessage(texts.cancel), tone: 'danger' as const }] : []),
    ...(can('discard') ? [{ id: 'discard', label: formatMessage(texts.discard), tone: 'danger' as const }] : []),
  ];
  const groups = [{ id: 'more', items: rest }, { id: 'ending', items: ending }].filter(({ items }) => items.length > 0);
  const moved = [
    ...invoice.payments.map((payment) => ({
      id: payment.id, title: formatMessage(methodNames[payment.method]), detail: [calendarDate(payment.paidOn), payment.reference].filter(Boolean).join(' · '), end: money(payment.amount, 'CAD'),
    })),
    ...invoice.creditNotes.map((note) => ({ id: note.id, title: formatMessage(paperMessages.creditNote, { number: note.number }), end: money(-note.total, 'CAD') })),
  ];
  const look = lookOf(invoice);
  return (
    <Pane>
      <PaneHeader
        title={invoice.buyerName}
        status={
          <Badge hasDot tone={lookTones[look]}>
            {formatMessage(lookNames[look])}
          </Badge>
        }
        detail={invoice.number ?? formatMessage(texts.draft)}
        onBack={onClose}
      >
        {can('issue') && button('issue', formatMessage(texts.issue), 'primary')}
        {can('change') && button('change', formatMessage(texts.change))}
        {can('pay') && button('pay', formatMessage(invoice.open < 0 ? texts.refund : texts.pay), 'primary')}
        {can('send') && !can('pay') && button('send', formatMessage(texts.send))}
        {invoice.number && button('print', formatMessage(texts.print))}
        {groups.length > 0 && (
          <Menu
            trigger={
              <Button size="sm" variant="quiet">
                {formatMessage(invoiceMessages.more)}
              </Button>
            }
            groups={groups}
            onAction={({ id }) => onAct({ action: id as InvoiceAction })}
          />
        )}
      </PaneHeader>
      <PaneBody>
        <InvoicePaper invoice={invoice} onLine={onLine} />
        {moved.length > 0 && (
          <PaneSection title={formatMessage(texts.payments)}>
            <List
              isFramed
              label={formatMessage(texts.payments)}
              items={moved}
              onAction={({ id }) => {
                if (invoice.creditNotes.some((note) => note.id === id)) onOpen({ id });
              }}
            />
          </PaneSection>
        )}
        <PaneSection title={formatMessage(texts.history)}>
          <Timeline
            items={invoice.events.map(({ event, at, by }) => ({
              id: `${event} ${at}`, title: formatMessage(eventNames[event]), detail: by ? formatMessage(texts.by, { name: by }) : undefined, time: at, timeLabel: moment(at), tone: 'neutral' as const,
            }))}
          />
        </PaneSection>
      </PaneBody>
    </Pane>
  );
}
