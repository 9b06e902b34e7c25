import { importLifecycle, transition, type ImportEvent } from '@intake/api/rules';
import type { Updateable } from 'kysely';
import { systemActor } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { complete, type Job, type JobHandler } from '../../platform/jobs/jobs.port.ts';
import { checkStep } from './checkStep.ts';
import { forgetStep } from './forgetStep.ts';
import { changeImport, countRows, lockImport } from './import.store.ts';
import { keepForUndo, type ImportParts, type Step, type StepContext } from './importJob.ts';
import type { ImportRecord } from './importRecord.ts';
import { runStep } from './runStep.ts';
import { undoStep } from './undoStep.ts';

const steps: Record<Exclude<Step, 'forget'>, { state: ImportRecord['state']; run(context: StepContext): Promise<void> }> = {
  check: { state: 'checking', run: checkStep },
  run: { state: 'running', run: runStep },
  undo: { state: 'undoing', run: undoStep },
};

/** Steps are done in batches, each a transaction that also holds how far it is: after a crash the next process goes on there. */
export function createImportHandler(parts: ImportParts): JobHandler {
  const { database, clock } = parts;

  const end = async (tx: Tx, { organizationId, payload }: Job, event: ImportEvent, change: Updateable<Tables['import']>) => {
    const row = await lockImport(tx, organizationId!, String(payload.importId));
    if (!row) return;
    const state = transition(importLifecycle, row.state, event);
    // Whoever finds it half-way may go on or undo it, as long as anybody may undo one that came to its end.
    const halfWay = state === 'stopped' && { counts: JSON.stringify(await countRows(tx, row.id)), rows_until: await keepForUndo(tx, organizationId!, row.id, clock.now()) };
    await changeImport(tx, organizationId!, row.id, { state, ...halfWay, ...change });
  };

  return {
    concurrency: 1,

    async run(job, signal) {
      const { importId, step } = job.payload as { importId: string; step: Step };
      const organizationId = job.organizationId!;
      if (step === 'forget') return forgetStep(parts, job, importId);
      const found = await database.asService(organizationId, async (tx) => {
        const stored = await tx.selectFrom('import').selectAll().where('id', '=', importId).executeTakeFirst();
        if (stored?.state !== steps[step].state) return complete(tx, job);
        const by = stored.started_by ?? stored.created_by;
        const userId = step === 'undo' ? (stored.undone_by ?? by) : by;
        const user = await tx.selectFrom('app_user').select('display_name').where('id', '=', userId).executeTakeFirst();
        return { stored, actor: { ...systemActor(organizationId), userId, displayName: user?.display_name ?? '' } };
      });
      if (!found) return;
      await steps[step].run({
        ...parts,
        ...found,
        job,
        signal,
        organizationId,
        target: parts.targets[found.stored.kind],
        finish: async (tx, change) => {
          await complete(tx, job);
          await end(tx, job, 'finish', { failure: null, failure_line: null, ...change });
        },
        stop: async (tx, failure, line = null) => {
          await complete(tx, job);
          await end(tx, job, 'stop', { failure, failure_line: line });
        },
      });
    },

    onFailed: (tx, job) => (job.payload.step === 'forget' ? Promise.resolve() : end(tx, job, 'stop', { failure: 'unexpected', failure_line: null })),
  };
}
