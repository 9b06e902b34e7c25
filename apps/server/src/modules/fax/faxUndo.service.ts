import { faxLifecycle, transition, type FaxStatus } from '@intake/api/rules';
import type { FaxSummary } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { conflict } from '../../kernel/errors.ts';
import type { Seen } from '../../kernel/table.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { enqueue } from '../../platform/jobs/jobs.port.ts';
import { unnameRequest } from '../request/fax/nameRequest.ts';
import { withdrawRequest } from '../request/fax/requestFromFax.ts';
import { lockFax, updateFax, type StoredFax } from './fax.store.ts';
import { lockAction, tellOfAction } from './faxAction.store.ts';
import { changeFax, refuseOthersClaim } from './faxChange.ts';
import { restoreSettled } from './faxExtraction.store.ts';

const unworked: readonly FaxStatus[] = ['processing', 'ready', 'failed'];

const changedSince = () => conflict('changed-since', 'This was changed since, so it can no longer be taken back.');

/** Takes one of the actor's actions back as a whole, while nothing that it touched has changed since. */
export function createUndo({ database, clock }: { database: Database; clock: Clock }) {
  return (actor: Actor, actionId: string): Promise<FaxSummary> =>
    database.asUser(actor, async (tx) => {
      const action = await lockAction(tx, actor, actionId);
      const fax = await lockUntouched(tx, { id: action.fax_id, version: action.fax_version });
      refuseOthersClaim(fax, actor, clock.now());
      for (const made of action.before.made ?? []) {
        const part = await lockFax(tx, made);
        if (!unworked.includes(part.status)) throw changedSince();
        await updateFax(tx, part, { status: transition(faxLifecycle, part.status, 'void'), claimed_by: null, claimed_until: null });
      }
      if (action.before.request) await withdrawRequest(tx, actor, clock, action.before.request);
      if (action.before.named) await unnameRequest(tx, actor, clock, action.before.named);
      if (action.before.merged) {
        const merged = await lockUntouched(tx, action.before.merged);
        await updateFax(tx, merged, { status: transition(faxLifecycle, merged.status, 'undo'), parent_fax_id: null });
      }
      if (action.before.settled) await restoreSettled(tx, fax.id, action.before.settled);
      // What is extracted belongs to the pages and to what was said before the action.
      if (action.before.settled || action.before.fax.document_version !== fax.document_version) {
        const payload = { documentVersion: action.before.fax.document_version };
        await enqueue(tx, { kind: 'read', organizationId: fax.organization_id, faxId: fax.id, payload });
      }
      await tx.updateTable('action').set({ undone_at: clock.now() }).where('id', '=', action.id).execute();
      await tellOfAction(tx, actor, action.id);
      return changeFax(tx, actor, clock, fax, {
        // A page edit leaves the fax open; everything else took it out of the queue.
        ...(action.kind === 'edit' ? {} : { event: 'undo' as const }),
        set: action.before.fax,
        audit: { action: 'U', detail: { event: 'undo', kind: action.kind } },
      });
    });
}

async function lockUntouched(tx: Tx, expected: Seen): Promise<StoredFax> {
  const fax = await lockFax(tx, expected.id);
  if (fax.version !== expected.version) throw changedSince();
  return fax;
}
