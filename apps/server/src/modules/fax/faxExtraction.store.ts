import { sql, type Selectable } from 'kysely';
import type { DocumentType, ExtractionField, Priority } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { StoredFax } from './fax.store.ts';

export type Settled = Selectable<Tables['extraction']>;

/** What a person says about a fax that is also read from its pages; null says nothing. */
export interface Said {
  documentType?: DocumentType | null | undefined;
  priority?: Priority | null | undefined;
  reason?: string | null | undefined;
}

/**
 * A person's word on a field: it takes the place of what was read otherwise, which is offered beside it, and no later
 * extraction changes it. Where both agree, what was read is accepted and keeps its place on the page.
 */
export async function keepSaid(tx: Tx, actor: Actor, fax: StoredFax, { documentType, priority, reason }: Said): Promise<void> {
  const said: [ExtractionField, string | null | undefined][] = [['documentType', documentType], ['urgency', priority], ['reason', reason]];
  for (const [field, value] of said) {
    if (!value) continue;
    await sql`
      insert into extraction as read (organization_id, fax_id, field, value, confidence, source, accepted_by)
      values (${fax.organization_id}, ${fax.id}, ${field}, ${value}, 1, 'human', ${actor.userId})
      on conflict (fax_id, field) do update set
        value = excluded.value,
        accepted_by = excluded.accepted_by,
        source = case when read.value = excluded.value then read.source else 'human' end,
        confidence = case when read.value = excluded.value then read.confidence else 1 end,
        page = case when read.value = excluded.value then read.page end,
        box = case when read.value = excluded.value then read.box end,
        flags = case when read.value = excluded.value then read.flags else '{}' end,
        alternatives = case when read.value is null or read.value = excluded.value then read.alternatives
          else array[read.value] || array_remove(read.alternatives, excluded.value) end`.execute(tx);
  }
}

/** Whoever files a fax has seen what was read from it. */
export async function acceptAll(tx: Tx, actor: Actor, fax: StoredFax): Promise<void> {
  await tx
    .updateTable('extraction')
    .set({ accepted_by: actor.userId })
    .where('fax_id', '=', fax.id)
    .where('value', 'is not', null)
    .where('accepted_by', 'is', null)
    .execute();
}

const settled = sql<boolean>`(source = 'human' or accepted_by is not null)`;

/** What persons have said and accepted of a fax so far. */
export const listSettled = (tx: Tx, faxId: string): Promise<Settled[]> =>
  tx.selectFrom('extraction').selectAll().where('fax_id', '=', faxId).where(settled).execute();

/** Takes back what was said and accepted since; the next extraction finds the rest anew. */
export async function restoreSettled(tx: Tx, faxId: string, before: Settled[]): Promise<void> {
  await tx.deleteFrom('extraction').where('fax_id', '=', faxId).where(settled).execute();
  if (before.length > 0) await tx.insertInto('extraction').values(before).execute();
}
