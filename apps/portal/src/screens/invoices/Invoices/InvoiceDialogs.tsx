import type { Invoice, UpdateInvoice } from '@intake/api/contract';
import type { Locale } from '@intake/api/rules';
import { ConfirmDialog } from '@intake/ui/Dialog';
import { RemoveDialog } from '@intake/ui/RemoveDialog';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../../data/problem.ts';
import { CreditDrawer, PaymentDrawer, PeriodDrawer, ReasonDrawer, SendDrawer, type Credit, type Payment, type Sending } from './ActionDrawers.tsx';
import { InvoiceDrawer, type InvoiceDrawerProps } from './InvoiceDrawer.tsx';
import { formMessages, invoiceProblem, paneMessages as texts } from './Invoices.messages.ts';
import { lastMonth, type InvoicesModel } from './Invoices.model.ts';
import { PaymentsDrawer, type PaymentsDrawerProps } from './PaymentsDrawer.tsx';

export type Asked =
  | { what: 'draft'; draft: Invoice | null }
  | { what: 'issue' | 'discard' | 'pay' | 'send' | 'balance' | 'cancel' | 'credit' | 'statement'; invoice: Invoice }
  | { what: 'payments' }
  | { what: 'export' };

type Step = { [Event in UpdateInvoice['event']]: Omit<Extract<UpdateInvoice, { event: Event }>, 'id' | 'version'> }[Exclude<UpdateInvoice['event'], 'change'>];

export interface InvoiceDialogsProps extends Pick<InvoiceDrawerProps, 'onPeriod' | 'onSave' | 'onSaved'>, Pick<PaymentsDrawerProps, 'onPreview' | 'onImport'> {
  model: InvoicesModel;
  asked: Asked;
  locale: Locale;
  today: string;
  onStep: (step: { invoice: Invoice; step: Step }) => Outcome;
  onPay: (pay: { invoice: Invoice; payment: Payment }) => Outcome;
  onCredit: (credit: { invoice: Invoice; credit: Credit }) => Outcome;
  onSend: (send: { invoice: Invoice; sending: Sending }) => Outcome;
  onExport: (period: { from: string; until: string }) => Outcome;
  onStatement: (statement: { invoice: Invoice; from: string; until: string }) => Outcome;
  onDone: () => void;
}

/** What is asked before something is done. */
export function InvoiceDialogs(props: InvoiceDialogsProps) {
  const { asked, model, locale, today, onDone } = props;
  const { formatMessage } = useIntl();
  if (asked.what === 'payments') return <PaymentsDrawer onPreview={props.onPreview} onImport={props.onImport} onClose={onDone} />;
  if (asked.what === 'export') return <PeriodDrawer title={formatMessage(formMessages.exportTitle)} period={lastMonth(today)} onSave={props.onExport} onClose={onDone} />;
  if (asked.what === 'draft') {
    const { proposals, locations, termsDays } = model;
    return <InvoiceDrawer {...{ proposals, locations, termsDays, locale, today }} invoice={asked.draft} onPeriod={props.onPeriod} onSave={props.onSave} onSaved={props.onSaved} onClose={onDone} />;
  }
  const { invoice, what } = asked;
  switch (what) {
    case 'issue':
      return (
        <ConfirmDialog
          isOpen
          title={formatMessage(texts.issueTitle)}
          confirmLabel={formatMessage(texts.issue)}
          onOpenChange={({ isOpen }) => !isOpen && onDone()}
          onConfirm={() => {
            void props.onStep({ invoice, step: { event: 'issue' } });
            onDone();
          }}
        >
          {formatMessage(texts.issueText)}
        </ConfirmDialog>
      );
    case 'discard':
      return (
        <RemoveDialog
          title={formatMessage(texts.discardTitle)}
          confirmLabel={formatMessage(texts.discard)}
          onConfirm={async () => {
            const problem = await props.onStep({ invoice, step: { event: 'discard' } });
            return problem && formatMessage(invoiceProblem(problem));
          }}
          onClose={onDone}
        >
          {formatMessage(texts.discardText)}
        </RemoveDialog>
      );
    case 'pay':
      return <PaymentDrawer invoice={invoice} today={today} onSave={(payment) => props.onPay({ invoice, payment })} onClose={onDone} />;
    case 'send':
      return <SendDrawer invoice={invoice} onSave={(sending) => props.onSend({ invoice, sending })} onClose={onDone} />;
    case 'credit':
      return <CreditDrawer invoice={invoice} onSave={(credit) => props.onCredit({ invoice, credit })} onClose={onDone} />;
    case 'statement':
      return <PeriodDrawer title={formatMessage(texts.statement)} period={{ ...lastMonth(today), until: today }} onSave={(period) => props.onStatement({ invoice, ...period })} onClose={onDone} />;
    case 'cancel':
      return <ReasonDrawer title={formatMessage(texts.cancel)} onSave={(reason) => props.onStep({ invoice, step: { event: 'cancel', reason } })} onClose={onDone} />;
    case 'balance':
      return <ReasonDrawer title={formatMessage(texts.balance)} onSave={(reason) => props.onStep({ invoice, step: { event: 'balance', reason } })} onClose={onDone} />;
  }
}
