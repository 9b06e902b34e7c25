import type { WaitlistCandidate } from '@intake/api/contract';
import type { OfferAnswer, WaitlistRemoveReason, WaitlistSign } from '@intake/api/rules';
import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import type { Problem } from '../../../data/problem.ts';
import { blockNames } from '../../../shared/texting/texting.messages.ts';
import { problemText as visitProblemText } from '../words.messages.ts';
import type { WaitlistViewId } from './Waitlist.model.ts';

export const viewNames = defineMessages({
  openings: { id: 'waitlist.view.openings', defaultMessage: 'Freed times' },
  offers: { id: 'waitlist.view.offers', defaultMessage: 'Offered' },
  waiting: { id: 'waitlist.view.waiting', defaultMessage: 'Waiting' },
}) satisfies Record<WaitlistViewId, MessageDescriptor>;

export const listMessages = defineMessages({
  title: { id: 'waitlist.list.title', defaultMessage: 'Waitlist' },
  views: { id: 'waitlist.list.views', defaultMessage: 'View' },
  detail: { id: 'waitlist.list.detail', defaultMessage: 'What is open' },
  add: { id: 'waitlist.list.add', defaultMessage: 'Add a patient' },
  calendar: { id: 'waitlist.list.calendar', defaultMessage: 'Calendar' },
  minutes: { id: 'waitlist.list.minutes', defaultMessage: '{count, plural, one {# minute} other {# minutes}}' },
  fits: { id: 'waitlist.list.fits', defaultMessage: '{count, plural, =0 {Suits nobody} one {Suits # patient} other {Suits # patients}}' },
  until: { id: 'waitlist.list.until', defaultMessage: 'until {time}' },
  days: { id: 'waitlist.list.days', defaultMessage: '{count, plural, one {# day} other {# days}}' },
  noOpeningsTitle: { id: 'waitlist.list.noOpeningsTitle', defaultMessage: 'No time was freed' },
  noOpeningsText: { id: 'waitlist.list.noOpeningsText', defaultMessage: 'When a visit of the next two weeks is cancelled, moved or marked as a no-show early, its time stands here with those whom it suits.' },
  noOffersTitle: { id: 'waitlist.list.noOffersTitle', defaultMessage: 'Nothing is offered' },
  noOffersText: { id: 'waitlist.list.noOffersText', defaultMessage: 'Offer a freed time to somebody, by text or by telephone; it is kept for them until the offer expires.' },
  noWaitingTitle: { id: 'waitlist.list.noWaitingTitle', defaultMessage: 'Nobody waits' },
  noWaitingText: { id: 'waitlist.list.noWaitingText', defaultMessage: 'Add a patient who wants a visit, or an earlier one.' },
  chooseTitle: { id: 'waitlist.list.chooseTitle', defaultMessage: 'Choose one from the list' },
  chooseText: { id: 'waitlist.list.chooseText', defaultMessage: 'A freed time shows whom it suits best and why.' },
});

export const openingMessages = defineMessages({
  candidates: { id: 'waitlist.opening.candidates', defaultMessage: 'Whom it suits' },
  more: { id: 'waitlist.opening.more', defaultMessage: '{count, plural, one {# more suits it, further down the list.} other {# more suit it, further down the list.}}' },
  nobody: { id: 'waitlist.opening.nobody', defaultMessage: 'Nobody who waits has this kind of visit, these days and enough notice. The time stays free in the calendar.' },
  offer: { id: 'waitlist.opening.offer', defaultMessage: 'Offer' },
  offerTo: { id: 'waitlist.opening.offerTo', defaultMessage: 'Offer {time} to {name}' },
  text: { id: 'waitlist.opening.text', defaultMessage: 'Offer by text' },
  textTo: { id: 'waitlist.opening.textTo', defaultMessage: 'Offer {time} to {name} by text' },
  call: { id: 'waitlist.opening.call', defaultMessage: 'Call' },
  callTo: { id: 'waitlist.opening.callTo', defaultMessage: 'Call {name} about {time}' },
  byPhone: { id: 'waitlist.opening.byPhone', defaultMessage: 'By telephone: {reason}' },
  noNumber: { id: 'waitlist.opening.noNumber', defaultMessage: 'The chart has no number that texts reach.' },
  shared: { id: 'waitlist.opening.shared', defaultMessage: 'Several patients have this number, so nobody would know who answers.' },
  night: { id: 'waitlist.opening.night', defaultMessage: 'It is night where the patient is.' },
  points: { id: 'waitlist.opening.points', defaultMessage: '{points, plural, one {# point} other {# points}}' },
  instead: { id: 'waitlist.opening.instead', defaultMessage: 'instead of {time}' },
  declined: { id: 'waitlist.opening.declined', defaultMessage: '{count, plural, one {declined # time} other {declined # times}}' },
  unanswered: { id: 'waitlist.opening.unanswered', defaultMessage: '{count, plural, one {not reached # time} other {not reached # times}}' },
});

