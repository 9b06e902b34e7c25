import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/actor.ts';
import type { Database } from '../../platform/database/database.port.ts';

/** Who may let other systems in. */
export async function administratorOf(database: Database, organizationId: string): Promise<Actor> {
  const { id, display_name: displayName } = await database.asService(organizationId, (tx) =>
    tx
      .selectFrom('mapping')
      .innerJoin('role', 'role.id', 'mapping.role_id')
      .innerJoin('app_user', 'app_user.id', 'mapping.user_id')
      .select(['app_user.id', 'app_user.display_name'])
      .where('mapping.organization_id', '=', organizationId)
      .where(sql<boolean>`'settings.manage' = any (role.permissions)`)
      .orderBy('app_user.created_at')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
  return { userId: id, organizationId, displayName, permissions: new Set(['settings.manage']), sessionId: randomUUID(), isSuperAdmin: false, isPhysician: false, organizationIds: [organizationId] };
}
