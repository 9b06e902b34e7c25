import type { ConversationView } from '@intake/api/rules';
import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';

export const viewNames = defineMessages({
  open: { id: 'messages.view.open', defaultMessage: 'Inbox' },
  unread: { id: 'messages.view.unread', defaultMessage: 'Unread' },
  mine: { id: 'messages.view.mine', defaultMessage: 'Mine' },
  unassigned: { id: 'messages.view.unassigned', defaultMessage: 'Unassigned' },
  snoozed: { id: 'messages.view.snoozed', defaultMessage: 'Snoozed' },
  attention: { id: 'messages.view.attention', defaultMessage: 'Needs attention' },
  closed: { id: 'messages.view.closed', defaultMessage: 'Done' },
}) satisfies Record<ConversationView, MessageDescriptor>;

export const listMessages = defineMessages({
  title: { id: 'messages.list.title', defaultMessage: 'Conversations' },
  views: { id: 'messages.list.views', defaultMessage: 'Views' },
  search: { id: 'messages.list.search', defaultMessage: 'Search names, numbers, addresses and words' },
  searchHint: { id: 'messages.list.searchHint', defaultMessage: 'Names, numbers, words' },
  label: { id: 'messages.list.label', defaultMessage: 'Label: {label}' },
  labels: { id: 'messages.list.labels', defaultMessage: 'Labels' },
  allLabels: { id: 'messages.list.allLabels', defaultMessage: 'All labels' },
  filters: { id: 'messages.list.filters', defaultMessage: 'Filters' },
  create: { id: 'messages.list.create', defaultMessage: 'New message' },
  phones: { id: 'messages.list.phones', defaultMessage: 'Phone simulator' },
  emptyTitle: { id: 'messages.list.emptyTitle', defaultMessage: 'All answered' },
  emptyText: { id: 'messages.list.emptyText', defaultMessage: 'What patients write appears here.' },
  noneTitle: { id: 'messages.list.noneTitle', defaultMessage: 'No matching conversations' },
  unread: { id: 'messages.list.unread', defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}' },
  you: { id: 'messages.list.you', defaultMessage: 'Clinic: {text}' },
  onlyMedia: { id: 'messages.list.onlyMedia', defaultMessage: 'Picture or file' },
  answering: { id: 'messages.list.answering', defaultMessage: '{name} is answering' },
  ownedBy: { id: 'messages.list.ownedBy', defaultMessage: 'Assigned to {name}' },
  optedOut: { id: 'messages.list.optedOut', defaultMessage: 'Opted out' },
  shared: { id: 'messages.list.shared', defaultMessage: 'Shared number' },
  scheduled: { id: 'messages.list.scheduled', defaultMessage: 'Scheduled for {time}' },
  mayStop: { id: 'messages.list.mayStop', defaultMessage: 'May ask to stop' },
  mayBeWrong: { id: 'messages.list.mayBeWrong', defaultMessage: 'May be a wrong number' },
});