/** Why somebody is to be called; nothing where no text is ever sent, or this colleague sends none. */
export function callReason(block: WaitlistCandidate['textBlock']): MessageDescriptor | null {
  if (block === null || block === 'no-right' || block === 'provider-off') return null;
  if (block === 'no-number') return openingMessages.noNumber;
  if (block === 'number-shared') return openingMessages.shared;
  return block === 'expired' ? openingMessages.night : blockNames[block];
}

export const metSigns = defineMessages({
  priority: { id: 'waitlist.sign.priority', defaultMessage: '{priority}' },
  waited: { id: 'waitlist.sign.waited', defaultMessage: '{days, plural, one {Waits # day} other {Waits # days}}' },
  physician: { id: 'waitlist.sign.physician', defaultMessage: 'Wished physician' },
  location: { id: 'waitlist.sign.location', defaultMessage: 'Wished location' },
  weekday: { id: 'waitlist.sign.weekday', defaultMessage: 'Wished weekday' },
  time: { id: 'waitlist.sign.time', defaultMessage: 'Wished time of day' },
  travel: { id: 'waitlist.sign.travel', defaultMessage: '{minutes, plural, one {# minute away} other {# minutes away}}' },
}) satisfies Record<WaitlistSign, MessageDescriptor>;

export const unmetSigns = defineMessages({
  physician: { id: 'waitlist.unmet.physician', defaultMessage: 'Wishes another physician' },
  location: { id: 'waitlist.unmet.location', defaultMessage: 'Wishes another location' },
  weekday: { id: 'waitlist.unmet.weekday', defaultMessage: 'Wishes another weekday' },
  time: { id: 'waitlist.unmet.time', defaultMessage: 'Wishes another time of day' },
}) satisfies Partial<Record<WaitlistSign, MessageDescriptor>>;

export const offerMessages = defineMessages({
  call: { id: 'waitlist.offer.call', defaultMessage: 'Call {phone}' },
  texted: { id: 'waitlist.offer.texted', defaultMessage: 'Offered by text: {status}' },
  textedText: { id: 'waitlist.offer.textedText', defaultMessage: 'The patient accepts with 1 and declines with 2. The visit is booked, or the time is free again, as soon as they answer.' },
  acceptedByText: { id: 'waitlist.offer.acceptedByText', defaultMessage: 'Accepted by text. The visit is booked.' },
  declinedByText: { id: 'waitlist.offer.declinedByText', defaultMessage: 'Declined by text. The time is free again.' },
  textFailed: { id: 'waitlist.offer.textFailed', defaultMessage: 'The text did not reach the patient. Call them.' },
  conversation: { id: 'waitlist.offer.conversation', defaultMessage: 'Open the conversation' },
  noPhone: { id: 'waitlist.offer.noPhone', defaultMessage: 'The chart has no phone number. Add one there, or withdraw the offer.' },
  say: { id: 'waitlist.offer.say', defaultMessage: 'What to say' },
  script: { id: 'waitlist.offer.script', defaultMessage: '“Good day, this is {location}. A time has become free: {visit} with {physician}, {time}. Would you like to come then?”' },
  scriptAlone: { id: 'waitlist.offer.scriptAlone', defaultMessage: '“Good day, this is {location}. A time has become free: {visit}, {time}. Would you like to come then?”' },
  identity: { id: 'waitlist.offer.identity', defaultMessage: 'Ask for the birth date before you say what it is about.' },
  kept: { id: 'waitlist.offer.kept', defaultMessage: 'Kept until' },
  time: { id: 'waitlist.offer.time', defaultMessage: 'Time' },
  visit: { id: 'waitlist.offer.visit', defaultMessage: 'Visit' },
  physician: { id: 'waitlist.offer.physician', defaultMessage: 'Physician' },
  location: { id: 'waitlist.offer.location', defaultMessage: 'Location' },
  language: { id: 'waitlist.offer.language', defaultMessage: 'Language' },
  instead: { id: 'waitlist.offer.instead', defaultMessage: 'Instead of' },
  preparation: { id: 'waitlist.offer.preparation', defaultMessage: 'Before the visit' },
});

