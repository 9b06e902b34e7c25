import { sql } from 'kysely';
import { toE164 } from '@intake/api/rules/phone';
import type { CallRefusal } from '@intake/api/rules/voice';
import type { CallPolicy } from '@intake/api/contract';
import { startOfDay, dayAt } from '../../../platform/clock/wallTime.ts';
import { zonesAbroad } from '../../../platform/clock/zonesAbroad.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import type { VoiceProvider } from '../../../platform/voice/voice.port.ts';
import { consentOf } from '../../consent/consentOf.ts';
import { hasCredits } from '../../credit/credit.ts';
import { mayCallAt } from './callHours.ts';

export interface Wanted {
  organizationId: string;
  patientId: string;
  appointmentId: string | null;
  /** Of the visit when the call was queued; null when it is asked for now. */
  appointmentVersion: number | null;
  /** The number that was queued; null for the patient's first. */
  to: string | null;
  expiresAt: Date | null;
}

export interface Reach {
  /** E.164. */
  to: string | null;
  language: string | null;
  timeZones: string[];
  refusal: CallRefusal | null;
}

/** Whether somebody may be called now, asked in the transaction that claims the call. What ends it comes before what holds it. */
export async function reachOf(tx: Tx, wanted: Wanted, policy: CallPolicy, now: Date, voice: Pick<VoiceProvider, 'isCloud'> | undefined): Promise<Reach> {
  const { organizationId, patientId } = wanted;
  const patient = await tx
    .selectFrom('patient')
    .leftJoin('location', (join) => join.onRef('location.organization_id', '=', 'patient.organization_id').onRef('location.id', '=', 'patient.location_id'))
    .select(['patient.phones', 'patient.language', 'patient.merged_into', 'location.time_zone'])
    .where('patient.organization_id', '=', organizationId)
    .where('patient.id', '=', patientId)
    .executeTakeFirst();
  const organization = await tx.selectFrom('organization').select(['time_zone', 'settings']).where('id', '=', organizationId).executeTakeFirstOrThrow();
  const visit = wanted.appointmentId
    ? await tx.selectFrom('appointment').select(['version', 'status', 'time_zone', 'starts_at', 'patient_id']).where('organization_id', '=', organizationId).where('id', '=', wanted.appointmentId).forShare().executeTakeFirst()
    : undefined;
  const numbers = (patient?.phones ?? []).flatMap((phone) => toE164(phone) ?? []);
  const to = wanted.to ?? numbers[0] ?? null;
  // Where nobody knows where they are, it has to be allowed at all the clocks that are known.
  const known = [visit?.time_zone, patient?.time_zone ?? organization.time_zone].filter((zone) => zone !== undefined && zone !== null);
  const abroad = zonesAbroad(to ?? '');
  const timeZones = abroad?.length === 0 ? [] : [...new Set([...known, ...(abroad ?? [])])];
  const reach = (refusal: CallRefusal | null): Reach => ({ to, language: patient?.language ?? null, timeZones, refusal });

  if (!voice || (voice.isCloud && organization.settings.cloud['retell'] !== true)) return reach('provider-off');
  if (!patient || patient.merged_into || to === null) return reach('no-number');
  if (!numbers.includes(to)) return reach('number-changed');
  if (wanted.appointmentId) {
    const isThere = visit?.patient_id === patientId && ['booked', 'pending'].includes(visit.status);
    if (!isThere || (wanted.appointmentVersion !== null && visit.version !== wanted.appointmentVersion)) return reach('visit-changed');
    if (visit.starts_at <= now) return reach('expired');
  }
  if (wanted.expiresAt && wanted.expiresAt <= now) return reach('expired');
  const { status } = await consentOf(tx, organizationId, patientId, 'voice', now);
  if (status === 'withdrawn') return reach('opted-out');
  if (status !== 'given') return reach('no-consent');
  if (!mayCallAt(now, timeZones, policy)) return reach('outside-hours');
  if (await isAtLimit(tx, wanted, policy, now, organization.time_zone)) return reach('limit');
  return reach((await hasCredits(tx, { organizationId, cause: 'call', units: 1 })) ? null : 'no-credits');
}

/** Whether as many calls go on as may at once. */
export async function isBusy(tx: Tx, organizationId: string, { atOnce }: Pick<CallPolicy, 'atOnce'>): Promise<boolean> {
  const { open } = await madeCalls(tx, organizationId).select(sql<number>`count(*)`.as('open')).where('status', 'in', ['placing', 'registered', 'ongoing']).executeTakeFirstOrThrow();
  return open >= atOnce;
}

async function isAtLimit(tx: Tx, { organizationId, patientId }: Wanted, policy: CallPolicy, now: Date, timeZone: string): Promise<boolean> {
  const midnight = new Date(startOfDay(dayAt(now, timeZone), timeZone));
  const { day, patient } = await madeCalls(tx, organizationId)
    .select([sql<number>`count(*)`.as('day'), sql<number>`count(*) filter (where patient_id = ${patientId})`.as('patient')])
    .where('created_at', '>=', midnight)
    .executeTakeFirstOrThrow();
  return day >= policy.perDay || patient >= policy.perPatientPerDay || (await isBusy(tx, organizationId, policy));
}

/** What was refused did not ring. */
const madeCalls = (tx: Tx, organizationId: string) =>
  tx.selectFrom('voice_call').where('organization_id', '=', organizationId).where('channel', '=', 'phone').where('direction', '=', 'outbound').where('refusal', 'is', null);
