import type { Tx } from '../../platform/database/database.port.ts';

export async function listColleagues(tx: Tx, organizationId: string) {
  const rows = await tx
    .selectFrom('mapping')
    .innerJoin('app_user', 'app_user.id', 'mapping.user_id')
    .select(['app_user.id', 'app_user.display_name'])
    .where('mapping.organization_id', '=', organizationId)
    .orderBy('app_user.display_name')
    .execute();
  return rows.map((row) => ({ id: row.id, displayName: row.display_name }));
}
