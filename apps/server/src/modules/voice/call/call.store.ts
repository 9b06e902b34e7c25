import { sql, type Selectable, type Updateable } from 'kysely';
import { redactTurn } from '@intake/api/rules/voice';
import { notFound } from '../../../kernel/errors.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { tokenText } from '../../../platform/search/tokens.ts';

export type CallRow = Selectable<Tables['voice_call']>;

/** The row, locked until the transaction ends; undefined when there is none. */
export const lockCall = (tx: Tx, organizationId: string, id: string): Promise<CallRow | undefined> =>
  tx.selectFrom('voice_call').selectAll().where('organization_id', '=', organizationId).where('id', '=', id).forUpdate().executeTakeFirst();

export async function requireCall(tx: Tx, organizationId: string, id: string): Promise<CallRow> {
  const row = await tx.selectFrom('voice_call').selectAll().where('organization_id', '=', organizationId).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export async function updateCall(tx: Tx, { organization_id, id }: Pick<CallRow, 'organization_id' | 'id'>, set: Updateable<Tables['voice_call']>): Promise<void> {
  await tx
    .updateTable('voice_call')
    .set({ ...set, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .execute();
}

export interface NewTurn {
  number: number;
  who: 'caller' | 'agent';
  by: 'voice' | 'text' | 'key' | null;
  text: string;
  at: string;
  isInterrupted?: boolean;
}

/** What proves who somebody is stands in the raw text alone, which is not kept for long; in a rehearsal nobody has to be protected. */
export async function insertTurns(tx: Tx, { organization_id, id }: Pick<CallRow, 'organization_id' | 'id'>, turns: readonly NewTurn[], keepsRaw: boolean): Promise<void> {
  if (turns.length === 0) return;
  const rows = turns.map(({ number, who, by, text, at, isInterrupted = false }) => {
    const kept = who === 'caller' ? redactTurn(text) : text;
    return {
      organization_id, call_id: id, number, who, by, at, is_interrupted: isInterrupted, text: kept,
      raw_text: keepsRaw && kept !== text ? text : null,
      document: sql<string>`to_tsvector('simple', ${tokenText(kept)})`, created_at: sql<Date>`clock_timestamp()`,
    };
  });
  await tx.insertInto('voice_turn').values(rows).execute();
}

/** The last thing that the agent said was heard up to here. */
export async function cutTurn(tx: Tx, { organization_id, id }: Pick<CallRow, 'organization_id' | 'id'>, heard: string): Promise<void> {
  const last = await tx.selectFrom('voice_turn').select(['number', 'text']).where('organization_id', '=', organization_id).where('call_id', '=', id).where('who', '=', 'agent').orderBy('number', 'desc').limit(1).executeTakeFirst();
  if (!last || last.text === heard || !last.text.startsWith(heard)) return;
  await tx
    .updateTable('voice_turn')
    .set({ text: heard, is_interrupted: true, document: sql<string>`to_tsvector('simple', ${tokenText(heard)})` })
    .where('organization_id', '=', organization_id)
    .where('call_id', '=', id)
    .where('number', '=', last.number)
    .execute();
}
