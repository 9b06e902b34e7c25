import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.port.ts';
import type { ChainReport } from './chainReport.ts';

interface LinkRow {
  sequence: number;
  previous_hash: string;
  hash: string;
  /** Of the entry; null when that is gone. */
  text: string | null;
}

const pageSize = 2000;

/** Undefined where a hosted service keeps the accounts, and its own trail. */
const whereKept = <T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T | undefined> =>
  database.asService(null, async (tx) => {
    const { rows } = await sql<{ is_kept: boolean }>`select to_regclass('auth.audit_chain') is not null as is_kept`.execute(tx);
    return rows[0]?.is_kept ? work(tx) : undefined;
  });

/** What happened at the embedded sign-in service, for all organisations together. */
export const signInChain = {
  name: 'sign-ins',

  head: (database: Database): Promise<{ sequence: number; hash: string } | undefined> =>
    whereKept(database, async (tx) => {
      const { rows } = await sql<{ sequence: number; hash: string }>`
        select sequence, hash from auth.audit_chain order by sequence desc limit 1`.execute(tx);
      return rows[0] ?? { sequence: 0, hash: '' };
    }),

  hashAt: (database: Database, sequence: number): Promise<string | undefined> =>
    whereKept(database, async (tx) => {
      const { rows } = await sql<{ hash: string }>`select hash from auth.audit_chain where sequence = ${sequence}`.execute(tx);
      return rows[0]?.hash;
    }),

  /** Follows the chain from its first link; an entry without a link is as wrong as a link without its entry. */
  verify: (database: Database): Promise<ChainReport | undefined> =>
    whereKept(database, async (tx) => {
      const report: ChainReport = { chain: signInChain.name, sound: 0, head: '' };
      for (;;) {
        const rows = await linksAfter(tx, report.sound);
        for (const row of rows) {
          const reason = findFault(row, report);
          if (reason) return { ...report, broken: { sequence: report.sound + 1, reason } };
          report.sound = row.sequence;
          report.head = row.hash;
        }
        if (rows.length < pageSize) break;
      }
      const { rows: unlinked } = await sql`
        select e.id from auth.audit_log_entries e where not exists (select from auth.audit_chain c where c.entry_id = e.id) limit 1`.execute(tx);
      return unlinked.length > 0 ? { ...report, broken: { sequence: report.sound + 1, reason: 'unlinked' } } : report;
    }),
};

const linksAfter = async (tx: Tx, sequence: number): Promise<LinkRow[]> =>
  (
    await sql<LinkRow>`
      select c.sequence, c.previous_hash, c.hash, jsonb_build_array(e.id, e.user_id, e.action, e.traits, host(e.ip_address),
        to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text as text
      from auth.audit_chain c left join auth.audit_log_entries e on e.id = c.entry_id
      where c.sequence > ${sequence} order by c.sequence limit ${pageSize}`.execute(tx)
  ).rows;

function findFault({ sequence, previous_hash: previous, hash, text }: LinkRow, { sound, head }: ChainReport) {
  if (sequence !== sound + 1 || text === null) return 'missing';
  if (previous !== head) return 'unlinked';
  return createHash('sha256').update(`${sequence}\n${previous}\n${text}`).digest('hex') === hash ? undefined : 'changed';
}
