import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Actor } from '../../../apps/server/src/kernel/actor.ts';

/** Who fills, in which organisation. */
export type Filler = Pick<Actor, 'organizationId' | 'userId'>;

/** What visits need. */
export interface Clinic {
  locationId: string;
  visitTypeId: string;
  physicianIds: string[];
  patientIds: string[];
}

export const timeZone = 'America/Toronto';

/** A location, where none is given, a kind of visit, eight physicians with their hours, a thousand patients, and no visit yet. */
export async function fillClinic(client: pg.Client, { organizationId }: Filler, given?: string): Promise<Clinic> {
  const [locationId, visitTypeId] = [given ?? randomUUID(), randomUUID()];
  if (!given) await client.query('insert into location (id, organization_id, name, time_zone) values ($1, $2, $3, $4)', [locationId, organizationId, 'Main', timeZone]);
  await client.query('insert into visit_type (id, organization_id, name, minutes) values ($1, $2, $3, 20)', [visitTypeId, organizationId, 'Follow-up']);
  const ids = async (text: string) => (await client.query<{ id: string }>(text, [organizationId])).rows.map(({ id }) => id);
  const physicianIds = await ids("insert into physician (organization_id, family_name) select $1, 'Physician ' || n from generate_series(1, 8) n returning id");
  const patientIds = await ids("insert into patient (organization_id, family_name) select $1, 'Patient ' || n from generate_series(1, 1000) n returning id");
  await client.query(
    "insert into working_hours (organization_id, physician_id, location_id, weekdays, from_time, until_time) select $1, unnest($2::uuid[]), $3, '{1,2,3,4,5}', '08:00', '18:00'",
    [organizationId, physicianIds, locationId],
  );
  return { locationId, visitTypeId, physicianIds, patientIds };
}
