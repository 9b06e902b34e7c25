import { defineMessages } from '@intake/i18n';
import type { CreditCause, InvoiceEvent, InvoiceView, PaymentMethod, TaxKind, TaxName } from '@intake/api/rules';
import type { MessageDescriptor } from 'react-intl';
import type { Problem } from '../../../data/problem.ts';
import { answerText } from '../../../shared/answers/answers.messages.ts';
import type { InvoiceLook } from './Invoices.model.ts';

export const invoiceMessages = defineMessages({
  views: { id: 'invoices.list.views', defaultMessage: 'Views' },
  list: { id: 'invoices.list.label', defaultMessage: 'Invoices' },
  reading: { id: 'invoices.list.reading', defaultMessage: 'Invoice' },
  search: { id: 'invoices.list.search', defaultMessage: 'Number or customer' },
  create: { id: 'invoices.list.create', defaultMessage: 'New invoice' },
  more: { id: 'invoices.list.more', defaultMessage: 'More' },
  importPayments: { id: 'invoices.list.importPayments', defaultMessage: 'Import payments' },
  export: { id: 'invoices.list.export', defaultMessage: 'Export for bookkeeping' },
  open: { id: 'invoices.list.open', defaultMessage: '{amount} open' },
  emptyTitle: { id: 'invoices.list.emptyTitle', defaultMessage: 'No invoices yet' },
  emptyText: { id: 'invoices.list.emptyText', defaultMessage: 'A draft has no number and can be thrown away. It becomes an invoice when it is issued.' },
  noneTitle: { id: 'invoices.list.noneTitle', defaultMessage: 'No invoices here' },
  noneText: { id: 'invoices.list.noneText', defaultMessage: 'Choose another view, or search for something else.' },
  chooseTitle: { id: 'invoices.list.chooseTitle', defaultMessage: 'Choose an invoice' },
  chooseText: { id: 'invoices.list.chooseText', defaultMessage: 'It is shown here as it will be on paper.' },
  keys: { id: 'invoices.keys.group', defaultMessage: 'Invoices' },
  next: { id: 'invoices.keys.next', defaultMessage: 'Next invoice' },
  previous: { id: 'invoices.keys.previous', defaultMessage: 'Previous invoice' },
  close: { id: 'invoices.keys.close', defaultMessage: 'Close the invoice' },
});

export const paneMessages = defineMessages({
  draft: { id: 'invoices.pane.draft', defaultMessage: 'Draft' },
  change: { id: 'invoices.pane.change', defaultMessage: 'Edit' },
  issue: { id: 'invoices.pane.issue', defaultMessage: 'Issue' },
  pay: { id: 'invoices.pane.pay', defaultMessage: 'Record payment' },
  refund: { id: 'invoices.pane.refund', defaultMessage: 'Record refund' },
  send: { id: 'invoices.pane.send', defaultMessage: 'Send' },
  print: { id: 'invoices.pane.print', defaultMessage: 'Open PDF' },
  balance: { id: 'invoices.pane.balance', defaultMessage: 'Write off the rest' },
  cancel: { id: 'invoices.pane.cancel', defaultMessage: 'Cancel invoice' },
  credit: { id: 'invoices.pane.credit', defaultMessage: 'Credit note' },
  discard: { id: 'invoices.pane.discard', defaultMessage: 'Discard draft' },
  statement: { id: 'invoices.pane.statement', defaultMessage: 'Statement of account' },
  issueTitle: { id: 'invoices.pane.issueTitle', defaultMessage: 'Issue this invoice?' },
  issueText: { id: 'invoices.pane.issueText', defaultMessage: 'It gets its number and can no longer be changed. What was wrong is taken back by a credit note.' },
  discardTitle: { id: 'invoices.pane.discardTitle', defaultMessage: 'Discard this draft?' },
  discardText: { id: 'invoices.pane.discardText', defaultMessage: 'What it bills can be billed again.' },
  payments: { id: 'invoices.pane.payments', defaultMessage: 'Payments and credits' },
  history: { id: 'invoices.pane.history', defaultMessage: 'History' },
  billed: { id: 'invoices.pane.billed', defaultMessage: '{count, plural, one {# entry} other {# entries}} billed' },
  billedTitle: { id: 'invoices.pane.billedTitle', defaultMessage: 'Billed by this line' },
  paid: { id: 'invoices.pane.paid', defaultMessage: 'Paid' },
  credited: { id: 'invoices.pane.credited', defaultMessage: 'Credited' },
  due: { id: 'invoices.pane.due', defaultMessage: 'To be paid' },
  owed: { id: 'invoices.pane.owed', defaultMessage: 'To be given back' },
  credits: { id: 'invoices.pane.credits', defaultMessage: 'Credits {number}' },
  reason: { id: 'invoices.pane.reason', defaultMessage: 'Reason: {reason}' },
  by: { id: 'invoices.pane.by', defaultMessage: 'By {name}' },
});

