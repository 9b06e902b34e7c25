import { defineMessages } from '@intake/i18n';
import type { NumberFailure, NumberStatus } from '@intake/api/rules';
import type { MessageDescriptor } from 'react-intl';
import type { RefusalText } from '../../../data/forms/refusals.ts';
import type { Problem } from '../../../data/problem.ts';
import { answerMessages, refusals } from '../../../shared/answers/answers.messages.ts';

export const numberMessages = defineMessages({
  title: { id: 'numbers.list.title', defaultMessage: 'Phone numbers' },
  description: { id: 'numbers.list.description', defaultMessage: 'Each number of the clinic, and where what comes in by it goes.' },
  order: { id: 'numbers.list.order', defaultMessage: 'Order a number' },
  live: { id: 'numbers.list.live', defaultMessage: 'Numbers' },
  ended: { id: 'numbers.list.ended', defaultMessage: 'No longer yours' },
  endedText: { id: 'numbers.list.endedText', defaultMessage: 'Orders that came to nothing, and numbers that were given back.' },
  emptyTitle: { id: 'numbers.list.emptyTitle', defaultMessage: 'No number yet' },
  emptyText: { id: 'numbers.list.emptyText', defaultMessage: 'Order one here, or name one that you have at Locations.' },
  number: { id: 'numbers.list.number', defaultMessage: 'Number' },
  status: { id: 'numbers.list.status', defaultMessage: 'Status' },
  work: { id: 'numbers.list.work', defaultMessage: 'What it does' },
  monthly: { id: 'numbers.list.monthly', defaultMessage: '{price} a month' },
  tollFree: { id: 'numbers.list.tollFree', defaultMessage: 'Toll-free' },
  elsewhere: { id: 'numbers.list.elsewhere', defaultMessage: 'Not ordered here' },
  orderedBy: { id: 'numbers.list.orderedBy', defaultMessage: 'Ordered {date} by {name}' },
  orderedAt: { id: 'numbers.list.orderedAt', defaultMessage: 'Ordered {date}' },
  releasedAt: { id: 'numbers.list.releasedAt', defaultMessage: 'Given back {date}' },
  faxesTo: { id: 'numbers.work.faxesTo', defaultMessage: 'Faxes go to {name}' },
  faxesToBin: { id: 'numbers.work.faxesToBin', defaultMessage: 'Faxes go to {name}, {location}' },
  callsTo: { id: 'numbers.work.callsTo', defaultMessage: '{name} answers calls' },
  texts: { id: 'numbers.work.texts', defaultMessage: 'Texts go to Messages' },
  sender: { id: 'numbers.work.sender', defaultMessage: 'Faxes and texts leave from it' },
  nothing: { id: 'numbers.work.nothing', defaultMessage: 'No place of its own: the first bin takes its faxes' },
  unproven: { id: 'numbers.work.unproven', defaultMessage: 'Not proven' },
  unprovenText: { id: 'numbers.work.unprovenText', defaultMessage: 'What comes to it waits until whoever runs the server says that it is yours.' },
  settingUp: { id: 'numbers.work.settingUp', defaultMessage: 'Setting up' },
  choose: { id: 'numbers.bind.choose', defaultMessage: 'Choose what {number} does' },
  goesTo: { id: 'numbers.bind.goesTo', defaultMessage: 'What comes in' },
  goesToHint: { id: 'numbers.bind.goesToHint', defaultMessage: 'A number takes faxes or calls, not both.' },
  takesTexts: { id: 'numbers.bind.takesTexts', defaultMessage: 'Take texts, which then stand in Messages' },
  forgets: { id: 'numbers.bind.forgets', defaultMessage: 'Without a place this number is in no list any more, and faxes to it wait at whoever runs the server.' },
  bound: { id: 'numbers.bind.done', defaultMessage: '{number} does this from now on' },
  orderTitle: { id: 'numbers.order.title', defaultMessage: 'Order a number' },
  kind: { id: 'numbers.order.kind', defaultMessage: 'Kind' },
  local: { id: 'numbers.order.local', defaultMessage: 'Local' },
  areaCode: { id: 'numbers.order.areaCode', defaultMessage: 'Area code' },
  areaCodeWrong: { id: 'numbers.order.areaCodeWrong', defaultMessage: 'Three digits, such as 613.' },
  city: { id: 'numbers.order.city', defaultMessage: 'City' },
  contains: { id: 'numbers.order.contains', defaultMessage: 'With these digits' },
  containsWrong: { id: 'numbers.order.containsWrong', defaultMessage: 'Two to seven digits.' },
  search: { id: 'numbers.order.search', defaultMessage: 'Search' },
  offered: { id: 'numbers.order.offered', defaultMessage: 'Available numbers' },
  noneOffered: { id: 'numbers.order.noneOffered', defaultMessage: 'No number like that is free. Try another area code, or fewer digits.' },
  numberMissing: { id: 'numbers.order.numberMissing', defaultMessage: 'Choose a number.' },
  submit: { id: 'numbers.order.submit', defaultMessage: 'Order number' },
  cost: { id: 'numbers.order.cost', defaultMessage: 'The provider charges each month until you give the number back.' },
  orderedToast: { id: 'numbers.order.done', defaultMessage: '{number} is being ordered' },
  release: { id: 'numbers.release.action', defaultMessage: 'Give back {number}' },
  releaseTitle: { id: 'numbers.release.title', defaultMessage: 'Give back {number}?' },
  releaseText: { id: 'numbers.release.text', defaultMessage: 'Whoever faxes, texts or calls it reaches nobody then, or somebody else. You may not get it back.' },
  depends: { id: 'numbers.release.depends', defaultMessage: 'In the last 30 days' },
  dependsNothing: { id: 'numbers.release.dependsNothing', defaultMessage: 'Nothing came to it in the last 30 days.' },
  faxes: { id: 'numbers.release.faxes', defaultMessage: '{count, plural, one {# fax came} other {# faxes came}}, the last {date}' },
  conversations: { id: 'numbers.release.conversations', defaultMessage: '{count, plural, one {# conversation by text} other {# conversations by text}}' },
  waiting: { id: 'numbers.release.waiting', defaultMessage: '{count, plural, one {# text waits} other {# texts wait}} to be sent from it' },
  calls: { id: 'numbers.release.calls', defaultMessage: '{count, plural, one {# call} other {# calls}}' },
  until: { id: 'numbers.release.until', defaultMessage: 'What comes in until the provider has taken it back is filed as before.' },
  confirmation: { id: 'numbers.release.confirmation', defaultMessage: 'Type the number to confirm' },
  differs: { id: 'numbers.release.differs', defaultMessage: 'This is another number.' },
  submitRelease: { id: 'numbers.release.submit', defaultMessage: 'Give back' },
  released: { id: 'numbers.release.done', defaultMessage: '{number} is being given back' },
  noLineTitle: { id: 'numbers.line.noneTitle', defaultMessage: 'Numbers cannot be ordered here' },
  noLineText: { id: 'numbers.line.noneText', defaultMessage: 'Whoever runs the server sets up Telnyx first. Numbers that you have can be named at Locations.' },
  offTitle: { id: 'numbers.line.offTitle', defaultMessage: 'Telnyx is switched off' },
  offText: { id: 'numbers.line.offText', defaultMessage: 'Switch it on at Integrations to order numbers and give them back.' },
  integrations: { id: 'numbers.line.integrations', defaultMessage: 'Open Integrations' },
});

