import type { z } from 'zod';
import { Conversation } from '../../contract/messaging/conversationSummary.contract.ts';
import { ConversationDetail, Reach } from '../../contract/messaging/conversationDetail.contract.ts';
import { clerk, physicianUser } from '../access/session.fixtures.ts';
import { appointments } from '../appointment/appointment.fixtures.ts';
import { daysAgo, hoursAgo, minutesAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';
import { patients } from '../patient/patient.fixtures.ts';

type Input = z.input<typeof Conversation>;

const person = ({ id, displayName }: { id: string; displayName: string }) => ({ userId: id, displayName });
export const clinicNumber = '+14165550100';

/** One that a patient wrote in last and nobody has read; a fixture says what is different about it. */
export function conversationWith(number: number, text: string, minutes: number, different: Partial<Input> = {}): Conversation {
  const patient = patients[(number - 1) % patients.length]!;
  return Conversation.parse({
    id: fixtureId('conversation', number), version: 1, channel: 'sms', number: `+1647555${String(100 + number).padStart(4, '0')}`, ourNumber: clinicNumber,
    patientId: patient.id, patientName: `${patient.familyName}, ${patient.givenName}`, patientCount: 1,
    last: { text, direction: 'incoming', status: 'received', at: minutesAgo(minutes) },
    unreadCount: 1, troubledCount: 0, scheduled: null, isOptedOut: false, flags: [], assignee: null, claim: null, snoozedUntil: null, closedAt: null, labels: [],
    ...different,
  } satisfies Input);
}

const sent = (text: string, status: 'sent' | 'delivered' | 'failed' | 'unconfirmed', minutes: number) => ({
  unreadCount: 0, last: { text, direction: 'outgoing' as const, status, at: minutesAgo(minutes) },
});
const nobody = { patientId: null, patientName: null };

export const conversations: readonly Conversation[] = [
  conversationWith(1, 'Bonjour, je peux venir plus tôt si une place se libère. Merci !', 4, { assignee: person(clerk), labels: ['Waitlist'] }),
  conversationWith(4, '2', 11, { labels: ['Rebook'] }),
  conversationWith(2, 'My husband drives me, is there parking at the back entrance?', 38, { claim: { ...person(physicianUser), until: minutesAgo(-2) } }),
  conversationWith(9, 'Who is this? I have no appointment anywhere', 52, { ...nobody, patientCount: 0, flags: ['may-be-wrong-number'] }),
  conversationWith(3, '', 75, { ...sent('Harbourview Specialist Clinic: please call us at (416) 555-0100 when you can.', 'unconfirmed', 75), troubledCount: 1 }),
  conversationWith(6, 'please stop texting me at night', 96, { flags: ['may-ask-to-stop'], unreadCount: 2 }),
  conversationWith(5, '', 180, sent('ご予約は 12月1日 10:40 です。ご来院の場合は 1、来られない場合は 2 をご返信ください。', 'delivered', 180)),
  conversationWith(10, 'Is Saturday possible for both of us?', 260, { ...nobody, patientCount: 3, unreadCount: 0, assignee: person(physicianUser) }),
  conversationWith(7, '', 400, { unreadCount: 0, last: null, scheduled: { text: 'Harbourview Specialist Clinic: you have an appointment on Tuesday, December 1 at 9:20 a.m., Main Street.', at: hoursAgo(-23) } }),
  conversationWith(8, 'STOP', 60 * 26, { unreadCount: 0, isOptedOut: true }),
  conversationWith(11, '', 60 * 50, { ...sent('Your requisition has arrived, thank you.', 'delivered', 60 * 50), assignee: person(clerk) }),
];

export const snoozedConversations: readonly Conversation[] = [
  conversationWith(12, 'I will send the photo of the card tomorrow', 60 * 20, { unreadCount: 0, snoozedUntil: hoursAgo(-18), assignee: person(clerk) }),
];

export const closedConversations: readonly Conversation[] = [conversationWith(13, 'Thank you!', 60 * 70, { unreadCount: 0, closedAt: daysAgo(2) })];

/** One that goes by e-mail. */
export const mailConversation = conversationWith(14, 'Thursday suits me. I attach the letter of my physiotherapist.', 22, { channel: 'email', number: 'wojcik.marta@mail.example', ourNumber: null });

export const conversationCounts = {
  views: { open: conversations.length, unread: 6, mine: 2, unassigned: 7, snoozed: 1, attention: 3, closed: 1 },
  labels: [{ label: 'Rebook', count: 4 }, { label: 'Waitlist', count: 2 }],
  limit: 1000,
};

/** By day, with consent, to nobody who said anything against it. */
export const reach = Reach.parse({
  block: null, optOut: null, consent: { channel: 'sms', status: 'given', kind: 'express', since: daysAgo(90), until: null }, timeZones: ['America/Toronto'], quietUntil: null, attachments: { maxBytes: 1_000_000 },
});

export const optedOut = Reach.parse({ ...reach, block: 'opted-out', optOut: { kind: 'stop', source: 'message', at: hoursAgo(26) } });

/** In Whitehorse, whose clocks are never changed, it is half past seven in the morning; the day begins at nine. */
export const quietReach = Reach.parse({ ...reach, timeZones: ['America/Whitehorse'], quietUntil: minutesAgo(-90) });

const visits = appointments.filter(({ status }) => status === 'booked').slice(0, 2);

const otherWayOf = ({ channel }: Conversation, { phones, email }: (typeof patients)[number]): z.input<typeof ConversationDetail>['otherWay'] => {
  const number = channel === 'email' ? (phones[0] ?? null) : (email?.toLowerCase() ?? null);
  return { channel: channel === 'email' ? 'sms' : 'email', number, block: number ? null : 'no-number', conversationId: null };
};

/** One of them as its pane shows it. */
export function conversationDetail(conversation: Conversation, more: Partial<z.input<typeof ConversationDetail>> = {}): ConversationDetail {
  const patient = patients.find(({ id }) => id === conversation.patientId);
  return ConversationDetail.parse({
    ...conversation,
    patient: patient && {
      id: patient.id, familyName: patient.familyName, givenName: patient.givenName, birthDate: patient.birthDate, language: patient.language, alerts: patient.alerts,
    } || null,
    candidates: conversation.patientCount > 1 ? patients.slice(0, 3).map(({ id, familyName, givenName, birthDate }) => ({ patientId: id, patientName: `${familyName}, ${givenName}`, birthDate })) : [],
    visits: patient ? visits.map(({ id, version, status, startsAt, timeZone, visitTypeName, physicianName, locationName, confirmedBy }) => ({
      id, version, status, startsAt, timeZone, visitTypeName, physicianName, locationName, confirmedBy,
    })) : [],
    reach: conversation.isOptedOut ? optedOut : { ...reach, consent: patient ? reach.consent : null },
    otherWay: patient ? otherWayOf(conversation, patient) : null,
    newestIncomingId: fixtureId('message', 1),
    viewers: [],
    ...more,
  });
}