/** What stands on the paper. */
export const paperMessages = defineMessages({
  invoice: { id: 'invoices.paper.invoice', defaultMessage: 'Invoice {number}' },
  creditNote: { id: 'invoices.paper.creditNote', defaultMessage: 'Credit note {number}' },
  draft: { id: 'invoices.paper.draft', defaultMessage: 'Draft, without a number' },
  issued: { id: 'invoices.paper.issued', defaultMessage: 'Issued' },
  due: { id: 'invoices.paper.due', defaultMessage: 'Due' },
  description: { id: 'invoices.paper.description', defaultMessage: 'Description' },
  quantity: { id: 'invoices.paper.quantity', defaultMessage: 'Quantity' },
  price: { id: 'invoices.paper.price', defaultMessage: 'Price' },
  amount: { id: 'invoices.paper.amount', defaultMessage: 'Amount' },
  lines: { id: 'invoices.paper.lines', defaultMessage: 'Lines' },
  subtotal: { id: 'invoices.paper.subtotal', defaultMessage: 'Subtotal' },
  total: { id: 'invoices.paper.total', defaultMessage: 'Total' },
  tax: { id: 'invoices.paper.tax', defaultMessage: '{name} ({rate})' },
});

export const formMessages = defineMessages({
  createTitle: { id: 'invoices.form.createTitle', defaultMessage: 'New invoice' },
  changeTitle: { id: 'invoices.form.changeTitle', defaultMessage: 'Edit draft' },
  buyer: { id: 'invoices.form.buyer', defaultMessage: 'Customer' },
  buyerRequired: { id: 'invoices.form.buyerRequired', defaultMessage: 'Say who is invoiced.' },
  location: { id: 'invoices.form.location', defaultMessage: 'Location' },
  noLocation: { id: 'invoices.form.noLocation', defaultMessage: 'None' },
  address: { id: 'invoices.form.address', defaultMessage: 'Address' },
  email: { id: 'invoices.form.email', defaultMessage: 'E-mail' },
  emailInvalid: { id: 'invoices.form.emailInvalid', defaultMessage: 'This is not an e-mail address.' },
  fax: { id: 'invoices.form.fax', defaultMessage: 'Fax number' },
  faxInvalid: { id: 'invoices.form.faxInvalid', defaultMessage: 'This is not a fax number.' },
  province: { id: 'invoices.form.province', defaultMessage: 'Place of supply' },
  provinceText: { id: 'invoices.form.provinceText', defaultMessage: 'Decides the taxes.' },
  locale: { id: 'invoices.form.locale', defaultMessage: 'Language of the invoice' },
  from: { id: 'invoices.form.from', defaultMessage: 'First day' },
  until: { id: 'invoices.form.until', defaultMessage: 'Last day' },
  periodWrong: { id: 'invoices.form.periodWrong', defaultMessage: 'The last day comes before the first.' },
  periodRequired: { id: 'invoices.form.periodRequired', defaultMessage: 'What was used needs a period.' },
  terms: { id: 'invoices.form.terms', defaultMessage: 'Days to pay' },
  note: { id: 'invoices.form.note', defaultMessage: 'Note' },
  line: { id: 'invoices.form.line', defaultMessage: 'Line {number, number}' },
  tax: { id: 'invoices.form.tax', defaultMessage: 'Tax' },
  addLine: { id: 'invoices.form.addLine', defaultMessage: 'Add line' },
  removeLine: { id: 'invoices.form.removeLine', defaultMessage: 'Remove line {number, number}' },
  addUse: { id: 'invoices.form.addUse', defaultMessage: 'Bill what was used' },
  useNone: { id: 'invoices.form.useNone', defaultMessage: 'Nothing was used in this period that is not billed already.' },
  lineRequired: { id: 'invoices.form.lineRequired', defaultMessage: 'Describe what this line bills.' },
  fromUse: { id: 'invoices.form.fromUse', defaultMessage: 'Counted from what was used' },
  totals: { id: 'invoices.form.totals', defaultMessage: 'Comes to' },
  amount: { id: 'invoices.form.amount', defaultMessage: 'Amount' },
  amountRequired: { id: 'invoices.form.amountRequired', defaultMessage: 'Enter an amount above zero.' },
  tooMuch: { id: 'invoices.form.tooMuch', defaultMessage: 'This is more than is left.' },
  paidOn: { id: 'invoices.form.paidOn', defaultMessage: 'Day' },
  dayLate: { id: 'invoices.form.dayLate', defaultMessage: 'This day is more than a week ahead.' },
  dayRequired: { id: 'invoices.form.dayRequired', defaultMessage: 'Choose the day.' },
  method: { id: 'invoices.form.method', defaultMessage: 'How' },
  reference: { id: 'invoices.form.reference', defaultMessage: 'Reference' },
  reason: { id: 'invoices.form.reason', defaultMessage: 'Reason' },
  reasonRequired: { id: 'invoices.form.reasonRequired', defaultMessage: 'Give a reason; it is kept with the invoice.' },
  creditQuantity: { id: 'invoices.form.creditQuantity', defaultMessage: '{description}: quantity to credit' },
  creditNone: { id: 'invoices.form.creditNone', defaultMessage: 'Choose what is credited.' },
  sendBy: { id: 'invoices.form.sendBy', defaultMessage: 'Send by' },
  byMail: { id: 'invoices.form.byMail', defaultMessage: 'E-mail with the PDF' },
  byFax: { id: 'invoices.form.byFax', defaultMessage: 'Fax' },
  confirm: { id: 'invoices.form.confirm', defaultMessage: 'Last four digits of a new number' },
  confirmWrong: { id: 'invoices.form.confirmWrong', defaultMessage: 'Nobody has sent to this number yet: enter its last four digits again.' },
  exportTitle: { id: 'invoices.form.exportTitle', defaultMessage: 'Export for bookkeeping' },
  exportSave: { id: 'invoices.form.exportSave', defaultMessage: 'Download' },
  paymentFile: { id: 'invoices.form.paymentFile', defaultMessage: 'A bank’s file' },
  paymentHint: { id: 'invoices.form.paymentHint', defaultMessage: 'CSV with date, amount and reference; the number of the invoice stands in the reference.' },
  paymentBook: { id: 'invoices.form.paymentBook', defaultMessage: '{count, plural, one {Book # payment} other {Book # payments}}' },
  paymentState: { id: 'invoices.form.paymentState', defaultMessage: 'What happens' },
  paymentWillBook: { id: 'invoices.form.paymentWillBook', defaultMessage: 'Will be booked' },
});

