import { sql, type Selectable } from 'kysely';
import type { LetterTemplate } from '@intake/api/contract';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type TemplateRow = Selectable<Tables['letter_template']>;
type Which = Pick<LetterTemplate, 'kind' | 'locale'>;

export const list = (tx: Tx, organizationId: string): Promise<TemplateRow[]> =>
  tx.selectFrom('letter_template').selectAll().where('organization_id', '=', organizationId).execute();

export const find = (tx: Tx, organizationId: string, { kind, locale }: Which): Promise<TemplateRow | undefined> =>
  tx
    .selectFrom('letter_template')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('kind', '=', kind)
    .where('locale', '=', locale)
    .executeTakeFirst();

/** False when there is one already. */
export async function insert(tx: Tx, organizationId: string, { kind, locale, subject, body }: Omit<LetterTemplate, 'isOwn'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('letter_template')
    .values({ organization_id: organizationId, kind, locale, subject, body })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False when the version is not the stored one any more. */
export async function update(tx: Tx, organizationId: string, { kind, locale, subject, body, version }: Omit<LetterTemplate, 'isOwn'>): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('letter_template')
    .set({ subject, body, version: version + 1, updated_at: sql<Date>`now()` })
    .where('organization_id', '=', organizationId)
    .where('kind', '=', kind)
    .where('locale', '=', locale)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False as for update. */
export async function remove(tx: Tx, organizationId: string, { kind, locale, version }: Which & { version: number }): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('letter_template')
    .where('organization_id', '=', organizationId)
    .where('kind', '=', kind)
    .where('locale', '=', locale)
    .where('version', '=', version)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
