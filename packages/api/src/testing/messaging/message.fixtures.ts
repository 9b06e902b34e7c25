import { z } from 'zod';
import type { Conversation } from '../../contract/messaging/conversationSummary.contract.ts';
import { FoundMessage, MessagePreview } from '../../contract/messaging/message.contract.ts';
import { OptOut } from '../../contract/messaging/optOut.contract.ts';
import { clerk } from '../access/session.fixtures.ts';
import { appointments } from '../appointment/appointment.fixtures.ts';
import { hoursAgo, minutesAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';
import { smsTemplates } from '../organization/smsTemplate.fixtures.ts';
import { conversations } from './conversation.fixtures.ts';

type Input = z.input<typeof FoundMessage>;

const [first] = conversations as [Conversation];
const [template] = smsTemplates as [(typeof smsTemplates)[number]];

/** What the patient of the first conversation wrote; a fixture says what is different about it. */
export function messageWith(number: number, text: string, minutes: number, different: Partial<Input> = {}): FoundMessage {
  const at = minutesAgo(minutes);
  return FoundMessage.parse({
    id: fixtureId('message', number), version: 1, conversationId: first.id, channel: 'sms', sender: null, direction: 'incoming', status: 'received', block: null, failureReason: null, purpose: 'conversation',
    text, segments: 1, mediaCount: 0, files: [], locale: null, templateId: null, templateVersion: null, appointmentId: null, appointmentVersion: null, notBefore: null, expiresAt: null,
    quietHoursReason: null, author: null, createdAt: at, sentAt: at, deliveredAt: null, number: first.number, patientId: first.patientId, patientName: first.patientName, ...different,
  } satisfies Input);
}

const outgoing = (status: Input['status'], author: string | null = clerk.displayName): Partial<Input> => ({ direction: 'outgoing', status, author });
const reminder: Partial<Input> = {
  ...outgoing('delivered', null), purpose: 'confirmation', locale: 'fr', templateId: template.id, templateVersion: template.version, appointmentId: appointments[0]!.id, appointmentVersion: 1,
};

/** The newest first, as the server answers: over three days, with each thing that may become of a message. */
export const thread: readonly FoundMessage[] = [
  messageWith(1, 'Bonjour, je peux venir plus tôt si une place se libère. Merci !', 4),
  messageWith(2, 'Parfait, c’est noté. Vous êtes sur notre liste d’attente.', 58, { ...outgoing('sent'), locale: 'fr' }),
  messageWith(3, 'Oui, avec plaisir.', 61),
  messageWith(4, 'Voulez-vous être appelée si un rendez-vous se libère avant le 1er décembre ?', 64, { ...outgoing('delivered'), deliveredAt: minutesAgo(64) }),
  messageWith(5, '1', 60 * 25),
  messageWith(6, 'Harbourview : vous avez rendez-vous le 1 décembre à 10 h 40. Répondez 1 pour confirmer, 2 en cas d’empêchement.', 60 * 26, reminder),
  messageWith(7, 'Merci beaucoup', 60 * 49),
  messageWith(8, 'Nous avons bien reçu la lettre du Dr Okafor. Il nous manque votre ECG du mois dernier : pouvez-vous demander à son bureau de nous l’envoyer par télécopie ?', 60 * 50, { ...outgoing('delivered'), purpose: 'missing-documents', segments: 3 }),
];

/** By e-mail: with files that are in the inbox, and one that came from another address. */
export const mailThread: readonly FoundMessage[] = [
  messageWith(31, 'I am her daughter. Could you write to me as well?', 12, { status: 'held', sender: 'daughter@mail.example' }),
  messageWith(32, 'Thursday suits me. I attach the letter of my physiotherapist.', 22, { mediaCount: 1 }),
  messageWith(33, 'We could see you on Thursday at 9:20 a.m. Please bring or send the letter of your physiotherapist.', 60 * 5, outgoing('sent')),
  messageWith(34, 'Best wishes to all of you', 60 * 26, { status: 'cancelled', sender: 'stranger@mail.example' }),
].map((message) => ({ ...message, channel: 'email' as const }));

/** A map that the clinic sent, with the words that go with it. */
export const messageWithFiles = messageWith(30, 'This is how you find us: the entrance is behind the house.', 3, {
  ...outgoing('delivered'), segments: 3, mediaCount: 2, deliveredAt: minutesAgo(3),
  files: [
    { name: 'way-to-us.png', mediaType: 'image/png', size: 740, url: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="240" height="140"><rect width="240" height="140" fill="#dfe7ef"/><path d="M0 90h240M80 0v140" stroke="#fff" stroke-width="14"/><circle cx="150" cy="52" r="12" fill="#b3261e"/></svg>')}` },
    { name: 'before-the-stress-test.pdf', mediaType: 'application/pdf', size: 48_000, url: '#pdf' },
  ],
});

/** What somebody has to look at, and what still waits. */
export const troubledThread: readonly FoundMessage[] = [
  messageWith(21, 'We have an earlier time on Thursday at 9:20 a.m. Would you like it?', -60 * 14, { ...outgoing('scheduled'), notBefore: minutesAgo(-60 * 14), sentAt: null, createdAt: minutesAgo(12) }),
  messageWith(22, 'Please call us at (416) 555-0100 when you can.', 75, { ...outgoing('unconfirmed'), sentAt: minutesAgo(75) }),
  messageWith(23, 'Please call us at (416) 555-0100.', 60 * 30, { ...outgoing('failed'), failureReason: '40001 Not routable', sentAt: hoursAgo(30) }),
  messageWith(24, 'Harbourview: you have an appointment on Tuesday at 9:20 a.m.', 60 * 31, { ...outgoing('blocked', null), block: 'appointment-changed', purpose: 'reminder', sentAt: null }),
  messageWith(25, 'See you at three o’clock then.', 60 * 32, { ...outgoing('cancelled'), sentAt: null }),
  messageWith(26, 'Is the visit still at the same time?', 60 * 33),
];

/** Over all patients. */
export const foundMessages: readonly FoundMessage[] = conversations.flatMap((conversation, at) =>
  conversation.last
    ? [messageWith(40 + at, conversation.last.text, 0, {
        conversationId: conversation.id, direction: conversation.last.direction, status: conversation.last.status, createdAt: conversation.last.at, sentAt: conversation.last.at,
        author: conversation.last.direction === 'outgoing' ? clerk.displayName : null, number: conversation.number, patientId: conversation.patientId, patientName: conversation.patientName,
      })]
    : [],
);

export const messagePreview = MessagePreview.parse({
  templateId: template.id, templateVersion: template.version, locale: 'fr', missing: [],
  text: 'Harbourview : vous avez rendez-vous le 1 décembre à 10 h 40, Main Street, 2e étage. C’est à confirmer : répondez 1, ou 2 si vous ne pouvez pas venir.',
});

export const optOuts = z.array(OptOut).parse([
  { id: fixtureId('opt_out', 1), number: '+16475550108', kind: 'stop', source: 'message', wording: 'STOP', at: hoursAgo(26), recordedBy: null, withdrawnCount: 2 },
  { id: fixtureId('opt_out', 2), number: '+16475550142', kind: 'wrong-number', source: 'person', wording: 'Called us: the number is not theirs any more.', at: hoursAgo(50), recordedBy: clerk.displayName, withdrawnCount: 0 },
]);
