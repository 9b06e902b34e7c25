import type { ConversationFlag, MessagePurpose, MessageStatus, OptOutKind } from '@intake/api/rules';

/** One message: how many minutes ago, who wrote it, and what became of ours. */
export interface Line {
  ago: number;
  text: string;
  /** Left out: the patient wrote it. */
  status?: Extract<MessageStatus, 'delivered' | 'sent' | 'unconfirmed' | 'failed' | 'cancelled'>;
  purpose?: MessagePurpose;
  failureReason?: string;
}

export interface Story {
  /** By e-mail. */
  isMail?: boolean;
  language?: 'en' | 'fr';
  lines: Line[];
  /** Incoming messages that nobody has read. */
  unread?: number;
  labels?: string[];
  isMine?: boolean;
  isClosed?: boolean;
  snoozedHours?: number;
  flags?: ConversationFlag[];
  optOut?: OptOutKind;
  /** The number stands in two charts. */
  isShared?: boolean;
  /** The chart does not have it: nobody knows who writes. */
  isStranger?: boolean;
}

const hour = 60;
const day = 24 * hour;
const ours = (ago: number, text: string, more: Partial<Line> = {}): Line => ({ ago, text, status: 'delivered', ...more });
const theirs = (ago: number, text: string): Line => ({ ago, text });

/** What patients and a clinic write each other; nobody in it is real. */
export const stories: readonly Story[] = [
  { unread: 1, labels: ['parking'], lines: [ours(2 * day, 'Your visit is on Thursday at 10:30 a.m., Riverbend Downtown. Answer 1 to confirm, 2 if you cannot come.', { purpose: 'confirmation' }), theirs(14, 'Yes I can come. Is there parking at the clinic?')] },
  { unread: 2, lines: [ours(5 * hour, 'We are missing your list of medication. Please bring it or send it by fax.', { purpose: 'missing-documents' }), theirs(70, 'I have it here'), theirs(66, 'Can I just text you a photo?')] },
  { optOut: 'stop', lines: [ours(3 * day, 'Your visit is tomorrow at 9:00 a.m., Riverbend Downtown.', { purpose: 'reminder' }), theirs(3 * day - 12, 'STOP'), ours(3 * day - 12, 'Riverbend Specialty Clinic (demo): you will get no more texts from us. Reply START to get them again.', { purpose: 'notice' })] },
  { isShared: true, unread: 1, lines: [ours(26 * hour, 'Your visit is on Friday at 2:15 p.m., Riverbend Downtown.', { purpose: 'reminder' }), theirs(180, 'Is that for me or for my daughter?')] },
  { isMine: true, lines: [theirs(9 * hour, 'Could I come an hour later tomorrow?'), ours(8 * hour, 'We could do 11:15 instead. Shall I move it?', { status: 'unconfirmed' })] },
  { language: 'fr', unread: 1, lines: [ours(28 * hour, 'Votre rendez-vous : jeudi à 13 h 30, Riverbend Gatineau. Répondez 1 pour confirmer, 2 si vous ne pouvez pas venir.', { purpose: 'confirmation' }), theirs(95, 'Bonjour, est-ce que mon fils peut m’accompagner?')] },
  { language: 'fr', lines: [ours(3 * day, 'Votre rendez-vous : demain à 9 h 15, Riverbend Gatineau.', { purpose: 'reminder' }), theirs(3 * day - 30, 'Merci!')], isClosed: true },
  { lines: [ours(50 * hour, 'Your visit is on Wednesday at 8:45 a.m., Riverbend Downtown. Answer 1 to confirm, 2 if you cannot come.', { purpose: 'confirmation' }), theirs(49 * hour, '1'), ours(49 * hour, 'Thank you, your visit is confirmed.')] },
  { lines: [ours(30 * hour, 'Your visit is on Monday at 3:30 p.m., Riverbend Downtown. Answer 1 to confirm, 2 if you cannot come.', { purpose: 'confirmation' }), theirs(29 * hour, '2'), ours(29 * hour, 'Your visit is cancelled. To book another time, call 613-555-0110.')] },
  { flags: ['may-ask-to-stop'], unread: 1, lines: [ours(27 * hour, 'Your visit is on Friday at 11:00 a.m., Riverbend Downtown.', { purpose: 'reminder' }), theirs(25 * hour, 'Please stop sending me these, my wife looks after my appointments')] },
  { flags: ['may-be-wrong-number'], optOut: 'wrong-number', unread: 1, lines: [ours(33 * hour, 'Your visit is on Tuesday at 1:00 p.m., Riverbend Downtown.', { purpose: 'reminder' }), theirs(32 * hour, 'Sorry, you have the wrong number')] },
  { lines: [ours(20 * hour, 'A time has become free: Thursday at 9:30 a.m. Call us at 613-555-0110 if you would like it.', { purpose: 'waitlist-offer' }), theirs(19 * hour, 'I would love that, calling now'), ours(19 * hour - 6, 'Booked, see you on Thursday.')], isClosed: true, labels: ['waitlist'] },
  { lines: [ours(6 * hour, 'Please fast for four hours before your ultrasound.', { status: 'failed', failureReason: '40012 Invalid messaging destination number' })], labels: ['ultrasound'] },
  { isMine: true, labels: ['interpreter'], lines: [theirs(2 * day, 'Do you have somebody who speaks Cantonese?'), ours(2 * day - 40, 'Yes. We have booked an interpreter for your visit.'), theirs(2 * day - 60, 'Thank you so much')] },
  { snoozedHours: 20, lines: [theirs(7 * hour, 'The referral from Dr. Nguyen should arrive tomorrow'), ours(7 * hour - 4, 'Thank you, we will look for it.')] },
  { isMail: true, unread: 1, lines: [ours(4 * hour, 'We could see you on Thursday at 9:20 a.m. instead. Please bring or send the letter of your physiotherapist.', { status: 'sent' }), theirs(33, 'Thursday suits me better. I will bring the letter along.')] },
  { isMail: true, lines: [ours(2 * day, 'Your visit is on Monday at 10:00 a.m., Riverbend Downtown.', { purpose: 'reminder', status: 'sent' })] },
  { isStranger: true, unread: 1, lines: [theirs(40, 'Hello, do I need a referral to see a dermatologist?')] },
  { isStranger: true, lines: [theirs(4 * day, 'Are you open on Saturdays?'), ours(4 * day - 35, 'We are open Monday to Friday, 8:30 a.m. to 4:30 p.m.')], isClosed: true },
  { lines: [theirs(11 * hour, 'I am running about ten minutes late'), ours(11 * hour - 2, 'No problem, we will wait for you.')] },
  { lines: [ours(5 * day, 'Your visit is tomorrow at 2:00 p.m., Riverbend Downtown. Bring a list of your medication and your health card.', { purpose: 'reminder' })] },
  { language: 'fr', labels: ['transport'], lines: [theirs(30 * hour, 'Le transport adapté arrive à 8 h 20, est-ce trop tôt?'), ours(30 * hour - 15, 'Non, nos portes ouvrent à 8 h. À bientôt.')] },
  { lines: [ours(9 * day, 'Your results are with Dr. Marchetti. We will call you to book the follow-up.'), theirs(9 * day - 20, 'ok thanks')], isClosed: true },
];

