import { sql } from 'kysely';
import type { LearnedNumber } from '@intake/api/contract';
import type { Tx } from '../../platform/database/database.port.ts';

interface LearnedRow {
  physician_id: string;
  number: string;
  fax_count: number;
  last_filed_at: Date;
  last_fax_id: string;
}

/** Numbers from which faxes came that were filed as a physician's, the ones with most faxes first, by physician. */
const learned = (by: ReturnType<typeof sql<boolean>>) => sql<LearnedRow>`
  select physician_id, from_number as number, count(*)::int as fax_count, max(completed_at) as last_filed_at,
    (array_agg(id order by completed_at desc, id))[1] as last_fax_id
  from fax
  where status = 'completed' and direction = 'inbound' and physician_id is not null and from_number is not null and ${by}
  group by physician_id, from_number
  order by count(*) desc, max(completed_at) desc, physician_id
  limit 50`;

const toLearned = (row: LearnedRow, mayReadFaxes: boolean): LearnedNumber => ({
  number: row.number,
  faxCount: row.fax_count,
  lastFiledAt: row.last_filed_at.toISOString(),
  lastFaxId: mayReadFaxes ? row.last_fax_id : null,
});

export async function learnedOf(tx: Tx, organizationId: string, physicianId: string, mayReadFaxes: boolean): Promise<LearnedNumber[]> {
  const { rows } = await learned(sql<boolean>`organization_id = ${organizationId} and physician_id = ${physicianId}`).execute(tx);
  return rows.map((row) => toLearned(row, mayReadFaxes));
}

/** By the physician whom faxes from this number were filed as. */
export async function learnedFrom(tx: Tx, organizationId: string, number: string, mayReadFaxes: boolean): Promise<Map<string, LearnedNumber>> {
  const { rows } = await learned(sql<boolean>`organization_id = ${organizationId} and from_number = ${number}`).execute(tx);
  return new Map(rows.map((row) => [row.physician_id, toLearned(row, mayReadFaxes)]));
}
