import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.port.ts';
import { every } from '../../platform/jobs/every.ts';
import type { Log } from '../../platform/log/log.ts';

const everySeconds = 2;
/** How many changes in one transaction, so that an import of a year does not hold what others wait for. */
const batch = 20_000;

/** Adds up what has changed since the last time. Figures are right without it; they are quick because of it. */
export async function addUpStats(database: Database, signal?: AbortSignal): Promise<void> {
  const addSome = () =>
    database.asService(null, async (tx) => (await sql<{ added: number }>`select private.add_up_stats(${batch}) as added`.execute(tx)).rows[0]?.added ?? 0);
  while (!signal?.aborted && (await addSome()) === batch);
}

/** Keeps adding up. Answers what ends it. */
export const startAddingUp = ({ database, log }: { database: Database; log: Log }) =>
  every({ seconds: everySeconds, log, failure: 'counts were not added up' }, (signal) => addUpStats(database, signal));
