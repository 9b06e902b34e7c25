import type { z } from 'zod';
import { RequestDetail } from '../../contract/request/requestDetail.contract.ts';
import { ClockPreview, RequestPolicy } from '../../contract/request/requestPolicy.contract.ts';
import { RequestSummary } from '../../contract/request/requestSummary.contract.ts';
import { SavedView } from '../../contract/request/requestView.contract.ts';
import { daysAgo, hoursAgo, minutesAgo } from '../base/clock.ts';
import { incomingFaxes } from '../fax/fax.fixtures.ts';
import { fixtureId } from '../base/ids.ts';
import { locations } from '../organization/location.fixtures.ts';
import { modalities } from '../organization/modality.fixtures.ts';
import { patients } from '../patient/patient.fixtures.ts';
import { physicians } from '../patient/physician.fixtures.ts';
import { clerk, physicianUser } from '../access/session.fixtures.ts';

type Input = z.input<typeof RequestSummary>;

const nameOf = (person: { familyName: string; givenName: string } | undefined) => (person ? `${person.familyName}, ${person.givenName}` : null);
const person = ({ id, displayName }: { id: string; displayName: string }) => ({ userId: id, displayName });

/** A clock that started and ends so many days from now. */
const clock = (name: NonNullable<Input['clock']>['clock'], startedDaysAgo: number, dueInDays: number) => ({
  clock: name,
  startedAt: daysAgo(startedDaysAgo),
  atRiskAt: daysAgo(-dueInDays + (startedDaysAgo + dueInDays) / 4),
  dueAt: daysAgo(-dueInDays),
  stoppedAt: null,
  stops: [name === 'due' ? ('completed' as const) : ('decision-delivered' as const)],
});

/** A new referral that came by fax this morning; a fixture says what is different about it. */
export const requestWith = (number: number, different: Partial<Input> = {}, of: { patient?: number; physician?: number; modality?: number } = {}) =>
  RequestSummary.parse({
    id: fixtureId('request', number),
    version: 1,
    kind: 'referral',
    reference: `R${String(number).padStart(2, '0')}KXQ7`.slice(0, 6),
    status: 'requested',
    priority: 'routine',
    category: null,
    source: 'fax',
    title: null,
    patientId: patients[(of.patient ?? number) % patients.length]?.id ?? null,
    patientName: nameOf(patients[(of.patient ?? number) % patients.length]),
    physicianId: physicians[(of.physician ?? number) % physicians.length]?.id ?? null,
    physicianName: nameOf(physicians[(of.physician ?? number) % physicians.length]),
    modalityId: modalities[(of.modality ?? number) % modalities.length]?.id ?? null,
    modalityName: modalities[(of.modality ?? number) % modalities.length]?.name ?? null,
    reason: null,
    locationId: locations[0]?.id ?? null,
    assignee: person(clerk),
    claim: null,
    nextStep: null,
    nextStepOn: '2026-11-24',
    clock: clock('acknowledge', 1, 13),
    missing: [],
    faxCount: 1,
    receivedAt: hoursAgo(number * 5),
    updatedAt: hoursAgo(number),
    ...different,
  } satisfies Input);

/** The work list of referrals: in every state, two in danger, one of them too late. */
export const referrals = [
  requestWith(1, { priority: 'stat', reason: 'Syncope on exertion, new systolic murmur', clock: clock('acknowledge', 0, 14) }),
  requestWith(2, { priority: 'urgent', status: 'received', reason: 'Chest pain on exertion', clock: clock('acknowledge', 12, 2), receivedAt: daysAgo(12), nextStepOn: '2026-11-23' }),
  requestWith(3, { status: 'received', reason: 'Palpitations', clock: clock('acknowledge', 15, -1), receivedAt: daysAgo(15), nextStepOn: '2026-11-20' }),
  requestWith(4, { status: 'on-hold', missing: ['ecg', 'medication', 'patient-phone'], reason: 'Dyspnoea', clock: clock('acknowledge', 6, 8), receivedAt: daysAgo(6), nextStepOn: '2026-11-25' }),
  requestWith(5, { assignee: null, source: 'requisition', reason: 'Screening before surgery', faxCount: 0 }),
  requestWith(6, { status: 'accepted', assignee: person(physicianUser), reason: 'Atrial fibrillation, follow-up', receivedAt: daysAgo(5) }),
  requestWith(7, {
    status: 'booking', claim: { ...person(physicianUser), until: minutesAgo(-6) }, reason: 'Heart failure', clock: null, receivedAt: daysAgo(9),
  }),
  requestWith(8, { status: 'booked', reason: 'Hypertension', clock: null, receivedAt: daysAgo(20), nextStepOn: '2026-12-14' }),
  requestWith(9, { patientId: null, patientName: null, source: 'hand', reason: null, faxCount: 0 }),
  requestWith(10, { status: 'requested', physicianId: null, physicianName: null, modalityId: null, modalityName: null, faxCount: 3 }),
];

export const closedReferrals = [
  requestWith(11, { status: 'completed', clock: null, nextStepOn: null, receivedAt: daysAgo(60) }),
  requestWith(12, { status: 'rejected', clock: clock('acknowledge', 10, 4), nextStepOn: null, receivedAt: daysAgo(10) }),
  requestWith(13, { status: 'cancelled', clock: null, nextStepOn: null, receivedAt: daysAgo(30) }),
];

const noReferral = { physicianId: null, physicianName: null, modalityId: null, modalityName: null, clock: null };

