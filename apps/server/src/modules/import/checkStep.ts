import { mostImportRows } from '@intake/api/rules';
import { localDay } from '../../platform/clock/deadline.ts';
import { FileMissing } from '../../platform/files/files.port.ts';
import { remember } from '../../platform/jobs/jobs.port.ts';
import { readCsv, UnreadableCsv } from './csv/readCsv.ts';
import { settingsFailure } from './importFile.ts';
import type { StepContext } from './importJob.ts';
import { countRows, insertRows, showProgress } from './import.store.ts';
import { nothingSeen, planRows } from './plan.ts';
import { readRow, type ReadRow } from './row/readRow.ts';

const batch = 500;

/**
 * The dry run: reads every row, compares it with the charts and writes down what would become of it. It changes no
 * chart. A process that dies in it leaves rows that the next one begins anew.
 */
export async function checkStep({ database, files, clock, job, signal, organizationId, stored, target, finish, stop }: StepContext): Promise<void> {
  const { id, settings, file_key: key, kind, size } = stored;
  const asService = <T>(work: Parameters<typeof database.asService<T>>[1]) => database.asService(organizationId, work);
  const failure = settings ? settingsFailure(settings) : 'unexpected';
  if (failure || !settings) return asService((tx) => stop(tx, failure ?? 'unexpected'));
  await asService(async (tx) => {
    await remember(tx, job, {});
    await tx.deleteFrom('import_row').where('import_id', '=', id).execute();
  });
  const { time_zone: timeZone } = await asService((tx) => tx.selectFrom('organization').select('time_zone').where('id', '=', organizationId).executeTakeFirstOrThrow());
  const today = localDay(clock.now(), timeZone);
  const seen = nothingSeen();
  let bytes = 0;
  let header: string[] = [];
  let number = 0;
  let rows: ReadRow[] = [];

  const store = async () => {
    const read = rows;
    rows = [];
    await asService(async (tx) => {
      await remember(tx, job, {});
      await insertRows(tx, organizationId, id, await planRows(tx, organizationId, { target, settings, seen }, read));
      await showProgress(tx, organizationId, id, { done: Math.min(bytes, size) });
    });
  };

  try {
    const { stream } = await files.get(key ?? '');
    try {
      let isFirst = settings.hasHeader;
      for await (const record of readCsv(stream, settings, (count) => (bytes += count))) {
        signal.throwIfAborted();
        if (isFirst) header = record.cells;
        else rows.push(readRow(kind, settings, record, (number += 1), today));
        isFirst = false;
        if (number > mostImportRows) return await asService((tx) => stop(tx, 'too-many-rows', record.line));
        if (rows.length >= batch) await store();
      }
    } finally {
      stream.destroy();
    }
    if (number === 0) return await asService((tx) => stop(tx, 'empty'));
    if (rows.length > 0) await store();
  } catch (error) {
    if (error instanceof UnreadableCsv) return asService((tx) => stop(tx, error.code, error.line));
    if (error instanceof FileMissing) return asService((tx) => stop(tx, 'file-gone'));
    throw error;
  }
  await asService(async (tx) => finish(tx, { header, done: 0, total: number, counts: JSON.stringify(await countRows(tx, id)) }));
}
