import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { WaitlistEntry, WaitlistOffer, waitlistContract, RouteRequest } from '@intake/api/contract';
import { priorities } from '@intake/api/rules';
import { decodeCursor, readPage, type Page } from '../../../kernel/cursor.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { registerNameOf } from '../../../platform/database/registerName.ts';
import { isWaiting } from './standing.ts';

export type StoredEntry = Selectable<Tables['waitlist_entry']>;
export type StoredOffer = Selectable<Tables['waitlist_offer']>;
export type WaitlistQuery = RouteRequest<typeof waitlistContract.listWaitlist>['query'];

/** An offer whose time has not run out and that nobody has answered. */
const isOpen = sql<boolean>`(o.outcome is null and o.expires_at > now())`;
const rank = sql<number>`array_position(${sql.raw(`array['${priorities.join("','")}']`)}, e.priority)`;

function selectEntries(tx: Tx) {
  return tx
    .selectFrom('waitlist_entry as e')
    .innerJoin('patient', 'patient.id', 'e.patient_id')
    .innerJoin('visit_type', 'visit_type.id', 'e.visit_type_id')
    .leftJoin('physician', 'physician.id', 'e.physician_id')
    .leftJoin('location', 'location.id', 'e.location_id')
    .leftJoin('appointment as visit', (join) => join.onRef('visit.id', '=', 'e.appointment_id').on('visit.status', 'in', ['pending', 'booked']))
    .selectAll('e')
    .select([
      'patient.phones', 'patient.language', 'patient.alerts', 'visit_type.name as visit_type_name', 'visit_type.minutes', 'visit_type.modality_id',
      'visit_type.buffer_before_minutes', 'visit_type.buffer_after_minutes', 'location.name as location_name',
      'visit.id as visit_id', 'visit.starts_at as visit_starts_at', 'visit.time_zone as visit_time_zone',
      registerNameOf('patient').$notNull().as('patient_name'),
      registerNameOf('physician').as('physician_name'),
      sql<string>`e.waiting_since::text`.as('since_text'),
      rank.as('rank'),
      sql<number>`(select count(*)::int from waitlist_offer o where o.entry_id = e.id and o.outcome = 'declined')`.as('declined'),
      sql<number>`(select count(*)::int from waitlist_offer o where o.entry_id = e.id
        and (o.outcome in ('no-answer','expired') or (o.outcome is null and o.expires_at <= now())))`.as('unanswered'),
      sql<Date | null>`(select o.expires_at from waitlist_offer o where o.entry_id = e.id and ${isOpen})`.as('offered_until'),
    ]);
}

export type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['executeTakeFirstOrThrow']>>;

const visitOf = (row: { visit_id: string | null; visit_starts_at: Date | null; visit_time_zone: string | null }) =>
  row.visit_id && row.visit_starts_at && row.visit_time_zone ? { id: row.visit_id, startsAt: row.visit_starts_at.toISOString(), timeZone: row.visit_time_zone } : null;

const patientOf = (row: { patient_id: string; patient_name: string; phones: string[]; language: string | null; alerts: string[] }) => ({
  patientId: row.patient_id,
  patientName: row.patient_name,
  patientPhone: row.phones[0] ?? null,
  patientLanguage: row.language,
  patientAlerts: row.alerts,
});

export const toEntry = (row: EntryRow): WaitlistEntry => ({
  id: row.id,
  version: row.version,
  status: row.status,
  ...patientOf(row),
  visitTypeId: row.visit_type_id,
  visitTypeName: row.visit_type_name,
  minutes: row.minutes,
  physicianId: row.physician_id,
  physicianName: row.physician_name,
  locationId: row.location_id,
  locationName: row.location_name,
  weekdays: row.weekdays,
  from: row.from_time,
  until: row.until_time,
  firstDay: row.first_day,
  lastDay: row.last_day,
  priority: row.priority,
  noticeHours: row.notice_hours,
  travelMinutes: row.travel_minutes,
  note: row.note,
  waitingSince: row.waiting_since.toISOString(),
  requestId: row.request_id,
  visit: visitOf(row),
  declinedCount: row.declined,
  unansweredCount: row.unanswered,
  offeredUntil: row.offered_until?.toISOString() ?? null,
});

