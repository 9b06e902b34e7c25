import type { AnswerLetter, ReferralAnswer, RequestAction, RequestDetail } from '@intake/api/contract';
import { checklistItems, declineReasons, letterKinds, priorities, type LetterKind, type RequestStatus } from '@intake/api/rules';
import { isLocale, languageTags } from '@intake/i18n';
import type { Problem } from '../../../../data/problem.ts';
import { chosenNumber, numberOf, type FaxSite, type NumberValues } from '../../../../shared/letters/faxNumber.model.ts';

/** Events that a letter tells of. */
export const letterEvents = ['acknowledge', 'accept', 'ask', 'decline', 'redirect'] as const;
export type LetterEvent = (typeof letterEvents)[number];

const kindOf: Record<LetterEvent, LetterKind> = {
  acknowledge: 'acknowledgement', accept: 'accepted', ask: 'information-missing', decline: 'declined', redirect: 'declined',
};

/** Letters that follow by themselves, without an event. A cover page goes before a fax. */
export const followingKinds = letterKinds.filter((kind) => kind !== 'cover-page' && kind !== 'misdirected');

const usualKind: Partial<Record<RequestStatus, LetterKind>> = {
  requested: 'acknowledgement', received: 'acknowledgement', accepted: 'accepted', booking: 'accepted', booked: 'appointment-notice',
  'on-hold': 'information-missing', rejected: 'declined',
};

/** For so long a letter waits, and its event can be taken back by one key. */
const undoSeconds = 20;

export const tellings = ['fax', 'word', 'later'] as const;

export interface LetterFormValues extends NumberValues {
  tell: string;
  kind: string;
  locale: string;
  recipient: string;
  priority: string;
  reason: string;
  note: string;
  missing: string[];
  weeks: number | null;
  clinicId: string | null;
  physicianId: string | null;
  redirectTo: string;
  date: string | null;
  time: string | null;
  place: string;
  subject: string;
  body: string;
}

/** Where whoever referred can be faxed at: their sites, then the numbers that the referral came from. */
export function sitesOf({ referrer, faxes, physicianName }: RequestDetail): FaxSite[] {
  const known = (referrer?.faxNumbers ?? []).map((number) => ({ number, name: referrer?.clinicName ?? physicianName ?? '' }));
  const origins = faxes.flatMap(({ from, senderName }) => (from ? [{ number: from, name: senderName ?? '' }] : []));
  return [...known, ...origins].filter((site, at, all) => all.findIndex(({ number }) => number === site.number) === at);
}

const nameOf = (physicianName: string | null) => {
  const [family, given] = (physicianName ?? '').split(', ');
  return [given, family].filter(Boolean).join(' ');
};

/** @param wording of a free letter that is begun already */
export const letterValuesOf = (request: RequestDetail, event: LetterEvent | null, locale: string, wording?: Pick<LetterFormValues, 'subject' | 'body'>): LetterFormValues => ({
  ...numberOf(sitesOf(request)),
  // Where nobody knows a number, the decision does not wait for one.
  tell: (event !== 'decline' && event !== 'redirect') || sitesOf(request).length > 0 ? 'fax' : 'later',
  kind: event ? kindOf[event] : wording ? 'free' : (usualKind[request.status] ?? 'free'),
  locale: isLocale(locale) ? locale : 'en',
  recipient: nameOf(request.physicianName),
  priority: request.priority,
  reason: declineReasons[0],
  note: '',
  missing: [...request.missing],
  weeks: request.expectedWaitWeeks,
  clinicId: null,
  physicianId: null,
  redirectTo: '',
  date: null,
  time: null,
  place: '',
  subject: wording?.subject ?? '',
  body: wording?.body ?? '',
});

/** The event with what belongs to it; an answer by word needs no letter to arrive. */
export function actionOf(event: LetterEvent, { id, version }: Pick<RequestDetail, 'id' | 'version'>, values: LetterFormValues): RequestAction {
  const seen = { id, version };
  const isTold = values.tell === 'word';
  const note = values.note.trim() || null;
  switch (event) {
    case 'acknowledge':
      return { ...seen, event, isTold };
    case 'accept':
      return { ...seen, event, isTold, expectedWaitWeeks: values.weeks };
    case 'ask':
      return { ...seen, event, missing: checklistItems.filter((item) => values.missing.includes(item)), note };
    case 'decline':
      return { ...seen, event, isTold, reason: declineReasons.find((reason) => reason === values.reason) ?? 'other', note };
    case 'redirect':
      return { ...seen, event, isTold, to: values.redirectTo.trim(), physicianId: values.physicianId, clinicId: values.clinicId, note };
  }
}

/** How a day and a time of day are written in a letter. */
const inWords = (locale: keyof typeof languageTags, iso: string, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageTags[locale], { ...style, timeZone: 'UTC' }).format(new Date(iso));

function ownValues(kind: string, values: LetterFormValues): AnswerLetter['letter']['values'] {
  if (kind !== 'appointment-notice') return {};
  const locale = isLocale(values.locale) ? values.locale : 'en';
  return {
    ...(values.date && { 'appointment.date': inWords(locale, `${values.date}T00:00:00Z`, { dateStyle: 'full' }) }),
    ...(values.time && { 'appointment.time': inWords(locale, `1970-01-01T${values.time}:00Z`, { timeStyle: 'short' }) }),
    ...(values.place.trim() && { 'appointment.place': values.place.trim() }),
    ...(values.note.trim() && { 'appointment.instructions': values.note.trim() }),
  };
}

/** What an answer cannot be printed without, by its variable: the fields for it stand empty. */
export const lackingOf = (event: LetterEvent | null): Problem => ({
  code: 'invalid',
  fields: event === 'ask' ? [{ path: 'values.referral.missing', code: 'missing' }] : event === 'redirect' ? [{ path: 'values.referral.redirect', code: 'missing' }] : [],
});

/** The letter as it stands in the form; null while it says nothing that could be printed. */
export function letterOf(request: RequestDetail, event: LetterEvent | null, values: LetterFormValues): (AnswerLetter & { to: string | null }) | null {
  const kind = letterKinds.find((one) => one === values.kind) ?? 'free';
  const action = event && actionOf(event, request, values);
  if (action?.event === 'ask' && action.missing.length === 0) return null;
  if (action?.event === 'redirect' && action.to === '') return null;
  const isFree = kind === 'free';
  return {
    id: request.id,
    action,
    letter: {
      kind,
      locale: isLocale(values.locale) ? values.locale : 'en',
      values: ownValues(kind, values),
      wording: isFree && values.body.trim() ? { subject: values.subject.trim(), body: values.body } : null,
      asksForReply: kind === 'information-missing',
    },
    recipient: { physicianId: request.physicianId, name: values.recipient.trim() || null, clinic: request.referrer?.clinicName ?? null },
    to: chosenNumber(values),
  };
}

export function answerOf(letter: NonNullable<ReturnType<typeof letterOf>>, values: LetterFormValues): ReferralAnswer {
  const { to, ...answer } = letter;
  return {
    ...answer,
    send: {
      to: to ?? '',
      confirmation: values.confirmation || null,
      priority: priorities.find((one) => one === values.priority) ?? 'routine',
      sendAt: null,
      ...(letter.action && { holdSeconds: undoSeconds }),
    },
  };
}