export const toastMessages = defineMessages({
  saved: { id: 'invoices.toast.saved', defaultMessage: 'Draft saved' },
  issued: { id: 'invoices.toast.issued', defaultMessage: 'Invoice issued' },
  paid: { id: 'invoices.toast.paid', defaultMessage: 'Payment recorded' },
  balanced: { id: 'invoices.toast.balanced', defaultMessage: 'The rest was written off' },
  cancelled: { id: 'invoices.toast.cancelled', defaultMessage: 'Invoice cancelled' },
  credited: { id: 'invoices.toast.credited', defaultMessage: 'Credit note issued' },
  discarded: { id: 'invoices.toast.discarded', defaultMessage: 'Draft discarded' },
  sent: { id: 'invoices.toast.sent', defaultMessage: 'Invoice on its way' },
  booked: { id: 'invoices.toast.booked', defaultMessage: '{count, plural, one {# payment booked} other {# payments booked}}' },
});

export const viewNames: Record<InvoiceView, MessageDescriptor> = defineMessages({
  all: { id: 'invoices.view.all', defaultMessage: 'All' },
  draft: { id: 'invoices.view.draft', defaultMessage: 'Drafts' },
  open: { id: 'invoices.view.open', defaultMessage: 'Open' },
  overdue: { id: 'invoices.view.overdue', defaultMessage: 'Overdue' },
  balanced: { id: 'invoices.view.balanced', defaultMessage: 'Paid' },
  cancelled: { id: 'invoices.view.cancelled', defaultMessage: 'Cancelled' },
  'credit-note': { id: 'invoices.view.creditNote', defaultMessage: 'Credit notes' },
});

