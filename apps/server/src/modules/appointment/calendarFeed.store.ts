import { sql } from 'kysely';
import type { CalendarFeed, CalendarFeedFields } from '@intake/api/contract';
import { tableStore } from '../../kernel/table.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { registerNameOf } from '../../platform/database/registerName.ts';

/** What is stored of a new address: its secret only as a hash. */
export interface NewFeed extends CalendarFeedFields {
  tokenHash: string;
}

export const feedStore = tableStore({
  table: 'calendar_feed',
  orderBy: ['name'],
  toApi: (row): CalendarFeed => ({
    id: row.id,
    version: row.version,
    name: row.name,
    physicianId: row.physician_id,
    locationId: row.location_id,
    hasInitials: row.has_initials,
    language: row.language,
    createdAt: row.created_at.toISOString(),
    lastReadAt: row.last_read_at?.toISOString() ?? null,
  }),
  toRow: (fields: NewFeed) => ({
    name: fields.name,
    physician_id: fields.physicianId,
    location_id: fields.locationId,
    has_initials: fields.hasInitials,
    language: fields.language,
    token_hash: fields.tokenHash,
  }),
});

/** Whose calendar an address leads to; null where it leads nowhere. */
export async function findFeedOrganization(tx: Tx, tokenHash: string): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select private.calendar_feed_organization(${tokenHash}) as id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** The address with the names of what it shows. */
export const findFeed = (tx: Tx, tokenHash: string) =>
  tx
    .selectFrom('calendar_feed')
    .leftJoin('physician', 'physician.id', 'calendar_feed.physician_id')
    .leftJoin('location', 'location.id', 'calendar_feed.location_id')
    .where('token_hash', '=', tokenHash)
    .select([
      'calendar_feed.id', 'calendar_feed.physician_id', 'calendar_feed.location_id', 'calendar_feed.has_initials', 'calendar_feed.language',
      'location.name as location_name',
      registerNameOf('physician').as('physician_name'),
    ])
    .executeTakeFirst();
export type StoredFeed = NonNullable<Awaited<ReturnType<typeof findFeed>>>;

/** Written once an hour at most: calendar programs ask every few minutes. */
export async function noteRead(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('calendar_feed')
    .set({ last_read_at: sql<Date>`date_trunc('hour', now())` })
    .where('id', '=', id)
    .where(sql<boolean>`last_read_at is distinct from date_trunc('hour', now())`)
    .execute();
}

/** The visits of a feed between two instants, earliest first; of the patient no more than two letters. */
export function listFeedVisits(tx: Tx, { physician_id, location_id }: StoredFeed, from: Date, until: Date) {
  let rows = tx
    .selectFrom('appointment')
    .innerJoin('location', 'location.id', 'appointment.location_id')
    .leftJoin('patient', 'patient.id', 'appointment.patient_id')
    .leftJoin('appointment_series as series', 'series.id', 'appointment.series_id')
    .where('appointment.starts_at', '>=', from)
    .where('appointment.starts_at', '<', until)
    .where('appointment.status', 'not in', ['proposed', 'waitlist', 'entered-in-error'])
    .select([
      'appointment.id', 'appointment.version', 'appointment.status', 'appointment.starts_at', 'appointment.ends_at', 'appointment.updated_at',
      'appointment.series_position', 'series.visits',
      'location.name as location_name',
      sql<string | null>`left(patient.given_name, 1)`.as('given_initial'),
      sql<string | null>`left(patient.family_name, 1)`.as('family_initial'),
    ])
    .orderBy('appointment.starts_at')
    .orderBy('appointment.id');
  if (physician_id) rows = rows.where('appointment.physician_id', '=', physician_id);
  if (location_id) rows = rows.where('appointment.location_id', '=', location_id);
  return rows.execute();
}
export type FeedVisit = Awaited<ReturnType<typeof listFeedVisits>>[number];