export const answerNames = defineMessages({
  accepted: { id: 'waitlist.answer.accepted', defaultMessage: 'Accepted' },
  declined: { id: 'waitlist.answer.declined', defaultMessage: 'Declined' },
  'no-answer': { id: 'waitlist.answer.noAnswer', defaultMessage: 'No answer' },
  withdrawn: { id: 'waitlist.answer.withdrawn', defaultMessage: 'Withdraw' },
}) satisfies Record<OfferAnswer, MessageDescriptor>;

export const entryMessages = defineMessages({
  addTitle: { id: 'waitlist.entry.addTitle', defaultMessage: 'Add a patient to the waitlist' },
  changeTitle: { id: 'waitlist.entry.changeTitle', defaultMessage: 'Change what {name} waits for' },
  save: { id: 'waitlist.entry.save', defaultMessage: 'Save' },
  add: { id: 'waitlist.entry.add', defaultMessage: 'Add' },
  change: { id: 'waitlist.entry.change', defaultMessage: 'Change' },
  remove: { id: 'waitlist.entry.remove', defaultMessage: 'Take off the list' },
  removeTitle: { id: 'waitlist.entry.removeTitle', defaultMessage: 'Take {name} off the waitlist?' },
  removeText: { id: 'waitlist.entry.removeText', defaultMessage: 'The entry is kept with its reason. A time that is offered is free again.' },
  why: { id: 'waitlist.entry.why', defaultMessage: 'Why' },
  patient: { id: 'waitlist.entry.patient', defaultMessage: 'Patient' },
  patientPlaceholder: { id: 'waitlist.entry.patientPlaceholder', defaultMessage: 'Name, birth date or health number' },
  patientNeeded: { id: 'waitlist.entry.patientNeeded', defaultMessage: 'Choose who waits.' },
  kind: { id: 'waitlist.entry.kind', defaultMessage: 'Kind of visit' },
  kindNeeded: { id: 'waitlist.entry.kindNeeded', defaultMessage: 'There is no kind of visit yet. Somebody who may change settings can add one.' },
  priority: { id: 'waitlist.entry.priority', defaultMessage: 'Clinical priority' },
  physician: { id: 'waitlist.entry.physician', defaultMessage: 'Wished physician' },
  anybody: { id: 'waitlist.entry.anybody', defaultMessage: 'Anybody' },
  location: { id: 'waitlist.entry.location', defaultMessage: 'Wished location' },
  anywhere: { id: 'waitlist.entry.anywhere', defaultMessage: 'Any location' },
  weekdays: { id: 'waitlist.entry.weekdays', defaultMessage: 'Wished weekdays' },
  anyDay: { id: 'waitlist.entry.anyDay', defaultMessage: 'None stands for any day.' },
  from: { id: 'waitlist.entry.from', defaultMessage: 'From' },
  until: { id: 'waitlist.entry.until', defaultMessage: 'Until' },
  times: { id: 'waitlist.entry.times', defaultMessage: 'Wished time of day' },
  firstDay: { id: 'waitlist.entry.firstDay', defaultMessage: 'Not before' },
  lastDay: { id: 'waitlist.entry.lastDay', defaultMessage: 'Not after' },
  notice: { id: 'waitlist.entry.notice', defaultMessage: 'Notice that the patient needs' },
  hours: { id: 'waitlist.entry.hours', defaultMessage: '{count, plural, =0 {None, comes at once} one {# hour} other {# hours}}' },
  travel: { id: 'waitlist.entry.travel', defaultMessage: 'Minutes on the way' },
  note: { id: 'waitlist.entry.note', defaultMessage: 'Note' },
  phone: { id: 'waitlist.entry.phone', defaultMessage: 'Phone' },
  since: { id: 'waitlist.entry.since', defaultMessage: 'Waiting since' },
  has: { id: 'waitlist.entry.has', defaultMessage: 'Has a visit on' },
  offered: { id: 'waitlist.entry.offered', defaultMessage: 'Offered until {time}' },
  tries: { id: 'waitlist.entry.tries', defaultMessage: 'Offered before' },
  referral: { id: 'waitlist.entry.referral', defaultMessage: 'Open the referral' },
  chart: { id: 'waitlist.entry.chart', defaultMessage: 'Open the chart' },
});

