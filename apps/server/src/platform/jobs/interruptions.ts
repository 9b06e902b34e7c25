import { sql } from 'kysely';
import { machineFaultCodes, type MachineFaultCode } from '@intake/api/rules';
import type { Tx } from '../database/database.port.ts';

export interface Interruption {
  code: MachineFaultCode;
  /** Jobs that wait for it to end. */
  jobs: number;
  /** When the next of them looks again. */
  nextAt: Date;
}

/** What of the machine keeps jobs from being done now, the most harmful first. */
export async function listInterruptions(tx: Tx): Promise<Interruption[]> {
  const { rows } = await sql<Interruption>`
    select last_error ->> 'code' as code, count(*)::int as jobs, min(run_at) as "nextAt" from job
    where status in ('queued', 'running') and interruptions > 0 and last_error ->> 'code' = any(${machineFaultCodes}::text[])
    group by 1 order by jobs desc, code`.execute(tx);
  return rows;
}
