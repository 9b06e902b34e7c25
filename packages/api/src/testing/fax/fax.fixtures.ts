import type { z } from 'zod';
import { FaxSummary } from '../../contract/fax/fax.contract.ts';
import { bins } from '../organization/bin.fixtures.ts';
import { frozenNow, hoursAgo, minutesAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';
import { locations } from '../organization/location.fixtures.ts';
import { patients } from '../patient/patient.fixtures.ts';
import { physicians } from '../patient/physician.fixtures.ts';
import { clerk, physicianUser } from '../access/session.fixtures.ts';

type FaxInput = z.input<typeof FaxSummary>;

/** A ready, untouched fax; a fixture says what is different about it. */
export const faxWith = (number: number, different: Partial<FaxInput> = {}) =>
  FaxSummary.parse({
    id: fixtureId('fax', number),
    version: 2,
    direction: 'inbound',
    source: 'telnyx',
    from: '+19055550131',
    to: '+14165550100',
    senderName: 'Maple Row Family Health',
    originalName: null,
    pageCount: 2,
    partialContent: false,
    documentType: 'referral',
    priority: 'routine',
    status: 'ready',
    stage: null,
    failure: null,
    locationId: locations[0]?.id ?? null,
    binId: bins[0]?.id ?? null,
    claim: null,
    patientId: null,
    patientName: null,
    physicianId: null,
    physicianName: null,
    reason: null,
    duplicateOf: null,
    parentFaxId: null,
    receivedAt: minutesAgo(number * 17),
    dueAt: null,
    completedAt: null,
    ...different,
  });

const nameOf = (person: { givenName: string; familyName: string } | undefined) =>
  person ? `${person.givenName} ${person.familyName}` : null;

export const urgentFax = faxWith(1, {
  priority: 'urgent',
  patientName: nameOf(patients[0]),
  physicianId: physicians[0]?.id,
  physicianName: nameOf(physicians[0]),
  reason: 'Exertional chest pain for three weeks, relieved by rest.',
  receivedAt: hoursAgo(5),
  dueAt: hoursAgo(-3),
});

export const statFax = faxWith(2, {
  priority: 'stat',
  from: '+12895550136',
  to: '+14165550120',
  senderName: 'Humber Ridge Hospital',
  documentType: 'discharge-summary',
  pageCount: 11,
  locationId: locations[1]?.id,
  binId: bins[3]?.id,
  patientName: nameOf(patients[1]),
  physicianName: nameOf(physicians[5]),
  reason: 'New atrial fibrillation, discharged on apixaban, echocardiogram within 48 hours.',
  receivedAt: minutesAgo(26),
  dueAt: minutesAgo(-34),
});

export const claimedByOther = faxWith(3, {
  status: 'claimed',
  claim: { userId: physicianUser.id, displayName: physicianUser.displayName, until: minutesAgo(-7) },
  patientName: nameOf(patients[2]),
  reason: 'Palpitations at night since September.',
});

export const claimedByMe = faxWith(4, {
  status: 'claimed',
  version: 3,
  claim: { userId: clerk.id, displayName: clerk.displayName, until: minutesAgo(-9) },
  patientName: nameOf(patients[3]),
  documentType: 'imaging-report',
});

export const processingFax = faxWith(5, {
  status: 'processing', stage: 'read', documentType: null, pageCount: 6, senderName: null, from: '+15195550144', receivedAt: minutesAgo(1),
});

export const failedFax = faxWith(6, {
  status: 'failed',
  stage: 'render',
  failure: { stage: 'render', code: 'encrypted', attempts: 3 },
  source: 'upload',
  from: null,
  to: null,
  senderName: null,
  originalName: 'scan_0043.pdf',
  pageCount: null,
  documentType: null,
  receivedAt: minutesAgo(48),
});

export const duplicateFax = faxWith(7, {
  duplicateOf: urgentFax.id, patientName: nameOf(patients[0]), priority: 'urgent', receivedAt: hoursAgo(2),
});

export const partialFax = faxWith(8, {
  partialContent: true, pageCount: 3, from: '+19055550133', senderName: 'Lakeview Walk-in', documentType: 'lab-result',
  patientName: nameOf(patients[4]), binId: bins[1]?.id,
});

export const onHoldFax = faxWith(9, {
  status: 'on-hold', patientName: nameOf(patients[5]), reason: 'Waiting for the missing second page.', receivedAt: hoursAgo(76),
});

export const unknownSenderFax = faxWith(10, {
  from: null, senderName: null, source: 'email', originalName: 'Overweisung-Kardiologie-2026-11-20-final-(2)-gescannt-von-Empfang.tiff',
  documentType: 'other',
});

export const completedFax = faxWith(11, {
  status: 'completed',
  patientId: patients[0]?.id,
  patientName: nameOf(patients[0]),
  physicianId: physicians[0]?.id,
  physicianName: nameOf(physicians[0]),
  completedAt: minutesAgo(12),
  receivedAt: hoursAgo(4),
});

export const rejectedFax = faxWith(12, {
  status: 'rejected', documentType: 'junk', senderName: 'OFFICE SUPPLY DEALS', completedAt: minutesAgo(90), receivedAt: hoursAgo(3),
});

/** The inbox in its usual order: most urgent first, then oldest. */
export const incomingFaxes = [
  statFax, urgentFax, duplicateFax, onHoldFax, unknownSenderFax, partialFax, failedFax, claimedByOther, claimedByMe, processingFax,
];

/** A letter as it left the clinic, beside what was received. */
export const sentDocument = faxWith(24, {
  direction: 'outbound',
  from: '+14165550100',
  to: '+19055550131',
  senderName: null,
  pageCount: 1,
  documentType: 'correspondence',
  status: 'completed',
  locationId: null,
  binId: null,
  patientId: patients[0]?.id,
  patientName: nameOf(patients[0]),
  physicianId: physicians[0]?.id,
  physicianName: 'Dr. Adaeze Okonkwo',
  receivedAt: hoursAgo(3),
  completedAt: hoursAgo(3),
});

export const completedFaxes = [completedFax, rejectedFax];

/** Any number of faxes, for long lists; the same ones every time. */
export const manyFaxes = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const patient = patients[index % patients.length];
    const sender = physicians[index % physicians.length];
    return faxWith(1000 + index, {
      patientName: nameOf(patient),
      physicianName: nameOf(sender),
      from: sender?.faxNumbers[0] ?? null,
      senderName: sender?.clinicName ?? null,
      documentType: (['referral', 'lab-result', 'imaging-report', 'consult-report', 'insurance'] as const)[index % 5],
      priority: index % 13 === 0 ? 'urgent' : 'routine',
      pageCount: 1 + (index % 9),
      receivedAt: new Date(Date.parse(frozenNow) - (index + 1) * 7 * 60_000).toISOString(),
    });
  });
