import { sql } from 'kysely';
import type { Permission } from '@intake/api/rules';
import type { Tx } from '../../platform/database/database.port.ts';

/** Who has a right in an organisation, of those who are active; super administrators of elsewhere are no staff. A query: the caller selects. */
export const staffWith = (tx: Tx, organizationId: string, permission: Permission) =>
  tx
    .selectFrom('mapping')
    .innerJoin('app_user', 'app_user.id', 'mapping.user_id')
    .innerJoin('role', 'role.id', 'mapping.role_id')
    .where('mapping.organization_id', '=', organizationId)
    .where('app_user.status', '=', 'active')
    .where(sql<boolean>`${permission} = any (role.permissions)`);
