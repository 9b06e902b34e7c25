import { defineMessages } from '@intake/i18n';
import type { SentView } from '@intake/api/rules';
import type { MessageDescriptor } from 'react-intl';

export const viewNames = defineMessages({
  all: { id: 'letters.view.all', defaultMessage: 'All' },
  attention: { id: 'letters.view.attention', defaultMessage: 'Needs somebody' },
  underway: { id: 'letters.view.underway', defaultMessage: 'Underway' },
  scheduled: { id: 'letters.view.scheduled', defaultMessage: 'Scheduled' },
}) satisfies Record<SentView, MessageDescriptor>;

export const sentMessages = defineMessages({
  title: { id: 'letters.sent.title', defaultMessage: 'Sent faxes' },
  views: { id: 'letters.sent.views', defaultMessage: 'Which faxes' },
  list: { id: 'letters.sent.list', defaultMessage: 'Faxes that were sent' },
  emptyTitle: { id: 'letters.sent.emptyTitle', defaultMessage: 'Nothing was sent yet' },
  emptyText: { id: 'letters.sent.emptyText', defaultMessage: 'Faxes that leave the clinic are listed here, with what became of them.' },
  noneTitle: { id: 'letters.sent.noneTitle', defaultMessage: 'Nothing here' },
  noneText: { id: 'letters.sent.noneText', defaultMessage: 'No fax is in this state right now.' },
  chooseTitle: { id: 'letters.sent.chooseTitle', defaultMessage: 'Choose a fax' },
  chooseText: { id: 'letters.sent.chooseText', defaultMessage: 'What was sent, to whom and what became of it stands here.' },
  forwarded: { id: 'letters.sent.forwarded', defaultMessage: 'Pages sent on' },
  pages: { id: 'letters.sent.pages', defaultMessage: '{count, plural, one {# page} other {# pages}}' },
  detail: { id: 'letters.sent.detail', defaultMessage: 'The fax' },
  reading: { id: 'letters.sent.reading', defaultMessage: 'Status and document' },
  document: { id: 'letters.sent.document', defaultMessage: 'What was sent' },
  settled: { id: 'letters.sent.settled', defaultMessage: 'Dealt with' },
});

export const paneMessages = defineMessages({
  to: { id: 'letters.pane.to', defaultMessage: 'Number' },
  clinic: { id: 'letters.pane.clinic', defaultMessage: 'Clinic' },
  patient: { id: 'letters.pane.patient', defaultMessage: 'Patient' },
  what: { id: 'letters.pane.what', defaultMessage: 'What' },
  priority: { id: 'letters.pane.priority', defaultMessage: 'Priority' },
  created: { id: 'letters.pane.created', defaultMessage: 'Queued' },
  scheduled: { id: 'letters.pane.scheduled', defaultMessage: 'Not before' },
  delivered: { id: 'letters.pane.delivered', defaultMessage: 'Delivered' },
  calls: { id: 'letters.pane.calls', defaultMessage: 'Calls' },
  noCalls: { id: 'letters.pane.noCalls', defaultMessage: 'No call has been made yet.' },
  call: { id: 'letters.pane.call', defaultMessage: 'Call {number, number}' },
  callSending: { id: 'letters.pane.callSending', defaultMessage: 'Sending' },
  callSent: { id: 'letters.pane.callSent', defaultMessage: 'On its way' },
  callDelivered: { id: 'letters.pane.callDelivered', defaultMessage: 'Delivered' },
  callFailed: { id: 'letters.pane.callFailed', defaultMessage: 'Did not arrive' },
  callUnknown: { id: 'letters.pane.callUnknown', defaultMessage: 'Nobody knows' },
  again: { id: 'letters.pane.again', defaultMessage: 'Send again' },
  elsewhere: { id: 'letters.pane.elsewhere', defaultMessage: 'To another number' },
  settle: { id: 'letters.pane.settle', defaultMessage: 'Mark as dealt with' },
  cancel: { id: 'letters.pane.cancel', defaultMessage: 'Cancel fax' },
  openReferral: { id: 'letters.pane.openReferral', defaultMessage: 'Open referral' },
  unconfirmedTitle: { id: 'letters.pane.unconfirmedTitle', defaultMessage: 'Nobody knows whether it arrived' },
  unconfirmedText: {
    id: 'letters.pane.unconfirmedText',
    defaultMessage: 'The connection broke off in the middle. It is not sent again by itself, so that nobody gets it twice: ask the clinic, then send it again or mark it as dealt with.',
  },
  retryTitle: { id: 'letters.pane.retryTitle', defaultMessage: '{reason}: the next try is at {time}' },
  elsewhereTitle: { id: 'letters.pane.elsewhereTitle', defaultMessage: 'Send to another number' },
  cancelled: { id: 'letters.pane.cancelled', defaultMessage: 'The fax was cancelled.' },
  queuedAgain: { id: 'letters.pane.queuedAgain', defaultMessage: 'The fax is queued again.' },
  hasSettled: { id: 'letters.pane.hasSettled', defaultMessage: 'The fax is marked as dealt with.' },
});

export const keyMessages = defineMessages({
  group: { id: 'letters.keys.group', defaultMessage: 'Sent faxes' },
  next: { id: 'letters.keys.next', defaultMessage: 'Next fax' },
  previous: { id: 'letters.keys.previous', defaultMessage: 'Previous fax' },
  close: { id: 'letters.keys.close', defaultMessage: 'Close the fax' },
});
