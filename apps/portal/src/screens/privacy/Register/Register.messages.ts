import { defineMessages } from '@intake/i18n';
import type { BreachEvent, BreachState, BreachView } from '@intake/api/rules';
import type { MessageDescriptor } from 'react-intl';
import type { Problem } from '../../../data/problem.ts';
import { letterProblem as sendingProblem } from '../../../shared/letters/letters.messages.ts';

export const viewNames = defineMessages({
  open: { id: 'privacy.view.open', defaultMessage: 'To be done' },
  overdue: { id: 'privacy.view.overdue', defaultMessage: 'Overdue' },
  all: { id: 'privacy.view.all', defaultMessage: 'All' },
}) satisfies Record<BreachView, MessageDescriptor>;

export const stateNames = defineMessages({
  open: { id: 'privacy.state.open', defaultMessage: 'To be done' },
  overdue: { id: 'privacy.state.overdue', defaultMessage: 'Overdue' },
  contained: { id: 'privacy.state.contained', defaultMessage: 'Done' },
  withdrawn: { id: 'privacy.state.withdrawn', defaultMessage: 'It was ours' },
}) satisfies Record<BreachState, MessageDescriptor>;

export const registerMessages = defineMessages({
  title: { id: 'privacy.register.title', defaultMessage: 'Misdirected faxes' },
  list: { id: 'privacy.register.list', defaultMessage: 'Register' },
  detail: { id: 'privacy.register.detail', defaultMessage: 'Entry' },
  views: { id: 'privacy.register.views', defaultMessage: 'Views' },
  emptyTitle: { id: 'privacy.register.emptyTitle', defaultMessage: 'Nothing has to be done' },
  emptyText: { id: 'privacy.register.emptyText', defaultMessage: 'A fax that is rejected as misdirected stands here until it is destroyed or returned.' },
  chooseTitle: { id: 'privacy.register.chooseTitle', defaultMessage: 'Choose an entry' },
  chooseText: { id: 'privacy.register.chooseText', defaultMessage: 'What came, who saw it, who was told, and what has to be done until when stands here.' },
  exportCsv: { id: 'privacy.register.exportCsv', defaultMessage: 'Save as CSV' },
  exportPdf: { id: 'privacy.register.exportPdf', defaultMessage: 'Save as PDF' },
  unknownSender: { id: 'privacy.register.unknownSender', defaultMessage: 'Sender not known' },
  due: { id: 'privacy.register.due', defaultMessage: 'Until {date}' },
  pages: { id: 'privacy.register.pages', defaultMessage: '{count, plural, one {# page} other {# pages}}' },
});

export const entryMessages = defineMessages({
  from: { id: 'privacy.entry.from', defaultMessage: 'From' },
  received: { id: 'privacy.entry.received', defaultMessage: 'Received' },
  reported: { id: 'privacy.entry.reported', defaultMessage: 'Reported' },
  by: { id: 'privacy.entry.by', defaultMessage: '{date} by {name}' },
  what: { id: 'privacy.entry.what', defaultMessage: 'What it is' },
  information: { id: 'privacy.entry.information', defaultMessage: 'What it tells' },
  people: { id: 'privacy.entry.people', defaultMessage: 'People concerned' },
  disposal: { id: 'privacy.entry.disposal', defaultMessage: 'What becomes of it' },
  dueOn: { id: 'privacy.entry.dueOn', defaultMessage: 'Until' },
  sender: { id: 'privacy.entry.sender', defaultMessage: 'The sender' },
  notTold: { id: 'privacy.entry.notTold', defaultMessage: 'Has not been told yet' },
  untoldTitle: { id: 'privacy.entry.untoldTitle', defaultMessage: 'The sender has not been told yet' },
  toldBy: { id: 'privacy.entry.toldBy', defaultMessage: 'Was told by word, {date}' },
  letterArrived: { id: 'privacy.entry.letterArrived', defaultMessage: 'Our letter arrived {date}' },
  letterState: { id: 'privacy.entry.letterState', defaultMessage: 'Our letter: {state}' },
  done: { id: 'privacy.entry.done', defaultMessage: 'Done' },
  erased: { id: 'privacy.entry.erased', defaultMessage: 'Erased here' },
  erasing: { id: 'privacy.entry.erasing', defaultMessage: 'Being erased' },
  withdrawn: { id: 'privacy.entry.withdrawn', defaultMessage: 'Opened again' },
  note: { id: 'privacy.entry.note', defaultMessage: 'Note' },
  kept: { id: 'privacy.entry.kept', defaultMessage: 'Keep this entry until' },
  readers: { id: 'privacy.entry.readers', defaultMessage: 'Who opened it' },
  nobody: { id: 'privacy.entry.nobody', defaultMessage: 'By the audit trail, nobody opened it.' },
  times: { id: 'privacy.entry.times', defaultMessage: '{count, plural, one {Once, {first}} other {# times, {first} to {last}}}' },
  sentOn: { id: 'privacy.entry.sentOn', defaultMessage: 'Sent on' },
  locked: { id: 'privacy.entry.locked', defaultMessage: 'Locked away with it: {count, plural, one {# other document} other {# other documents}}' },
  open: { id: 'privacy.entry.open', defaultMessage: 'Open the document' },
  overdueTitle: { id: 'privacy.entry.overdueTitle', defaultMessage: 'This should have been done by {date}' },
  tellText: { id: 'privacy.entry.tellText', defaultMessage: 'Tell whoever sent it, and note it here.' },
});

export const letterMessages = defineMessages({
  title: { id: 'privacy.letter.title', defaultMessage: 'Tell the sender by letter' },
  send: { id: 'privacy.letter.send', defaultMessage: 'Send the letter' },
});

/** What a button does, and what the question before it says. */
export const eventNames = defineMessages({
  told: { id: 'privacy.event.told', defaultMessage: 'The sender was told' },
  contained: { id: 'privacy.event.contained', defaultMessage: 'It is destroyed or returned' },
  withdraw: { id: 'privacy.event.withdraw', defaultMessage: 'It was ours after all' },
}) satisfies Record<BreachEvent, MessageDescriptor>;

export const eventTexts = defineMessages({
  told: { id: 'privacy.event.toldText', defaultMessage: 'Say how, such as by telephone, and with whom you spoke.' },
  contained: { id: 'privacy.event.containedText', defaultMessage: 'Say how: shredded, or sent back by courier. The pages and all that was read on them are erased here for good. The entry stays, with who saw it.' },
  withdraw: { id: 'privacy.event.withdrawText', defaultMessage: 'The fax goes back into the inbox, and everybody who may read faxes sees it again. The entry stays.' },
}) satisfies Record<BreachEvent, MessageDescriptor>;

export const registerProblems: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  'version-conflict': { id: 'privacy.problem.versionConflict', defaultMessage: 'Somebody changed it in the meantime. Look at it again and repeat.' },
  erased: { id: 'privacy.problem.erased', defaultMessage: 'It is erased, so it cannot be opened again.' },
  settled: { id: 'privacy.problem.settled', defaultMessage: 'Somebody has done this already.' },
});
export const generalProblem = defineMessages({ failed: { id: 'privacy.problem.failed', defaultMessage: 'It could not be done. Try again.' } }).failed;

/** The register's own refusals, and those of any letter. */
export const letterProblem = (problem: Problem): MessageDescriptor => registerProblems[problem.code] ?? sendingProblem(problem);