export const checkIns = [
  requestWith(21, { ...noReferral, kind: 'check-in', source: 'hand', faxCount: 0, receivedAt: minutesAgo(4) }, { patient: 0 }),
  requestWith(22, { ...noReferral, kind: 'check-in', status: 'accepted', source: 'hand', faxCount: 0, receivedAt: minutesAgo(25) }, { patient: 1 }),
  requestWith(23, { ...noReferral, kind: 'check-in', priority: 'urgent', faxCount: 1, receivedAt: minutesAgo(50) }, { patient: 2 }),
];

export const projects = [
  requestWith(31, {
    ...noReferral, kind: 'project', source: 'hand', title: 'Replace the ECG machine in room 2', status: 'in-progress', patientId: null,
    patientName: null, faxCount: 0, clock: clock('due', 10, 5),
  }),
  requestWith(32, {
    ...noReferral, kind: 'project', source: 'fax', title: 'Answer the audit of the insurer', status: 'requested', priority: 'urgent', patientId: null,
    patientName: null, clock: clock('due', 6, 1),
  }),
  requestWith(33, {
    ...noReferral, kind: 'project', source: 'hand', title: 'Flu clinic on Saturdays', status: 'on-hold', patientId: null, patientName: null, faxCount: 0,
  }),
];

const referrerOf = (id: string | null) => {
  const found = physicians.find((one) => one.id === id);
  return found ? { clinicName: found.clinicName, faxNumbers: found.faxNumbers } : null;
};

/** A request with all that its detail shows. */
export const requestDetail = (summary: RequestSummary, different: Partial<z.input<typeof RequestDetail>> = {}) =>
  RequestDetail.parse({
    ...summary,
    note: summary.kind === 'referral' ? 'The patient prefers mornings.' : null,
    expectedWaitWeeks: summary.status === 'accepted' ? 6 : null,
    declineReason: summary.status === 'rejected' ? 'out-of-scope' : null,
    redirectedTo: null,
    redirectedPhysicianId: null,
    redirectedClinic: null,
    acknowledgedAt: summary.status === 'requested' ? null : summary.receivedAt,
    decidedAt: summary.status === 'accepted' || summary.status === 'completed' ? daysAgo(2) : null,
    closedAt: summary.status === 'completed' ? daysAgo(1) : null,
    clocks: summary.clock ? [summary.clock] : [],
    notes: [
      { id: fixtureId('note', 1), author: clerk.displayName, text: 'Called the clinic, they fax the ECG today.', mentions: [person(physicianUser)], createdAt: hoursAgo(2) },
    ],
    history: [
      { id: fixtureId('request-event', 1), event: 'acknowledge', from: 'requested', to: 'received', actor: clerk.displayName, at: hoursAgo(3), undoneAt: null },
    ],
    faxes: incomingFaxes.slice(0, summary.faxCount).map(({ id, documentType, senderName, from, pageCount, receivedAt }) => ({
      id, documentType, senderName, from, pageCount, receivedAt,
    })),
    replies: [],
    checklist:
      summary.kind === 'project'
        ? [{ text: 'Ask three suppliers', isDone: true }, { text: 'Compare their offers', isDone: false }, { text: 'Order', isDone: false }]
        : [],
    dueOn: summary.kind === 'project' && summary.clock ? '2026-11-28' : null,
    requester: summary.kind === 'project' ? physicianUser.displayName : null,
    stated:
      summary.kind === 'check-in'
        ? { familyName: 'Delacroix', givenName: 'Margaux', birthDate: '1968-04-17', healthNumber: '6123456789', versionCode: 'AC', phone: '+16475550101', email: null, address: '3 Elm Street, Toronto ON  M4E 1A1' }
        : null,
    differences:
      summary.kind === 'check-in'
        ? [
            { field: 'versionCode', chart: 'AB', stated: 'AC' },
            { field: 'address', chart: '11 Willow Court, Toronto ON  M4E 0C1', stated: '3 Elm Street, Toronto ON  M4E 1A1' },
          ]
        : [],
    card:
      summary.kind === 'check-in'
        ? { value: '6123456789', versionCode: 'AC', province: 'ON', format: 'valid', checksum: 'invalid', confidence: 'warning', eligibility: 'not_checked' }
        : null,
    expected: summary.kind === 'referral' ? ['referral-letter', 'ecg', 'medication'] : [],
    similar: [],
    links: [],
    referrer: referrerOf(summary.physicianId),
    visit:
      summary.kind === 'check-in'
        ? { id: fixtureId('appointment', 1), startsAt: minutesAgo(-20), status: summary.status === 'completed' ? 'arrived' : 'booked', visitTypeName: 'Follow-up', physicianName: nameOf(physicians[0]) }
        : null,
    sender: null,
    viewers: [],
    undoable: null,
    correctable: null,
    ...different,
  });

/** The clocks of Ontario, and what a referral has to bring. */
export const requestPolicy = {
  ...RequestPolicy.parse({
    preset: 'ontario',
    own: [],
    region: 'ON',
    atRiskPercent: 25,
    checklists: { [modalities[0]!.id]: ['referral-letter', 'ecg', 'medication'] },
  }),
  version: 1,
};

export const policyPreview = {
  timeZone: 'America/Toronto',
  clocks: [ClockPreview.parse({ clock: 'acknowledge', starts: 'received', category: null, atRiskAt: daysAgo(-10), dueAt: daysAgo(-14) })],
};

export const savedViews = [
  SavedView.parse({ id: fixtureId('request-view', 1), kind: 'referral', name: 'Urgent, this week', view: 'open', filters: { priority: ['stat', 'urgent'], dueWithinDays: 7 } }),
];
