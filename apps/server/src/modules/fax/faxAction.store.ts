import type { Updateable } from 'kysely';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { publish } from '../../platform/events/events.port.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { AskedByFax } from '../request/fax/requestFromFax.ts';
import type { StoredFax } from './fax.store.ts';
import type { Settled } from './faxExtraction.store.ts';

/** What an action changed, so that it can be put back as one. */
export interface Before extends AskedByFax {
  fax: Updateable<Tables['fax']>;
  /** Faxes that the action made (split): taken back only while nobody has worked on one of them. */
  made?: string[];
  /** A fax whose pages were taken in (merge), with the version it had afterwards. */
  merged?: { id: string; version: number };
  /** What persons had said and accepted of its fields. */
  settled?: Settled[];
}

/** The fields that filing and setting aside write; undo restores exactly these. */
export function snapshot(fax: StoredFax): Updateable<Tables['fax']> {
  return {
    document_type: fax.document_type,
    priority: fax.priority,
    patient_id: fax.patient_id,
    physician_id: fax.physician_id,
    modality_id: fax.modality_id,
    patient_name: fax.patient_name,
    physician_name: fax.physician_name,
    reason: fax.reason,
    next_step: fax.next_step,
    note: fax.note,
    document_version: fax.document_version,
    page_count: fax.page_count,
    completed_at: fax.completed_at,
    completed_by: fax.completed_by,
    filed_unchanged: fax.filed_unchanged,
  };
}

/** Remembers what the actor did. `fax` is the row before; its next version is the one that undo expects. */
export async function remember(
  tx: Tx,
  actor: Actor,
  fax: StoredFax,
  kind: Tables['action']['kind'],
  before: Before,
): Promise<string> {
  const row = await tx
    .insertInto('action')
    .values({
      organization_id: actor.organizationId,
      user_id: actor.userId,
      kind,
      fax_id: fax.id,
      before: JSON.stringify(before),
      fax_version: fax.version + 1,
      undone_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tellOfAction(tx, actor, row.id);
  return row.id;
}

/** The other pages of the same person offer what can be taken back, too. */
export const tellOfAction = (tx: Tx, { organizationId, userId }: Actor, actionId: string): Promise<void> =>
  publish(tx, { organizationId, topic: 'action', entity: 'action', entityId: actionId, payload: { userId } });

export async function lockAction(tx: Tx, actor: Actor, id: string) {
  const row = await tx
    .selectFrom('action')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .where('undone_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return { ...row, before: row.before as unknown as Before };
}

export function listActions(tx: Tx, actor: Actor) {
  return tx
    .selectFrom('action')
    .innerJoin('fax', 'fax.id', 'action.fax_id')
    .leftJoin('patient', 'patient.id', 'fax.patient_id')
    .select(['action.id', 'action.kind', 'action.fax_id', 'action.created_at', 'fax.patient_name', 'patient.family_name', 'patient.given_name'])
    .where('action.organization_id', '=', actor.organizationId)
    .where('action.user_id', '=', actor.userId)
    .where('action.undone_at', 'is', null)
    .whereRef('fax.version', '=', 'action.fax_version')
    .orderBy('action.created_at', 'desc')
    .limit(10)
    .execute();
}
