import type { ConversationDetail, Reach } from '@intake/api/contract';
import { channelOf, largestAttachments } from '@intake/api/rules';
import type { Actor } from '../../../kernel/actor.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import { registerNameOf } from '../../../platform/database/registerName.ts';
import { decide } from '../gate.ts';
import { addressOwners, readFacts } from '../gateFacts.ts';
import { mailLine } from '../message.store.ts';
import { nextDaytime } from '../quietHours.ts';
import { optOutRowOf, optOutsOf } from '../optOut.store.ts';
import { findConversation } from './conversation.store.ts';
import { otherWayOf } from './otherWay.ts';

/** What the gate would say of a person's message to a number or an e-mail address now. */
export async function reachOf(tx: Tx, organizationId: string, { ours, number, patientId }: { ours: string; number: string; patientId: string | null }, now: Date): Promise<Reach> {
  const subject = { ours, theirs: number, purpose: 'conversation' as const, patientId, appointmentId: null, appointmentVersion: null, waitlistOfferId: null, requestId: null, expiresAt: null, quietReason: null, fileCount: 1 };
  const [facts] = await readFacts(tx, organizationId, [subject], now);
  const decision = decide({ ...facts!, lacksMedia: false }, now);
  const optOut = optOutRowOf((await optOutsOf(tx, organizationId, [number])).get(number) ?? []);
  const { zones, consentState, lacksMedia } = facts!;
  const day = zones.length > 0 && channelOf(number) === 'sms' ? (nextDaytime(now, zones) ?? now) : now;
  return {
    block: decision.act === 'block' ? decision.block : null,
    optOut: optOut && { kind: optOut.kind, source: optOut.source, at: optOut.at.toISOString() },
    consent: consentState,
    timeZones: [...zones],
    quietUntil: day > now ? day.toISOString() : null,
    attachments: lacksMedia ? null : { maxBytes: largestAttachments(ours) },
  };
}

export async function newestIncomingId(tx: Tx, organizationId: string, conversationId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('message').select('id').where('organization_id', '=', organizationId).where('conversation_id', '=', conversationId).where('direction', '=', 'incoming')
    .orderBy('at', 'desc').orderBy('id').limit(1).executeTakeFirst();
  return row?.id ?? null;
}

export async function detailOf(tx: Tx, actor: Actor, id: string, now: Date): Promise<ConversationDetail> {
  const { organizationId } = actor;
  const conversation = await findConversation(tx, organizationId, id, now);
  const { number, patientId } = conversation;
  const ours = conversation.ourNumber ?? mailLine;
  const ids = (await addressOwners(tx, [number])).get(number) ?? [];
  const people = [...new Set([...ids, ...(patientId ? [patientId] : [])])];
  const patients = people.length === 0 ? [] : await tx
    .selectFrom('patient')
    .select(['id', 'family_name', 'given_name', 'birth_date', 'language', 'alerts', 'phones', 'email', registerNameOf('patient').$notNull().as('name')])
    .where('organization_id', '=', organizationId)
    .where('id', 'in', people)
    .orderBy('family_name').orderBy('given_name').orderBy('id')
    .execute();
  const patient = patients.find((one) => one.id === patientId);
  return {
    ...conversation,
    patient: patient ? { id: patient.id, familyName: patient.family_name, givenName: patient.given_name, birthDate: patient.birth_date, language: patient.language, alerts: patient.alerts } : null,
    candidates: patients.filter((one) => ids.includes(one.id)).map((one) => ({ patientId: one.id, patientName: one.name, birthDate: one.birth_date })),
    visits: patient ? await comingVisits(tx, organizationId, patient.id, now) : [],
    reach: await reachOf(tx, organizationId, { ours, number, patientId }, now),
    otherWay: patient ? await otherWayOf(tx, organizationId, { channel: conversation.channel, patient }, now) : null,
    newestIncomingId: await newestIncomingId(tx, organizationId, id),
    viewers: await viewersOf(tx, organizationId, id, actor.userId, now),
  };
}

const mostVisits = 5;

async function comingVisits(tx: Tx, organizationId: string, patientId: string, now: Date): Promise<ConversationDetail['visits']> {
  const rows = await tx
    .selectFrom('appointment')
    .innerJoin('visit_type', 'visit_type.id', 'appointment.visit_type_id')
    .innerJoin('location', 'location.id', 'appointment.location_id')
    .leftJoin('physician', 'physician.id', 'appointment.physician_id')
    .select(['appointment.id', 'appointment.version', 'appointment.status', 'appointment.starts_at', 'appointment.time_zone', 'appointment.confirmed_by'])
    .select(['visit_type.name as visit_type', 'location.name as location', registerNameOf('physician').as('physician')])
    .where('appointment.organization_id', '=', organizationId)
    .where('appointment.patient_id', '=', patientId)
    .where('appointment.status', 'in', ['booked', 'pending'])
    .where('appointment.starts_at', '>', now)
    .orderBy('appointment.starts_at').orderBy('appointment.id')
    .limit(mostVisits)
    .execute();
  return rows.map((row) => ({
    id: row.id, version: row.version, status: row.status, startsAt: row.starts_at.toISOString(), timeZone: row.time_zone, visitTypeName: row.visit_type,
    physicianName: row.physician || null, locationName: row.location, confirmedBy: row.confirmed_by,
  }));
}

async function viewersOf(tx: Tx, organizationId: string, id: string, exceptUserId: string, now: Date): Promise<ConversationDetail['viewers']> {
  const rows = await tx
    .selectFrom('conversation_viewer')
    .innerJoin('app_user', 'app_user.id', 'conversation_viewer.user_id')
    .select(['app_user.id', 'app_user.display_name'])
    .where('conversation_viewer.organization_id', '=', organizationId)
    .where('conversation_viewer.conversation_id', '=', id)
    .where('conversation_viewer.user_id', '<>', exceptUserId)
    .where('conversation_viewer.until', '>', now)
    .orderBy('app_user.display_name')
    .execute();
  return rows.map((row) => ({ userId: row.id, displayName: row.display_name }));
}
