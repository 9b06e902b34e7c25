import { sql } from 'kysely';
import type { JobKind } from '@intake/api/rules';
import { appendAudit, systemActor } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { publish } from '../../platform/events/events.port.ts';
import { lockContent } from '../../platform/files/contentLock.ts';
import type { Files } from '../../platform/files/files.port.ts';
import { contentOf } from '../../platform/files/keys.ts';
import { complete, enqueue, PermanentError, type Job, type JobHandler } from '../../platform/jobs/jobs.port.ts';

export const eraseJob = 'erase-files' satisfies JobKind;

/** At the same time: each is a round to the store. */
const parallel = 20;

/** Erases bytes once the caller's transaction has taken away what refers to them. */
export const eraseLater = (tx: Tx, { organizationId, breachId, keys }: { organizationId: string; breachId: string; keys: string[] }) =>
  enqueue(tx, { kind: eraseJob, organizationId, payload: { breachId, keys } });

/** Removes the bytes of misdirected faxes from the store, except what another document has as well, such as an empty page. */
export function createEraseHandler({ database, files, clock }: { database: Database; files: Files; clock: Clock }): JobHandler {
  return {
    concurrency: 1,
    run: async (job: Job) => {
      const { organizationId } = job;
      const { breachId, keys } = job.payload as { breachId: string; keys: string[] };
      if (!organizationId) throw new PermanentError('unexpected', 'Bytes to be erased belong to an organisation.');
      await database.asService(organizationId, async (tx) => {
        // In one order, so that two that erase the same never wait for each other.
        for (const key of keys.toSorted()) await lockContent(tx, organizationId, contentOf(key));
        const kept = await listKept(tx, keys);
        const erased = keys.filter((key) => !kept.has(key));
        for (let at = 0; at < erased.length; at += parallel) await Promise.all(erased.slice(at, at + parallel).map((key) => files.erase(key)));
        await tx.updateTable('breach').set({ erased_at: clock.now() }).where('id', '=', breachId).execute();
        await appendAudit(tx, {
          actor: systemActor(organizationId), action: 'U', entity: 'breach', entityId: breachId, outcome: 'success',
          detail: { event: 'erased', files: erased.length, kept: kept.size },
        });
        await publish(tx, { organizationId, topic: 'breach', entity: 'breach', entityId: breachId });
        await complete(tx, job);
      });
    },
    // It stands among the failed jobs, where it is tried again; the pages stay locked.
    onFailed: () => Promise.resolve(),
  };
}

/** What refers to bytes of the store: tables with their columns. A test compares it with the catalogue. */
export const fileColumns = [
  ['document', 'file_key'], ['import', 'file_key'], ['invoice', 'file_key'], ['letter', 'file_key'], ['letterhead', 'logo_key'], ['message_file', 'file_key'], ['page', 'image_key'], ['page', 'thumbnail_key'],
  ['quarantine', 'file_key'], ['upload', 'file_key'], ['voice_call', 'recording_key'],
] as const satisfies readonly (readonly [keyof Tables, string])[];

/** Which of these bytes something else refers to. */
async function listKept(tx: Tx, keys: string[]): Promise<Set<string>> {
  const uses = fileColumns.map(([table, column]) => sql`select ${sql.ref(column)} as key from ${sql.table(table)} where ${sql.ref(column)} = any(${keys}::text[])`);
  const { rows } = await sql<{ key: string }>`${sql.join(uses, sql` union `)}`.execute(tx);
  return new Set(rows.map(({ key }) => key));
}