export const paneMessages = defineMessages({
  thread: { id: 'messages.pane.thread', defaultMessage: 'Messages' },
  detail: { id: 'messages.pane.detail', defaultMessage: 'Conversation' },
  chooseTitle: { id: 'messages.pane.chooseTitle', defaultMessage: 'Choose a conversation' },
  chooseText: { id: 'messages.pane.chooseText', defaultMessage: 'J and K go through the list.' },
  noPatient: { id: 'messages.pane.noPatient', defaultMessage: 'No patient has this number' },
  noPatientMail: { id: 'messages.pane.noPatientMail', defaultMessage: 'No patient has this address' },
  chart: { id: 'messages.pane.chart', defaultMessage: 'Open the chart' },
  close: { id: 'messages.pane.close', defaultMessage: 'Done' },
  reopen: { id: 'messages.pane.reopen', defaultMessage: 'Open again' },
  snooze: { id: 'messages.pane.snooze', defaultMessage: 'Snooze' },
  wake: { id: 'messages.pane.wake', defaultMessage: 'End the snooze' },
  snoozedUntil: { id: 'messages.pane.snoozedUntil', defaultMessage: 'Snoozed until {time}' },
  assignee: { id: 'messages.pane.assignee', defaultMessage: 'Assigned to' },
  nobody: { id: 'messages.pane.nobody', defaultMessage: 'Nobody' },
  me: { id: 'messages.pane.me', defaultMessage: '{name} (you)' },
  assign: { id: 'messages.pane.assign', defaultMessage: 'Assign' },
  assigned: { id: 'messages.pane.assigned', defaultMessage: 'Assigned to {name}' },
  more: { id: 'messages.pane.more', defaultMessage: 'More actions' },
  unread: { id: 'messages.pane.unread', defaultMessage: 'Mark as unread' },
  labels: { id: 'messages.pane.labels', defaultMessage: 'Labels' },
  newLabel: { id: 'messages.pane.newLabel', defaultMessage: 'New label' },
  addLabel: { id: 'messages.pane.addLabel', defaultMessage: 'Add' },
  noLabel: { id: 'messages.pane.noLabel', defaultMessage: 'Name the label.' },
  detach: { id: 'messages.pane.detach', defaultMessage: 'Not this patient' },
  recordStop: { id: 'messages.pane.recordStop', defaultMessage: 'Record an opt-out' },
  recordStart: { id: 'messages.pane.recordStart', defaultMessage: 'Record that texts are welcome again' },
  recordMailStart: { id: 'messages.pane.recordMailStart', defaultMessage: 'Record that e-mails are welcome again' },
  visits: { id: 'messages.pane.visits', defaultMessage: 'Coming appointments' },
  visit: { id: 'messages.pane.visit', defaultMessage: '{time} · {visit}' },
  noVisits: { id: 'messages.pane.noVisits', defaultMessage: 'No coming appointment' },
  confirmed: { id: 'messages.pane.confirmed', defaultMessage: 'confirmed' },
  consentGiven: { id: 'messages.pane.consentGiven', defaultMessage: 'Texts agreed since {date}' },
  consentUntil: { id: 'messages.pane.consentUntil', defaultMessage: 'Texts agreed until {date}' },
  mailConsentGiven: { id: 'messages.pane.mailConsentGiven', defaultMessage: 'E-mails agreed since {date}' },
  mailConsentUntil: { id: 'messages.pane.mailConsentUntil', defaultMessage: 'E-mails agreed until {date}' },
  consentWithdrawn: { id: 'messages.pane.consentWithdrawn', defaultMessage: 'Consent withdrawn' },
  consentExpired: { id: 'messages.pane.consentExpired', defaultMessage: 'Consent expired' },
  consentNone: { id: 'messages.pane.consentNone', defaultMessage: 'Consent not asked' },
  looking: { id: 'messages.pane.looking', defaultMessage: '{count, plural, one {{names} is looking at this too} other {{names} are looking at this too}}' },
});

export const threadMessages = defineMessages({
  earlier: { id: 'messages.thread.earlier', defaultMessage: 'Earlier messages' },
  empty: { id: 'messages.thread.empty', defaultMessage: 'Nothing has been written yet.' },
  waiting: { id: 'messages.thread.waiting', defaultMessage: 'Still to be sent' },
  toEnd: { id: 'messages.thread.toEnd', defaultMessage: 'Newest message' },
  today: { id: 'messages.thread.today', defaultMessage: 'Today' },
  yesterday: { id: 'messages.thread.yesterday', defaultMessage: 'Yesterday' },
  patient: { id: 'messages.thread.patient', defaultMessage: 'Patient' },
  automatic: { id: 'messages.thread.automatic', defaultMessage: 'Sent by a rule' },
  files: { id: 'messages.thread.files', defaultMessage: '{count, plural, one {A file came with it; it is in the fax inbox.} other {# files came with it; they are in the fax inbox.}}' },
  sender: { id: 'messages.thread.sender', defaultMessage: 'From {sender}' },
  heldText: { id: 'messages.thread.heldText', defaultMessage: 'It answers this conversation, but from another address or late. Nothing follows from it until somebody says whose it is.' },
  theirs: { id: 'messages.thread.theirs', defaultMessage: 'It is the patient’s' },
  notTheirs: { id: 'messages.thread.notTheirs', defaultMessage: 'Not the patient’s' },
  goesOut: { id: 'messages.thread.goesOut', defaultMessage: 'Goes out {time}' },
  cancel: { id: 'messages.thread.cancel', defaultMessage: 'Cancel sending' },
  settleText: { id: 'messages.thread.settleText', defaultMessage: 'Nobody knows whether it went out. It is not sent again by itself.' },
  arrived: { id: 'messages.thread.arrived', defaultMessage: 'It arrived' },
  notArrived: { id: 'messages.thread.notArrived', defaultMessage: 'It did not arrive' },
  again: { id: 'messages.thread.again', defaultMessage: 'Write it again' },
  failedText: { id: 'messages.thread.failedText', defaultMessage: 'The provider says: {reason}' },
  quietReason: { id: 'messages.thread.quietReason', defaultMessage: 'Sent outside the usual hours: {reason}' },
});

