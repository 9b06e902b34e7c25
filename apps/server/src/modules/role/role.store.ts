import { sql } from 'kysely';
import type { Role } from '@intake/api/contract';
import type { Permission } from '@intake/api/rules';
import type { Tx } from '../../platform/database/database.port.ts';

export interface RoleValues {
  name: string;
  permissions: Permission[];
}

/** In the order in which they were made: what each organisation starts with comes first. */
export async function listRoles(tx: Tx, organizationId: string, id?: string): Promise<Role[]> {
  let query = tx
    .selectFrom('role')
    .select((select) => [
      'role.id',
      'role.name',
      'role.permissions',
      'role.version',
      select
        .selectFrom('mapping')
        .whereRef('mapping.role_id', '=', 'role.id')
        .select(sql<number>`count(*)::int`.as('count'))
        .as('member_count'),
    ])
    .where('role.organization_id', '=', organizationId);
  if (id) query = query.where('role.id', '=', id);
  const rows = await query.orderBy('role.created_at').orderBy('role.name').execute();
  return rows.map(({ member_count, ...role }) => ({ ...role, memberCount: member_count ?? 0 }));
}

export async function insertRole(tx: Tx, organizationId: string, values: RoleValues): Promise<string> {
  return (await tx.insertInto('role').values({ ...values, organization_id: organizationId }).returning('id').executeTakeFirstOrThrow()).id;
}

/** False when the role changed in the meantime. */
export async function updateRole(tx: Tx, { id, version, ...values }: RoleValues & { id: string; version: number }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('role')
    .set({ ...values, version: version + 1, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function removeRole(tx: Tx, id: string, version: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('role').where('id', '=', id).where('version', '=', version).executeTakeFirst();
  return numDeletedRows === 1n;
}
