import { sql } from 'kysely';
import type { Tx } from './database.port.ts';

/**
 * Does a part of a transaction; what `isRefusal` knows leaves the rest as if it had not been tried, and answers undefined.
 * Locks that the part took are given back with it.
 */
export async function attempt<Answer>(tx: Tx, isRefusal: (error: unknown) => boolean, work: () => Promise<Answer>): Promise<Answer | undefined> {
  await sql`savepoint attempt`.execute(tx);
  try {
    const answer = await work();
    await sql`release savepoint attempt`.execute(tx);
    return answer;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await sql`rollback to savepoint attempt`.execute(tx);
    return undefined;
  }
}