export const lookNames: Record<InvoiceLook, MessageDescriptor> = defineMessages({
  draft: { id: 'invoices.status.draft', defaultMessage: 'Draft' },
  issued: { id: 'invoices.status.issued', defaultMessage: 'Open' },
  partial: { id: 'invoices.status.partial', defaultMessage: 'Partly paid' },
  refund: { id: 'invoices.status.refund', defaultMessage: 'Refund due' },
  overdue: { id: 'invoices.status.overdue', defaultMessage: 'Overdue' },
  balanced: { id: 'invoices.status.balanced', defaultMessage: 'Paid' },
  cancelled: { id: 'invoices.status.cancelled', defaultMessage: 'Cancelled' },
  'entered-in-error': { id: 'invoices.status.discarded', defaultMessage: 'Discarded' },
  'credit-note': { id: 'invoices.status.creditNote', defaultMessage: 'Credit note' },
});

export const causeNames: Record<CreditCause, MessageDescriptor> = defineMessages({
  'fax-in': { id: 'invoices.cause.faxIn', defaultMessage: 'Fax pages received' },
  'fax-out': { id: 'invoices.cause.faxOut', defaultMessage: 'Fax pages sent' },
  text: { id: 'invoices.cause.text', defaultMessage: 'Text messages' },
  call: { id: 'invoices.cause.call', defaultMessage: 'Call minutes' },
});

export const taxKindNames: Record<TaxKind, MessageDescriptor> = defineMessages({
  standard: { id: 'invoices.tax.standard', defaultMessage: 'Taxed' },
  provincial: { id: 'invoices.tax.provincial', defaultMessage: 'Taxed, PST too' },
  zero: { id: 'invoices.tax.zero', defaultMessage: 'Zero-rated' },
  exempt: { id: 'invoices.tax.exempt', defaultMessage: 'Exempt' },
});

export const taxNameTexts: Record<TaxName, MessageDescriptor> = defineMessages({
  GST: { id: 'invoices.tax.gst', defaultMessage: 'GST' },
  HST: { id: 'invoices.tax.hst', defaultMessage: 'HST' },
  QST: { id: 'invoices.tax.qst', defaultMessage: 'QST' },
  PST: { id: 'invoices.tax.pst', defaultMessage: 'PST' },
  RST: { id: 'invoices.tax.rst', defaultMessage: 'RST' },
});

export const methodNames: Record<PaymentMethod, MessageDescriptor> = defineMessages({
  transfer: { id: 'invoices.method.transfer', defaultMessage: 'Transfer' },
  card: { id: 'invoices.method.card', defaultMessage: 'Card' },
  cheque: { id: 'invoices.method.cheque', defaultMessage: 'Cheque' },
  cash: { id: 'invoices.method.cash', defaultMessage: 'Cash' },
  refund: { id: 'invoices.method.refund', defaultMessage: 'Refund' },
  'write-off': { id: 'invoices.method.writeOff', defaultMessage: 'Written off' },
});

