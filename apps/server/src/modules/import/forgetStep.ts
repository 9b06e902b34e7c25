import { complete, type Job } from '../../platform/jobs/jobs.port.ts';
import { changeImport, lockImport } from './import.store.ts';
import { enqueueStep, type ImportParts } from './importJob.ts';

/** Erases what the rows of an import held, or all of an import that nobody started; the history keeps its numbers. */
export async function forgetStep({ database, files, clock }: ImportParts, job: Job, importId: string): Promise<void> {
  const organizationId = job.organizationId!;
  const key = await database.asService(organizationId, async (tx) => {
    await complete(tx, job);
    const row = await lockImport(tx, organizationId, importId);
    if (!row) return null;
    if (['checking', 'running', 'undoing'].includes(row.state)) {
      await enqueueStep(tx, organizationId, importId, 'forget', new Date(clock.now().getTime() + 3600_000));
      return null;
    }
    if (!row.started_at) {
      await tx.deleteFrom('import').where('id', '=', importId).execute();
      return row.file_key;
    }
    if (!row.rows_until || row.rows_until > clock.now()) return null;
    await tx.deleteFrom('import_row').where('import_id', '=', importId).execute();
    await changeImport(tx, organizationId, importId, { rows_until: null, file_key: null });
    return row.file_key;
  });
  if (key) await files.discard(key);
}
