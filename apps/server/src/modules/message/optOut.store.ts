import { sql, type Selectable } from 'kysely';
import type { OptOutKind, OptOutSource } from '@intake/api/rules';
import { appendAudit, type AuditActor } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { publish } from '../../platform/events/events.port.ts';

export type OptOutRow = Selectable<Tables['opt_out']>;

/** Whoever writes to a number, hears from it or takes its word waits here for whoever does, until the end of the transaction. */
export async function lockNumber(tx: Tx, organizationId: string, number: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`text ${organizationId} ${number}`}, 0))`.execute(tx);
}

/** What numbers said, the newest first. */
export async function optOutsOf(tx: Tx, organizationId: string, numbers: readonly string[]): Promise<Map<string, OptOutRow[]>> {
  const found = new Map<string, OptOutRow[]>();
  if (numbers.length === 0) return found;
  const rows = await tx
    .selectFrom('opt_out').selectAll().where('organization_id', '=', organizationId).where('number', 'in', [...numbers]).orderBy('at', 'desc').orderBy('id').execute();
  for (const row of rows) found.set(row.number, [...(found.get(row.number) ?? []), row]);
  return found;
}

/** What stops a number; START does not make it the right one, and that it is the right one does not undo STOP. */
export function optOutOf(rows: readonly OptOutRow[]): 'stop' | 'wrong-number' | null {
  const newest = (one: OptOutKind, other: OptOutKind) => rows.find(({ kind }) => kind === one || kind === other)?.kind;
  if (newest('wrong-number', 'right-number') === 'wrong-number') return 'wrong-number';
  return newest('stop', 'start') === 'stop' ? 'stop' : null;
}

/** The row that stops a number, to be shown. */
export function optOutRowOf(rows: readonly OptOutRow[]): OptOutRow | null {
  const kind = optOutOf(rows);
  return (kind && rows.find((row) => row.kind === kind)) ?? null;
}

interface NewOptOut {
  number: string;
  kind: OptOutKind;
  source: OptOutSource;
  wording: string | null;
  messageId: string | null;
  /** Null for the patient's own message and for the provider. */
  person: { userId: string | null; displayName: string } | null;
  actor: AuditActor;
}

/**
 * Stores what a number said, under its lock, and withdraws in the same transaction what waits for it where that ends it.
 * @returns the row
 */
export async function storeOptOut(tx: Tx, { number, kind, source, wording, messageId, person, actor }: NewOptOut): Promise<OptOutRow> {
  const { organizationId } = actor;
  const withdrawn = kind === 'stop' || kind === 'wrong-number' ? await withdrawAll(tx, organizationId, number) : [];
  const row = await tx
    .insertInto('opt_out')
    .values({
      organization_id: organizationId, number, kind, source, wording, message_id: messageId, withdrawn_count: withdrawn.length,
      actor_id: person?.userId ?? null, actor_name: person?.displayName ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await appendAudit(tx, { actor, action: 'C', entity: 'opt_out', entityId: row.id, outcome: 'success', detail: { kind, source, withdrawn: withdrawn.length } });
  await publish(tx, { organizationId, topic: 'message', entity: 'opt_out', entityId: row.id });
  for (const id of new Set(withdrawn.map(({ conversation_id }) => conversation_id))) await publish(tx, { organizationId, topic: 'message', entity: 'conversation', entityId: id });
  return row;
}

/** All of this organisation's messages to the number that were not handed over. */
const withdrawAll = (tx: Tx, organizationId: string, number: string) =>
  tx
    .updateTable('message')
    .from('conversation')
    .set((update) => ({ status: 'cancelled', version: update('message.version', '+', 1), updated_at: sql<Date>`now()` }))
    .whereRef('conversation.id', '=', 'message.conversation_id')
    .where('conversation.organization_id', '=', organizationId)
    .where('conversation.theirs', '=', number)
    .where('message.organization_id', '=', organizationId)
    .where('message.status', 'in', ['scheduled', 'queued'])
    // The confirmation of an opt-out is what ends it.
    .where('message.purpose', '<>', 'notice')
    .returning(['message.id', 'message.conversation_id'])
    .execute();
