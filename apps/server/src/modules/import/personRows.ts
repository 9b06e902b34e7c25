import { sql, type Selectable } from 'kysely';
import type { Who } from '../../kernel/table.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { storedNameKeys } from '../../platform/search/names.ts';
import type { Columns } from './target.ts';

type PersonKind = 'patient' | 'physician';

/** Those of them that are still there, by id, locked in one order. */
export async function lockPeople<Kind extends PersonKind>(tx: Tx, { organizationId }: Who, kind: Kind, ids: string[]): Promise<Map<string, Selectable<Tables[Kind]>>> {
  const { rows } = await sql<Selectable<Tables[Kind]> & { id: string }>`
    select * from ${sql.table(kind)} where organization_id = ${organizationId} and id = any (${ids}::uuid[]) and merged_into is null order by id for update`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Writes columns of one that is locked. Answers the version that it has then. */
export async function writePerson(
  tx: Tx, { organizationId, userId }: Who, kind: PersonKind, now: { id: string; version: number; family_name: string; given_name: string | null }, columns: Columns,
): Promise<number> {
  const version = now.version + 1;
  const names = { family_name: now.family_name, given_name: now.given_name, ...columns } as { family_name: string; given_name: string };
  const written = { ...columns, name_keys: storedNameKeys(names.family_name, names.given_name), version, ...(kind === 'patient' && { updated_by: userId }) };
  const sets = Object.entries(written).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(kind)} set ${sql.join(sets)}, updated_at = now() where organization_id = ${organizationId} and id = ${now.id}`.execute(tx);
  return version;
}
