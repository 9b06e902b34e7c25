import type { z } from 'zod';
import { SentFax } from '../../contract/fax/delivery.contract.ts';
import type { SentView } from '../../rules/vocabulary.ts';
import { clerk } from '../access/session.fixtures.ts';
import { daysAgo, hoursAgo, minutesAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';
import { patients } from '../patient/patient.fixtures.ts';
import { physicians } from '../patient/physician.fixtures.ts';

type Input = z.input<typeof SentFax>;

/** A letter that has arrived; a fixture says what is different about it. */
export function sentFaxWith(number: number, different: Partial<Input> = {}): SentFax {
  const physician = physicians[number % physicians.length];
  const patient = patients[number % patients.length];
  return SentFax.parse({
    id: fixtureId('sent-fax', number),
    version: 4,
    status: 'delivered',
    failure: null,
    from: '+19055550111',
    to: physician?.faxNumbers[0] ?? '+19055550131',
    recipientName: physician ? `${physician.givenName} ${physician.familyName}` : null,
    recipientClinic: physician?.clinicName ?? null,
    priority: 'routine',
    pageCount: 1,
    letterId: fixtureId('letter', number),
    letterKind: 'accepted',
    referralId: fixtureId('request', number),
    patientId: patient?.id ?? null,
    patientName: patient ? `${patient.familyName}, ${patient.givenName}` : null,
    physicianId: physician?.id ?? null,
    attempts: 1,
    scheduledAt: null,
    nextTryAt: null,
    deliveredAt: hoursAgo(number),
    settledAt: null,
    createdBy: clerk.id,
    createdAt: hoursAgo(number),
    ...different,
  } satisfies Input);
}

const open = { deliveredAt: null } as const;

/** Faxes in each state that one can be in, newest first. */
export const sentFaxes = [
  sentFaxWith(1, { ...open, status: 'sending', letterKind: 'acknowledgement', createdAt: minutesAgo(1) }),
  sentFaxWith(2, { ...open, status: 'queued', failure: 'busy', attempts: 1, nextTryAt: minutesAgo(-3), createdAt: minutesAgo(4) }),
  sentFaxWith(3, { ...open, status: 'failed', failure: 'number', letterKind: 'declined', createdAt: minutesAgo(25) }),
  sentFaxWith(4, { ...open, status: 'unconfirmed', letterKind: 'information-missing', createdAt: minutesAgo(50) }),
  sentFaxWith(5, { ...open, status: 'scheduled', letterId: null, letterKind: null, referralId: null, pageCount: 12, scheduledAt: hoursAgo(-20), attempts: 0, createdAt: hoursAgo(1) }),
  sentFaxWith(6, { priority: 'urgent', createdAt: hoursAgo(2), deliveredAt: hoursAgo(2) }),
  sentFaxWith(7, { ...open, status: 'cancelled', createdAt: hoursAgo(5) }),
  sentFaxWith(8, { letterId: null, letterKind: null, referralId: null, patientId: null, patientName: null, physicianId: null, recipientName: null, recipientClinic: null, pageCount: 3, createdAt: daysAgo(1), deliveredAt: daysAgo(1) }),
  sentFaxWith(9, { ...open, status: 'failed', failure: 'no-answer', attempts: 4, settledAt: daysAgo(1), createdAt: daysAgo(2) }),
];

/** One with its calls. */
export const sentFaxDetail = (sent: SentFax) => ({
  ...sent,
  calls: Array.from({ length: sent.attempts }, (_, at) => {
    const isLast = at === sent.attempts - 1;
    const status = !isLast || sent.failure ? ('failed' as const) : sent.status === 'delivered' ? ('delivered' as const) : ('sending' as const);
    return {
      number: at + 1,
      status,
      failureReason: status === 'failed' ? (sent.failure === 'number' ? 'receiver_unallocated_number' : 'user_busy') : null,
      startedAt: sent.createdAt,
      endedAt: status === 'sending' ? null : sent.createdAt,
    };
  }),
});

/** Which of them each view lists. */
export const inSentView: Record<SentView, (sent: SentFax) => boolean> = {
  all: () => true,
  attention: ({ status, settledAt }) => (status === 'failed' || status === 'unconfirmed') && settledAt === null,
  underway: ({ status }) => status === 'queued' || status === 'sending' || status === 'sent',
  scheduled: ({ status }) => status === 'scheduled',
};