/** What the clinic's texts say. */
export const templates = [
  { key: 'visit-reminder', locale: 'en', body: '{organization.name}: your visit is on {appointment.date} at {appointment.time}, {appointment.place}. {appointment.instructions|}' },
  { key: 'visit-reminder', locale: 'fr', body: '{organization.name} : votre rendez-vous est le {appointment.date} à {appointment.time}, {appointment.place}. {appointment.instructions|}' },
  { key: 'visit-confirmation', locale: 'en', body: '{organization.name}: your visit is on {appointment.date} at {appointment.time}, {appointment.place}. Answer 1 to confirm, 2 if you cannot come. {appointment.link|}' },
  { key: 'visit-confirmation', locale: 'fr', body: '{organization.name} : votre rendez-vous est le {appointment.date} à {appointment.time}, {appointment.place}. Répondez 1 pour confirmer, 2 si vous ne pouvez pas venir. {appointment.link|}' },
  { key: 'missing-documents', locale: 'en', body: '{organization.name}: we are missing something for your visit. Please call us at {organization.phone|the clinic}.' },
] as const;

export const rules = [
  { name: 'Confirm three days before', purpose: 'confirmation', template_key: 'visit-confirmation', hours_before: 72 },
  { name: 'Remind the day before', purpose: 'reminder', template_key: 'visit-reminder', hours_before: 24 },
] as const;
