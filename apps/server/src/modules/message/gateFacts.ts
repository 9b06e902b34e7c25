import { sql } from 'kysely';
import type { ConsentState } from '@intake/api/contract';
import { channelOf, messageChannels, type MessagePurpose } from '@intake/api/rules';
import type { Tx } from '../../platform/database/database.port.ts';
import { stateOf } from '../consent/consentOf.ts';
import { hasCredits } from '../credit/credit.ts';
import type { GateFacts } from './gate.ts';
import { optOutOf, optOutsOf } from './optOut.store.ts';
import { zonesOf } from './quietHours.ts';

/** A message that is, or would be. */
export interface GateSubject {
  ours: string;
  theirs: string;
  purpose: MessagePurpose;
  patientId: string | null;
  appointmentId: string | null;
  appointmentVersion: number | null;
  waitlistOfferId: string | null;
  requestId: string | null;
  expiresAt: Date | null;
  quietReason: string | null;
  /** Files that go with it. */
  fileCount?: number;
  /** What it comes to; one where it is not written yet. */
  parts?: number;
}

export interface FactsFound extends GateFacts {
  consentState: ConsentState | null;
}

/** What the gate has to know of these messages, in their order, by as many questions for many as for one. */
export async function readFacts(tx: Tx, organizationId: string, subjects: readonly GateSubject[], now: Date): Promise<FactsFound[]> {
  const numbers = [...new Set(subjects.map(({ theirs }) => theirs))];
  const patientIds = [...new Set(subjects.flatMap(({ patientId }) => patientId ?? []))];
  const appointmentIds = [...new Set(subjects.flatMap(({ appointmentId }) => appointmentId ?? []))];
  const organization = await tx.selectFrom('organization').select(['settings', 'telnyx_from', 'media_from', 'time_zone']).where('id', '=', organizationId).executeTakeFirstOrThrow();
  const optOuts = await optOutsOf(tx, organizationId, numbers);
  const owners = await addressOwners(tx, numbers);
  const incoming = await lastIncoming(tx, organizationId, numbers);
  const patients = patientIds.length === 0 ? [] : await tx
    .selectFrom('patient')
    .leftJoin('location', 'location.id', 'patient.location_id')
    .select(['patient.id', 'patient.province', 'patient.phones', 'patient.email', 'location.time_zone'])
    .where('patient.organization_id', '=', organizationId)
    .where('patient.id', 'in', patientIds)
    .execute();
  const consents = patientIds.length === 0 ? [] : await tx
    .selectFrom('consent').selectAll().where('organization_id', '=', organizationId).where('patient_id', 'in', patientIds).where('channel', 'in', [...messageChannels]).execute();
  const visits = appointmentIds.length === 0 ? [] : await tx
    .selectFrom('appointment').select(['id', 'status', 'version', 'starts_at', 'time_zone']).where('organization_id', '=', organizationId).where('id', 'in', appointmentIds).execute();

  const isPaidFor = new Map<number, boolean>();
  for (const { parts = 1 } of subjects) if (!isPaidFor.has(parts)) isPaidFor.set(parts, await hasCredits(tx, { organizationId, cause: 'text', units: parts }));
  const offerIds = [...new Set(subjects.flatMap(({ waitlistOfferId }) => waitlistOfferId ?? []))];
  const openOffers = offerIds.length === 0 ? [] : await tx
    .selectFrom('waitlist_offer').select('id').where('organization_id', '=', organizationId).where('id', 'in', offerIds).where('outcome', 'is', null).where('expires_at', '>', now).execute();
  const requestIds = [...new Set(subjects.flatMap(({ requestId }) => requestId ?? []))];
  const waiting = requestIds.length === 0 ? [] : await tx
    .selectFrom('request').select('id').where('organization_id', '=', organizationId).where('id', 'in', requestIds).where('status', '=', 'on-hold').execute();

  const { cloud } = organization.settings;
  return subjects.map((subject) => {
    const patient = patients.find(({ id }) => id === subject.patientId);
    const visit = visits.find(({ id }) => id === subject.appointmentId);
    const channel = channelOf(subject.theirs);
    const consentState = patient ? stateOf(channel, consents.filter((one) => one.patient_id === patient.id && one.channel === channel), now) : null;
    return {
      channel,
      purpose: subject.purpose,
      isProviderOn: channel === 'email' ? cloud['email'] === true : cloud['telnyx'] === true && organization.telnyx_from === subject.ours,
      optOut: optOutOf(optOuts.get(subject.theirs) ?? []),
      patientId: subject.patientId,
      hasNumber: channel === 'email' ? patient?.email?.toLowerCase() === subject.theirs : (patient?.phones.includes(subject.theirs) ?? false),
      owners: owners.get(subject.theirs)?.length ?? 0,
      consent: consentState?.status ?? null,
      consentState,
      lastIncomingAt: incoming.get(subject.theirs) ?? null,
      visit: subject.appointmentId === null || isStillOff(visit, subject) ? 'none' as const
        : visit ? { status: visit.status, version: visit.version, startsAt: visit.starts_at, told: subject.appointmentVersion ?? 0 }
        : { status: 'cancelled' as const, version: -1, startsAt: now, told: 0 },
      isOfferOver: subject.waitlistOfferId !== null && !openOffers.some(({ id }) => id === subject.waitlistOfferId),
      isRequestOver: subject.requestId !== null && !waiting.some(({ id }) => id === subject.requestId),
      expiresAt: subject.expiresAt,
      zones: zonesOf(patient?.province ?? null, visit?.time_zone ?? patient?.time_zone ?? organization.time_zone, subject.theirs),
      quietReason: subject.quietReason,
      lacksMedia: channel === 'sms' && (subject.fileCount ?? 0) > 0 && organization.media_from !== subject.ours,
      hasCredits: channel === 'email' || isPaidFor.get(subject.parts ?? 1) === true,
    };
  });
}

/** It says that its visit does not take place, which is still so: no other message is of the version that was cancelled. */
const isStillOff = (visit: { status: string; version: number } | undefined, { appointmentVersion }: GateSubject) =>
  visit?.status === 'cancelled' && visit.version === appointmentVersion;

/** The charts that have a number or an e-mail address, by these. */
export async function addressOwners(tx: Tx, addresses: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (addresses.length === 0) return found;
  const { rows } = await sql<{ address: string; patient_id: string }>`select address, patient_id from private.address_owners(${[...addresses]}::text[]) order by patient_id`.execute(tx);
  for (const { address, patient_id } of rows) found.set(address, [...(found.get(address) ?? []), patient_id]);
  return found;
}

async function lastIncoming(tx: Tx, organizationId: string, numbers: readonly string[]): Promise<Map<string, Date>> {
  if (numbers.length === 0) return new Map();
  const rows = await tx
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .select(['conversation.theirs', sql<Date>`max(message.at)`.as('at')])
    .where('conversation.organization_id', '=', organizationId)
    .where('conversation.theirs', 'in', [...numbers])
    .where('message.organization_id', '=', organizationId)
    .where('message.status', '=', 'received')
    .groupBy('conversation.theirs')
    .execute();
  return new Map(rows.map(({ theirs, at }) => [theirs, at]));
}