export const removeReasonNames = defineMessages({
  'not-wanted': { id: 'waitlist.remove.notWanted', defaultMessage: 'Not wanted any more' },
  unreachable: { id: 'waitlist.remove.unreachable', defaultMessage: 'Cannot be reached' },
  elsewhere: { id: 'waitlist.remove.elsewhere', defaultMessage: 'Seen elsewhere' },
  other: { id: 'waitlist.remove.other', defaultMessage: 'Another reason' },
}) satisfies Record<WaitlistRemoveReason, MessageDescriptor>;

export const toastMessages = defineMessages({
  accepted: { id: 'waitlist.toast.accepted', defaultMessage: 'Booked: {name}, {time}' },
  texted: { id: 'waitlist.toast.texted', defaultMessage: '{name} gets the offer by text' },
  notTexted: { id: 'waitlist.toast.notTexted', defaultMessage: 'No text can go to {name} now. Call instead.' },
  freed: { id: 'waitlist.toast.freed', defaultMessage: 'The time is free again: {time}' },
});

export const keyMessages = defineMessages({
  list: { id: 'waitlist.keys.list', defaultMessage: 'Waitlist' },
  openFirst: { id: 'waitlist.keys.openFirst', defaultMessage: 'Open one of the first nine, then offer to one of the first nine' },
  close: { id: 'waitlist.keys.close', defaultMessage: 'Close what is open' },
});

const problems: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  'time-taken': { id: 'waitlist.problem.timeTaken', defaultMessage: 'This time was taken in the meantime. The list shows what is free now.' },
  'patient-elsewhere': { id: 'waitlist.problem.patientElsewhere', defaultMessage: 'The patient has another visit then. Offer it to somebody else.' },
  'time-past': { id: 'waitlist.problem.timePast', defaultMessage: 'This time is over.' },
  'already-offered': { id: 'waitlist.problem.alreadyOffered', defaultMessage: 'A time is kept for this patient already. Say what came of that offer first.' },
  'entry-closed': { id: 'waitlist.problem.entryClosed', defaultMessage: 'The patient does not wait any more. The list shows who does.' },
  'offer-closed': { id: 'waitlist.problem.offerClosed', defaultMessage: 'Somebody wrote down what came of this offer already.' },
  'offer-expired': { id: 'waitlist.problem.offerExpired', defaultMessage: 'The offer has expired. Offer the time again if it is still free.' },
  'visit-over': { id: 'waitlist.problem.visitOver', defaultMessage: 'The visit is not to come any more. Add the patient without it.' },
  backwards: { id: 'waitlist.problem.backwards', defaultMessage: 'It ends before it begins, or one of both is missing.' },
  'version-conflict': { id: 'waitlist.problem.versionConflict', defaultMessage: 'Somebody changed this entry in the meantime. Look at it again and repeat.' },
});

/** Words for what stood in the way; of the field that was refused, where there is one. */
export const problemText = (problem: Problem): MessageDescriptor => problems[(problem.code === 'invalid' && problem.fields?.[0]?.code) || problem.code] ?? visitProblemText(problem);
