import type pg from 'pg';
import { timeZone, type Clinic, type Filler } from './fillClinic.ts';

export const visitsADay = 200;

export interface Days {
  /** The day that `from` and `until` count from, `YYYY-MM-DD`. */
  day: string;
  from: number;
  until: number;
  status: 'fulfilled' | 'booked';
}

/** Days of 200 visits of twenty minutes each, side by side with all physicians from eight o'clock on. */
export async function fillDays(client: pg.Client, { organizationId, userId }: Filler, clinic: Clinic, { day, from, until, status }: Days): Promise<void> {
  // Foreign keys are right by construction: checked row by row, millions would take most of the time.
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into appointment (organization_id, status, visit_type_id, patient_id, physician_id, location_id, starts_at, ends_at, busy_from, busy_until, time_zone, starts_local, created_by)
     select $1, $2, $3, ($4::uuid[])[1 + abs(d * ${visitsADay} + n) % array_length($4::uuid[], 1)], ($5::uuid[])[1 + n % array_length($5::uuid[], 1)], $6, s, s + interval '20 min', s, s + interval '20 min', $7, s at time zone $7, $8
     from generate_series($9::int, $10::int) d, generate_series(0, ${visitsADay - 1}) n,
       lateral (select ($11::date + d + time '08:00' + make_interval(mins => 20 * (n / array_length($5::uuid[], 1)))) at time zone $7 as s) t`,
    [organizationId, status, clinic.visitTypeId, clinic.patientIds, clinic.physicianIds, clinic.locationId, timeZone, userId, from, until, day],
  );
  await client.query('set session_replication_role = origin');
}
