import type { Import, ImportSettings } from '@intake/api/contract';
import type { ImportKind } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { createFileLinks } from '../../platform/files/fileLinks.ts';
import { startWorker } from '../../platform/jobs/worker.ts';
import { createLog } from '../../platform/log/log.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { patientTarget } from '../patient/patientImport.ts';
import { physicianTarget } from '../physician/physicianImport.ts';
import { createImportService } from './import.service.ts';
import { createImportHandler } from './importHandler.ts';
import { importJob, type ImportParts } from './importJob.ts';

export const partsOf = ({ database, files }: Pick<TestClinic, 'database' | 'files'>): ImportParts => ({
  database, files, clock: systemClock, targets: { patient: patientTarget, physician: physicianTarget },
});

/** An import desk whose jobs are done by a worker of its own. */
export async function openDesk(clinic: TestClinic, actor: Actor) {
  const parts = partsOf(clinic);
  const imports = createImportService({ ...parts, links: createFileLinks(Buffer.alloc(32), systemClock) });
  const worker = await startWorker({ database: clinic.database, log: createLog('error'), handlers: { [importJob]: createImportHandler(parts) }, pollSeconds: 0.05 });

  /** As it is once no step is under way. */
  const settled = async (id: string): Promise<Import> => {
    for (;;) {
      const found = await imports.get(actor, id);
      if (!['checking', 'running', 'undoing'].includes(found.state)) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const upload = async (kind: ImportKind, content: string | Uint8Array): Promise<string> => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const { id } = await imports.create(actor, { kind, fileName: 'list.csv', size: Math.max(1, bytes.byteLength) });
    await imports.store(actor.organizationId, id, bytes);
    return id;
  };
  const check = async (id: string, said: Partial<ImportSettings> = {}): Promise<Import> => {
    const { settings } = await imports.preview(actor, id, said);
    const { version } = await imports.get(actor, id);
    await imports.check(actor, id, { version, settings });
    return settled(id);
  };
  const start = async (id: string): Promise<Import> => {
    await imports.start(actor, id, (await imports.get(actor, id)).version);
    return settled(id);
  };
  const undo = async (id: string): Promise<Import> => {
    await imports.undo(actor, id, (await imports.get(actor, id)).version);
    return settled(id);
  };
  const rowsOf = async (id: string) => (await imports.rows(actor, id, { limit: 200, view: 'all' })).items;
  return { imports, upload, check, start, undo, rowsOf, settled, close: () => worker.stop(5) };
}