export const eventNames: Record<InvoiceEvent | 'create', MessageDescriptor> = defineMessages({
  create: { id: 'invoices.event.create', defaultMessage: 'Draft created' },
  change: { id: 'invoices.event.change', defaultMessage: 'Draft changed' },
  issue: { id: 'invoices.event.issue', defaultMessage: 'Issued' },
  pay: { id: 'invoices.event.pay', defaultMessage: 'Payment recorded' },
  balance: { id: 'invoices.event.balance', defaultMessage: 'Balanced' },
  reopen: { id: 'invoices.event.reopen', defaultMessage: 'Open again' },
  credit: { id: 'invoices.event.credit', defaultMessage: 'Credited' },
  cancel: { id: 'invoices.event.cancel', defaultMessage: 'Cancelled' },
  discard: { id: 'invoices.event.discard', defaultMessage: 'Discarded' },
  send: { id: 'invoices.event.send', defaultMessage: 'Sent' },
});

export const paymentProblemNames: Record<string, MessageDescriptor> = defineMessages({
  'no-number': { id: 'invoices.payment.noNumber', defaultMessage: 'No invoice number' },
  'unknown-invoice': { id: 'invoices.payment.unknown', defaultMessage: 'No such invoice' },
  'not-open': { id: 'invoices.payment.notOpen', defaultMessage: 'Nothing is open' },
  'bad-amount': { id: 'invoices.payment.badAmount', defaultMessage: 'No amount' },
  'bad-date': { id: 'invoices.payment.badDate', defaultMessage: 'No date, or one far ahead' },
  'ambiguous-date': { id: 'invoices.payment.ambiguousDate', defaultMessage: 'Day or month first? Write the month in letters' },
  'too-much': { id: 'invoices.payment.tooMuch', defaultMessage: 'More than is open' },
  known: { id: 'invoices.payment.known', defaultMessage: 'Booked before' },
});

const problems: Record<string, MessageDescriptor> = defineMessages({
  'illegal-transition': { id: 'invoices.problem.illegal', defaultMessage: 'This is not possible any more. Open the invoice again.' },
  paid: { id: 'invoices.problem.paid', defaultMessage: 'It was paid or credited in part. Take it back by a credit note.' },
  'use-billed': { id: 'invoices.problem.useBilled', defaultMessage: 'Another draft has just billed the same use. Choose the period again.' },
  'no-credits': { id: 'invoices.problem.noCredits', defaultMessage: 'There are not enough credits left to fax it. Send it by e-mail, or add credits.' },
  'no-telephony': { id: 'invoices.problem.noTelephony', defaultMessage: 'No line is set up to send faxes. Send it by e-mail.' },
  'provider-off': { id: 'invoices.problem.providerOff', defaultMessage: 'Sending faxes is switched off. Send it by e-mail.' },
  'no-sender-number': { id: 'invoices.problem.noSender', defaultMessage: 'The organization has no number to fax from. Send it by e-mail.' },
  'none-payable': { id: 'invoices.form.paymentNone', defaultMessage: 'No line of this file pays an open invoice. The number of the invoice has to stand in the line, such as INV-00012.' },
  unreadable: { id: 'invoices.problem.unreadable', defaultMessage: 'This is not a CSV file.' },
  'too-much': formMessages.tooMuch,
  late: formMessages.dayLate,
  required: formMessages.confirmWrong,
  wrong: formMessages.confirmWrong,
});

export const invoiceProblem = (problem: Problem): MessageDescriptor => problems[(problem.code === 'invalid' && problem.fields?.[0]?.code) || problem.code] ?? answerText(problem);
export const invoiceRefusal = ({ code }: { code: string }): MessageDescriptor | undefined => problems[code];
