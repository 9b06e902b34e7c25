import type pg from 'pg';
import { timeZone, type Clinic, type Filler } from './fillClinic.ts';

/**
 * One chart with a third each of faxes, requests and visits, and as many entries in the charts of others.
 * @returns whose chart it is
 */
export async function fillChart(client: pg.Client, { organizationId, userId }: Filler, clinic: Clinic, { entries, others }: { entries: number; others: number }): Promise<string> {
  const { rows } = await client.query<{ id: string }>(`insert into patient (organization_id, family_name) values ($1, 'Bench') returning id`, [organizationId]);
  const patientId = rows[0]!.id;
  const owner = `case when n <= $2 then $3::uuid else ($5::uuid[])[1 + n % array_length($5::uuid[], 1)] end`;
  const shared = [organizationId, Math.floor(entries / 3), patientId, Math.floor((entries + others) / 3), clinic.patientIds];
  await client.query(
    `insert into fax (organization_id, source, media_type, sha256, size, status, patient_id, received_at, direction)
     select $1, 'upload', 'application/pdf', 'x', 1, 'completed', ${owner}, now() - n * interval '7 minutes', case when n % 5 = 0 then 'outbound' else 'inbound' end
     from generate_series(1, $4::int) n`,
    shared,
  );
  await client.query(
    `insert into request (organization_id, kind, reference, status, source, patient_id, received_at)
     select $1, 'referral', 'C' || n, 'completed', 'fax', ${owner}, now() - n * interval '7 minutes' from generate_series(1, $4::int) n`,
    shared,
  );
  // Long ago: what the calendar shows now is free for others.
  await client.query(
    `insert into appointment (organization_id, status, visit_type_id, patient_id, physician_id, location_id, starts_at, ends_at, busy_from, busy_until, time_zone, starts_local, created_by)
     select $1, 'fulfilled', $6, ${owner}, $7, $8, t, t + interval '15 minutes', t, t + interval '15 minutes', $10, t at time zone $10, $9
     from generate_series(1, $4::int) n cross join lateral (select now() - interval '60 days' - n * interval '20 minutes' as t) as at`,
    [...shared, clinic.visitTypeId, clinic.physicianIds[0], clinic.locationId, userId, timeZone],
  );
  return patientId;
}
