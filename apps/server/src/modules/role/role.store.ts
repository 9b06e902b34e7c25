import { sql } from 'kysely';
import type { Role } from '@intake/api/contract';
import type { Permission } from '@intake/api/rules';
import { tableWrites, type Store } from '../../kernel/table.ts';
import type { Tx } from '../../platform/database/database.port.ts';

interface RoleFields {
  name: string;
  permissions: Permission[];
}

export const roleStore: Store<Role, RoleFields> = {
  ...tableWrites({ table: 'role', toRow: ({ name, permissions }: RoleFields) => ({ name, permissions }) }),
  list: (tx, organizationId) => listRoles(tx, organizationId),
  find: async (tx, organizationId, id) => (await listRoles(tx, organizationId, id))[0],
};

/** In the order in which they were made: what each organisation starts with comes first. */
async function listRoles(tx: Tx, organizationId: string, id?: string): Promise<Role[]> {
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
