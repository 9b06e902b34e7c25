import { defineMessages } from '@intake/i18n';
import type { CreditCause, CreditKind } from '@intake/api/rules';
import type { MessageDescriptor } from 'react-intl';

export const creditMessages = defineMessages({
  tabs: { id: 'credits.section.tabs', defaultMessage: 'Parts of the account' },
  organization: { id: 'credits.section.organization', defaultMessage: 'Organization' },
  credits: { id: 'credits.section.credits', defaultMessage: 'Plan and credits' },
  balance: { id: 'credits.section.balance', defaultMessage: 'Credits left' },
  reserved: { id: 'credits.section.reserved', defaultMessage: 'Held for what is on its way' },
  plan: { id: 'credits.section.plan', defaultMessage: 'Plan' },
  lowTitle: { id: 'credits.section.lowTitle', defaultMessage: 'Few credits are left' },
  emptyTitle: { id: 'credits.section.emptyTitle', defaultMessage: 'No credits are left' },
  continueText: { id: 'credits.section.continueText', defaultMessage: 'Faxes, texts and calls go on, and what they cost is owed.' },
  stopText: { id: 'credits.section.stopText', defaultMessage: 'What is sent waits for credits. Faxes that arrive are always taken.' },
  give: { id: 'credits.section.give', defaultMessage: 'Add credits' },
  settings: { id: 'credits.section.settings', defaultMessage: 'Plan and limits' },
  use: { id: 'credits.section.use', defaultMessage: 'Use by day' },
  useText: { id: 'credits.section.useText', defaultMessage: 'Credits, in days of {zone}, as of {time}' },
  day: { id: 'credits.section.day', defaultMessage: 'Day' },
  spent: { id: 'credits.section.spent', defaultMessage: 'Credits' },
  noUse: { id: 'credits.section.noUse', defaultMessage: 'Nothing was used in the last 30 days.' },
  grants: { id: 'credits.section.grants', defaultMessage: 'What is left, in the order in which it is spent' },
  left: { id: 'credits.section.left', defaultMessage: '{left, number} of {all, number}' },
  expires: { id: 'credits.section.expires', defaultMessage: 'Until {day}' },
  forever: { id: 'credits.section.forever', defaultMessage: 'Does not expire' },
  gift: { id: 'credits.section.gift', defaultMessage: 'Included' },
  bought: { id: 'credits.section.bought', defaultMessage: 'Bought' },
  ledger: { id: 'credits.section.ledger', defaultMessage: 'Ledger' },
  ledgerEmpty: { id: 'credits.section.ledgerEmpty', defaultMessage: 'Nothing has been given or spent yet.' },
  when: { id: 'credits.section.when', defaultMessage: 'When' },
  what: { id: 'credits.section.what', defaultMessage: 'What' },
  amount: { id: 'credits.section.amount', defaultMessage: 'Amount' },
  after: { id: 'credits.section.after', defaultMessage: 'Balance' },
});

export const creditFormMessages = defineMessages({
  amount: { id: 'credits.form.amount', defaultMessage: 'Credits' },
  amountText: { id: 'credits.form.amountText', defaultMessage: 'Below zero it puts right what was given by mistake.' },
  amountRequired: { id: 'credits.form.amountRequired', defaultMessage: 'Enter a number other than zero.' },
  note: { id: 'credits.form.note', defaultMessage: 'What for' },
  noteRequired: { id: 'credits.form.noteRequired', defaultMessage: 'Say what for; it stands in the ledger.' },
  plan: { id: 'credits.form.plan', defaultMessage: 'Name of the plan' },
  planRequired: { id: 'credits.form.planRequired', defaultMessage: 'Name the plan.' },
  monthly: { id: 'credits.form.monthly', defaultMessage: 'Credits each month' },
  atZero: { id: 'credits.form.atZero', defaultMessage: 'When no credits are left' },
  atZeroContinue: { id: 'credits.form.atZeroContinue', defaultMessage: 'Go on' },
  atZeroStop: { id: 'credits.form.atZeroStop', defaultMessage: 'Stop sending' },
  floor: { id: 'credits.form.floor', defaultMessage: 'Stop at' },
  lowAt: { id: 'credits.form.lowAt', defaultMessage: 'Say so below' },
  gst: { id: 'credits.form.gst', defaultMessage: 'GST/HST number' },
  qst: { id: 'credits.form.qst', defaultMessage: 'QST number' },
  terms: { id: 'credits.form.terms', defaultMessage: 'Days to pay an invoice' },
  payment: { id: 'credits.form.payment', defaultMessage: 'How to pay, printed on invoices' },
});

export const creditCauseNames: Record<CreditCause, MessageDescriptor> = defineMessages({
  'fax-in': { id: 'credits.cause.faxIn', defaultMessage: 'Fax pages received' },
  'fax-out': { id: 'credits.cause.faxOut', defaultMessage: 'Fax pages sent' },
  text: { id: 'credits.cause.text', defaultMessage: 'Text messages' },
  call: { id: 'credits.cause.call', defaultMessage: 'Call minutes' },
});

export const creditKindNames: Record<CreditKind, MessageDescriptor> = defineMessages({
  grant: { id: 'credits.kind.grant', defaultMessage: 'Added' },
  use: { id: 'credits.kind.use', defaultMessage: 'Used' },
  reserve: { id: 'credits.kind.reserve', defaultMessage: 'Held' },
  settle: { id: 'credits.kind.settle', defaultMessage: 'Settled' },
  release: { id: 'credits.kind.release', defaultMessage: 'Given back' },
  expire: { id: 'credits.kind.expire', defaultMessage: 'Expired' },
  correct: { id: 'credits.kind.correct', defaultMessage: 'Corrected' },
});
