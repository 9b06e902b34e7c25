// How long a list of 100,000 patients takes from the file to the charts: tried, imported with its trail, and undone, with progress.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Import } from '@intake/api/contract';
import { createImportService } from '../../../apps/server/src/modules/import/import.service.ts';
import { createImportHandler } from '../../../apps/server/src/modules/import/importHandler.ts';
import { importJob } from '../../../apps/server/src/modules/import/importJob.ts';
import { patientTarget } from '../../../apps/server/src/modules/patient/patientImport.ts';
import { physicianTarget } from '../../../apps/server/src/modules/physician/physicianImport.ts';
import { systemClock } from '../../../apps/server/src/platform/clock/clock.ts';
import { openDiskFiles } from '../../../apps/server/src/platform/files/disk.adapter.ts';
import { createFileLinks } from '../../../apps/server/src/platform/files/fileLinks.ts';
import { startWorker } from '../../../apps/server/src/platform/jobs/worker.ts';
import { createLog } from '../../../apps/server/src/platform/log/log.ts';
import { seeded } from '../../../apps/server/src/testing/mergeRuns.ts';
import { addClerk, onBenchDatabase } from '../benchDatabase.ts';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } });
const rows = Number(values.rows);
const goalSeconds = 120;

const families = ['Tremblay', 'Okafor', 'Nguyen', 'Smith', 'Roy', 'Singh', 'Chen', 'Kowalski', 'Ferreira', 'Haddad', 'Lindqvist', 'Moreau'];
const givens = ['Ana', 'Wei', 'Marie-Ève', 'Jan', 'Adaeze', 'Luc', 'Priya', 'Noor', 'Kenji', 'Rosa', 'Ivan', 'Zoë'];

/** Names that repeat, as in a clinic, with numbers that do not. */
function makeList(): Buffer {
  const random = seeded(1);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  const two = (number: number) => String(number).padStart(2, '0');
  const lines = ['Last name,First name,Date of birth,Sex,Health number,Province,Phone,E-mail,Address,City,Postal code'];
  for (let at = 0; at < rows; at += 1) {
    const day = `${1930 + Math.floor(random() * 95)}-${two(1 + Math.floor(random() * 12))}-${two(1 + Math.floor(random() * 28))}`;
    const phone = `416-${two(20 + Math.floor(random() * 79))}${Math.floor(random() * 10)}-${String(Math.floor(random() * 10_000)).padStart(4, '0')}`;
    lines.push(`${pick(families)}-${pick(families)},${pick(givens)},${day},${pick(['F', 'M'])},${9_000_000_000 + at * 7},ON,${phone},p${at}@mail.example,"${at % 900} Maple St, Unit ${at % 40}",Toronto,M5V 2T6`);
  }
  return Buffer.from(lines.join('\r\n'));
}

const seconds = (since: number) => (performance.now() - since) / 1000;

await onBenchDatabase(8, async (client, database) => {
  const actor = await addClerk(client);
  const folder = await mkdtemp(join(tmpdir(), 'intake-import-'));
  const parts = { database, files: await openDiskFiles(folder), clock: systemClock, targets: { patient: patientTarget, physician: physicianTarget } };
  const imports = createImportService({ ...parts, links: createFileLinks(Buffer.alloc(32), systemClock) });
  const worker = await startWorker({ database, log: createLog('error'), handlers: { [importJob]: createImportHandler(parts) } });
  /** How long a step takes, and how often one sees that it goes on. */
  const timed = async (id: string, step: (version: number) => Promise<Import>) => {
    const since = performance.now();
    await step((await imports.get(actor, id)).version);
    const shown = new Set<number>();
    for (;;) {
      const found = await imports.get(actor, id);
      shown.add(found.progress);
      if (!['checking', 'running', 'undoing'].includes(found.state)) {
        if (found.failure) throw new Error(`the import stopped: ${found.failure}`);
        return { seconds: seconds(since), seen: shown.size, found };
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  try {
    const bytes = makeList();
    const { id } = await imports.create(actor, { kind: 'patient', fileName: `${randomUUID()}.csv`, size: bytes.length });
    await imports.store(actor.organizationId, id, bytes);
    const { settings } = await imports.preview(actor, id, {});
    const check = await timed(id, (version) => imports.check(actor, id, { version, settings }));
    const run = await timed(id, (version) => imports.start(actor, id, version));
    const undo = await timed(id, (version) => imports.undo(actor, id, version));
    const shownOf = ({ seconds: taken, seen }: { seconds: number; seen: number }) => ({ seconds: taken.toFixed(1), 'rows a second': Math.round(rows / taken), 'steps of progress seen': seen });
    console.table({ 'dry run': shownOf(check), import: shownOf(run), undo: shownOf(undo) });
    const { made, error } = run.found.counts;
    const removed = undo.found.counts.removed;
    const isWhole = made + error === rows && removed === made;
    const total = check.seconds + run.seconds;
    console.log(`${(bytes.length / 1e6).toFixed(1)} MB, ${made} made, ${error} refused, ${removed} removed again.`);
    console.log(`Goal, dry run and import of 100,000 rows in ${goalSeconds} s, none lost: ${isWhole && (total * 100_000) / rows <= goalSeconds ? 'met' : 'missed'} (${total.toFixed(1)} s for ${rows}).`);
    if (!isWhole) process.exitCode = 1;
  } finally {
    await worker.stop(5);
    await rm(folder, { recursive: true, force: true });
  }
});