export const noticeMessages = defineMessages({
  sharedTitle: { id: 'messages.notice.sharedTitle', defaultMessage: '{count, plural, one {# patient has this number} other {# patients have this number}}' },
  sharedText: { id: 'messages.notice.sharedText', defaultMessage: 'Choose whom this conversation is with. Until then nothing is sent and no chart shows it.' },
  choose: { id: 'messages.notice.choose', defaultMessage: 'Choose the patient' },
  born: { id: 'messages.notice.born', defaultMessage: 'Born {date}' },
  stopTitle: { id: 'messages.notice.stopTitle', defaultMessage: 'They may be asking for texts to stop' },
  stopText: { id: 'messages.notice.stopText', defaultMessage: 'Read it today. If so, record the opt-out: any way of asking counts.' },
  wrongTitle: { id: 'messages.notice.wrongTitle', defaultMessage: 'This may be somebody else’s number' },
  wrongText: { id: 'messages.notice.wrongText', defaultMessage: 'If so, record it: the number is then not texted any more, whichever chart has it.' },
});

export const optOutMessages = defineMessages({
  title: { id: 'messages.optOut.title', defaultMessage: 'What was said about text messages' },
  kind: { id: 'messages.optOut.kind', defaultMessage: 'What they said' },
  stop: { id: 'messages.optOut.stop', defaultMessage: 'They do not want text messages' },
  'wrong-number': { id: 'messages.optOut.wrongNumber', defaultMessage: 'It is not the patient’s number' },
  start: { id: 'messages.optOut.start', defaultMessage: 'They want text messages again' },
  'right-number': { id: 'messages.optOut.rightNumber', defaultMessage: 'It is the patient’s number after all' },
  wording: { id: 'messages.optOut.wording', defaultMessage: 'How they said it' },
  wordingShort: { id: 'messages.optOut.wordingShort', defaultMessage: 'Write down how they said it.' },
  text: { id: 'messages.optOut.text', defaultMessage: 'It counts for everybody who has this number, at once, and stays on record.' },
  save: { id: 'messages.optOut.save', defaultMessage: 'Record' },
});

/** The same by e-mail, where it is said otherwise. */
export const mailNotices = defineMessages({
  sharedTitle: { id: 'messages.mailNotice.sharedTitle', defaultMessage: '{count, plural, one {# patient has this address} other {# patients have this address}}' },
  stopTitle: { id: 'messages.mailNotice.stopTitle', defaultMessage: 'They may be asking for e-mails to stop' },
  wrongTitle: { id: 'messages.mailNotice.wrongTitle', defaultMessage: 'This may be somebody else’s address' },
  wrongText: { id: 'messages.mailNotice.wrongText', defaultMessage: 'If so, record it: no more e-mails go there, whichever chart has it.' },
});

export const mailOptOuts = defineMessages({
  title: { id: 'messages.mailOptOut.title', defaultMessage: 'What was said about e-mails' },
  stop: { id: 'messages.mailOptOut.stop', defaultMessage: 'They do not want e-mails' },
  'wrong-number': { id: 'messages.mailOptOut.wrongNumber', defaultMessage: 'It is not the patient’s address' },
  start: { id: 'messages.mailOptOut.start', defaultMessage: 'They want e-mails again' },
  'right-number': { id: 'messages.mailOptOut.rightNumber', defaultMessage: 'It is the patient’s address after all' },
  text: { id: 'messages.mailOptOut.text', defaultMessage: 'It counts for everybody who has this address, at once, and stays on record.' },
});

export const toastMessages = defineMessages({
  scheduled: { id: 'messages.toast.scheduled', defaultMessage: 'The message goes out {time}.' },
  cancelled: { id: 'messages.toast.cancelled', defaultMessage: 'The message is not sent.' },
  closed: { id: 'messages.toast.closed', defaultMessage: 'The conversation is done.' },
  filesMissing: { id: 'messages.toast.filesMissing', defaultMessage: 'The files of this message could not be fetched. Attach them once more.' },
  snoozed: { id: 'messages.toast.snoozed', defaultMessage: 'The conversation comes back {time}.' },
  recorded: { id: 'messages.toast.recorded', defaultMessage: 'Recorded. {count, plural, =0 {No message was waiting.} one {# waiting message is not sent.} other {# waiting messages are not sent.}}' },
});