export const statusNames: Record<NumberStatus, MessageDescriptor> = defineMessages({
  ordering: { id: 'numbers.status.ordering', defaultMessage: 'Ordering' },
  unconfirmed: { id: 'numbers.status.unconfirmed', defaultMessage: 'Asking the provider' },
  active: { id: 'numbers.status.active', defaultMessage: 'Active' },
  failed: { id: 'numbers.status.failed', defaultMessage: 'Not ordered' },
  releasing: { id: 'numbers.status.releasing', defaultMessage: 'Being given back' },
  released: { id: 'numbers.status.released', defaultMessage: 'Given back' },
});

export const failureTexts: Record<NumberFailure, MessageDescriptor> = defineMessages({
  unavailable: { id: 'numbers.failure.unavailable', defaultMessage: 'Somebody else was faster. Choose another number.' },
  refused: { id: 'numbers.failure.refused', defaultMessage: 'The provider does not take the order. Whoever runs the server can see why.' },
  unreachable: { id: 'numbers.failure.unreachable', defaultMessage: 'The provider was not reached, so nothing was ordered. Try again.' },
  lost: { id: 'numbers.failure.lost', defaultMessage: 'The provider knows of no order, so nothing was ordered. Try again.' },
  'not-applied': { id: 'numbers.failure.notApplied', defaultMessage: 'The provider has not set it up. Choose what it does once more.' },
  'not-released': { id: 'numbers.failure.notReleased', defaultMessage: 'The provider has not taken it back. Try again.' },
});

const problems: Record<string, MessageDescriptor> = {
  ...refusals,
  ...defineMessages({
    'number-taken': { id: 'numbers.problem.taken', defaultMessage: 'Somebody here has this number already.' },
    'provider-off': { id: 'numbers.problem.providerOff', defaultMessage: 'Telnyx is switched off. Switch it on at Integrations.' },
    'no-line': { id: 'numbers.problem.noLine', defaultMessage: 'Telnyx is not set up on this server.' },
    'provider-away': { id: 'numbers.problem.providerAway', defaultMessage: 'Telnyx does not answer. Try again in a moment.' },
    'not-published': { id: 'numbers.problem.notPublished', defaultMessage: 'This agent has no version to answer with. Publish it first.' },
    'no-agent-line': { id: 'numbers.problem.noAgentLine', defaultMessage: 'Agents cannot be reached by this number. Whoever runs the server connects it to Retell.' },
    'not-active': { id: 'numbers.problem.notActive', defaultMessage: 'The number is not active.' },
    'number-is-sender': { id: 'numbers.problem.sender', defaultMessage: 'Your faxes and texts leave from this number. Name another one at Organization first.' },
    'too-many-numbers': { id: 'numbers.problem.tooMany', defaultMessage: 'This location has as many numbers as it can have.' },
    'bin-has-number': { id: 'numbers.problem.binHasNumber', defaultMessage: 'This bin has another number. Change it at Locations first.' },
  }),
  differs: numberMessages.differs,
};

export const numberProblem = ({ code, fields }: Problem): MessageDescriptor => problems[(code === 'invalid' && fields?.[0]?.code) || code] ?? answerMessages.unknown;
export const numberAnswers: { problemText: typeof numberProblem; refusalText: RefusalText } = { problemText: numberProblem, refusalText: ({ code }) => problems[code] };