/** The entry with its names; 404 when it is not there or not yours. */
export async function findEntry(tx: Tx, id: string): Promise<WaitlistEntry> {
  const row = await selectEntries(tx).where('e.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return toEntry(row);
}

export async function listEntries(tx: Tx, query: WaitlistQuery): Promise<Page<WaitlistEntry>> {
  let rows = selectEntries(tx).where(isWaiting).orderBy(rank).orderBy('e.waiting_since').orderBy('e.id');
  if (query.physicianId) rows = rows.where('e.physician_id', '=', query.physicianId);
  if (query.locationId) rows = rows.where('e.location_id', '=', query.locationId);
  if (query.visitTypeId) rows = rows.where('e.visit_type_id', '=', query.visitTypeId);
  if (query.patientId) rows = rows.where('e.patient_id', '=', query.patientId);
  if (query.requestId) rows = rows.where('e.request_id', '=', query.requestId);
  if (query.cursor) {
    const [at, since, id] = decodeCursor(query.cursor, 'number', 'time', 'id');
    rows = rows.where(sql<boolean>`(${rank}, e.waiting_since, e.id) > (${at}::int, ${since}::timestamptz, ${id}::uuid)`);
  }
  return readPage({ limit: query.limit, ask: (count) => rows.limit(count).execute(), toItem: toEntry, position: (last) => [last.rank, last.since_text, last.id] });
}

/** Those who wait and have nothing kept for them, the most urgent first. */
export const listWaiting = (tx: Tx, limit: number): Promise<EntryRow[]> =>
  selectEntries(tx)
    .where(isWaiting)
    .where(sql<boolean>`not exists (select from waitlist_offer o where o.entry_id = e.id and ${isOpen})`)
    .orderBy(rank)
    .orderBy('e.waiting_since')
    .orderBy('e.id')
    .limit(limit)
    .execute();

/** 409 once they wait no more: taken off, given a visit, or come to the one that they have. */
export async function requireWaiting(tx: Tx, id: string): Promise<void> {
  const waiting = await tx.selectFrom('waitlist_entry as e').select('e.id').where('e.id', '=', id).where(isWaiting).executeTakeFirst();
  if (!waiting) throw conflict('entry-closed', 'The patient does not wait any more.');
}

/** The row, locked until the transaction ends. */
export async function lockEntry(tx: Tx, id: string): Promise<StoredEntry> {
  const row = await tx.selectFrom('waitlist_entry').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export const insertEntry = async (tx: Tx, values: Insertable<Tables['waitlist_entry']>): Promise<string> =>
  (await tx.insertInto('waitlist_entry').values(values).returning('id').executeTakeFirstOrThrow()).id;

export async function updateEntry(tx: Tx, { id, version }: Pick<StoredEntry, 'id' | 'version'>, changes: Updateable<Tables['waitlist_entry']>): Promise<void> {
  await tx.updateTable('waitlist_entry').set({ version: version + 1, updated_at: sql<Date>`now()`, ...changes }).where('id', '=', id).execute();
}

function selectOffers(tx: Tx) {
  return tx
    .selectFrom('waitlist_offer as o')
    .innerJoin('waitlist_entry as e', 'e.id', 'o.entry_id')
    .innerJoin('patient', 'patient.id', 'e.patient_id')
    .innerJoin('visit_type', 'visit_type.id', 'e.visit_type_id')
    .innerJoin('location', 'location.id', 'o.location_id')
    .leftJoin('physician', 'physician.id', 'o.physician_id')
    .leftJoin('appointment as visit', (join) => join.onRef('visit.id', '=', 'e.appointment_id').on('visit.status', 'in', ['pending', 'booked']))
    .leftJoin('message as told', (join) => join.onRef('told.organization_id', '=', 'o.organization_id').onRef('told.waitlist_offer_id', '=', 'o.id').on('o.channel', '=', 'text'))
    .selectAll('o')
    .select([
      'told.conversation_id as told_in', 'told.status as told_status', 'told.block as told_block',
      'e.patient_id', 'patient.phones', 'patient.language', 'patient.alerts', 'visit_type.name as visit_type_name', 'visit_type.minutes', 'visit_type.preparation',
      'location.name as location_name', 'location.time_zone',
      'visit.id as visit_id', 'visit.starts_at as visit_starts_at', 'visit.time_zone as visit_time_zone',
      registerNameOf('patient').$notNull().as('patient_name'),
      registerNameOf('physician').as('physician_name'),
    ]);
}

type OfferRow = Awaited<ReturnType<ReturnType<typeof selectOffers>['executeTakeFirstOrThrow']>>;

const toOffer = (row: OfferRow): WaitlistOffer => ({
  id: row.id,
  version: row.version,
  entryId: row.entry_id,
  channel: row.channel,
  text: row.told_in && row.told_status ? { conversationId: row.told_in, status: row.told_status, block: row.told_block ?? null } : null,
  ...patientOf(row),
  visitTypeName: row.visit_type_name,
  preparation: row.preparation,
  physicianName: row.physician_name,
  locationName: row.location_name,
  startsAt: row.starts_at.toISOString(),
  endsAt: new Date(row.starts_at.getTime() + row.minutes * 60_000).toISOString(),
  timeZone: row.time_zone,
  expiresAt: row.expires_at.toISOString(),
  outcome: row.outcome,
  note: row.note,
  visit: visitOf(row),
  appointmentId: row.appointment_id,
});

export async function findOffer(tx: Tx, id: string): Promise<WaitlistOffer> {
  const row = await selectOffers(tx).where('o.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return toOffer(row);
}

/** What patients said themselves is shown for a while: whoever offered the time was not there. */
const saidByText = sql<boolean>`(o.channel = 'text' and o.outcome in ('accepted','declined') and o.updated_by is null and o.answered_at > now() - interval '1 hour')`;

/** Those that are open, then what was answered by text of late. */
export const listOpenOffers = async (tx: Tx): Promise<WaitlistOffer[]> => {
  const open = await selectOffers(tx).where(isOpen).orderBy('o.expires_at').orderBy('o.id').limit(200).execute();
  const said = await selectOffers(tx).where(saidByText).orderBy('o.answered_at', 'desc').orderBy('o.id').limit(50).execute();
  return [...open, ...said].map(toOffer);
};

export async function readOffer(tx: Tx, id: string): Promise<StoredOffer> {
  const row = await tx.selectFrom('waitlist_offer').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export async function lockOffer(tx: Tx, id: string): Promise<StoredOffer> {
  const row = await tx.selectFrom('waitlist_offer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export const insertOffer = async (tx: Tx, values: Insertable<Tables['waitlist_offer']>): Promise<string> =>
  (await tx.insertInto('waitlist_offer').values(values).returning('id').executeTakeFirstOrThrow()).id;

/** Writes what came of the open offers of an entry that have run out, or of all of them. Answers them with the holds that they kept. */
export async function closeOffers(tx: Tx, entryId: string, outcome: 'expired' | 'withdrawn'): Promise<Pick<StoredOffer, 'id' | 'hold_id'>[]> {
  let open = tx
    .updateTable('waitlist_offer')
    .set({ outcome, answered_at: sql<Date>`now()`, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('entry_id', '=', entryId)
    .where('outcome', 'is', null);
  if (outcome === 'expired') open = open.where('expires_at', '<=', sql<Date>`now()`);
  return open.returning(['id', 'hold_id']).execute();
}

export async function updateOffer(tx: Tx, { id, version }: StoredOffer, changes: Updateable<Tables['waitlist_offer']>): Promise<void> {
  await tx.updateTable('waitlist_offer').set({ version: version + 1, updated_at: sql<Date>`now()`, ...changes }).where('id', '=', id).execute();
}

export interface FreedRow {
  physician_id: string | null;
  resource_id: string | null;
  location_id: string;
  modality_id: string | null;
  busy_from: Date;
  busy_until: Date;
}

/** Times of visits that do not take place, from now on. */
export async function listFreed(tx: Tx, locationId: string | undefined, from: Date, until: Date): Promise<FreedRow[]> {
  let rows = tx
    .selectFrom('appointment')
    .innerJoin('visit_type', 'visit_type.id', 'appointment.visit_type_id')
    .select(['physician_id', 'resource_id', 'location_id', 'visit_type.modality_id', 'busy_from', 'busy_until'])
    .where('status', 'in', ['cancelled', 'noshow'])
    .where('is_overbooked', '=', false)
    .where('ends_at', '>', from)
    .where('starts_at', '<', until)
    .orderBy('ends_at')
    .limit(500);
  if (locationId) rows = rows.where('location_id', '=', locationId);
  return rows.execute();
}
