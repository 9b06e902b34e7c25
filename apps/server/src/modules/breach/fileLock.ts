import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.port.ts';
import type { FileClaim } from '../../platform/files/fileLinks.ts';

/** Whether the bytes behind an address were locked away since it was handed out. */
export const createFileLock =
  (database: Database) =>
  (claim: FileClaim): Promise<boolean> =>
    database.asUser(claim, async (tx) => {
      const { rows } = await sql<{ locked: boolean }>`select private.is_locked_file(${claim.target}) as locked`.execute(tx);
      return rows[0]!.locked;
    });
