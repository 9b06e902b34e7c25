import type { Actor } from '../../../kernel/actor.ts';
import type { Tx } from '../../../platform/database/database.port.ts';

export async function isLookingAt(tx: Tx, requestId: string, userId: string, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('request_viewer')
    .select('user_id')
    .where('request_id', '=', requestId)
    .where('user_id', '=', userId)
    .where('until', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

export async function keepLooking(tx: Tx, { organizationId, userId }: Actor, requestId: string, until: Date): Promise<void> {
  await tx
    .insertInto('request_viewer')
    .values({ organization_id: organizationId, request_id: requestId, user_id: userId, until })
    .onConflict((conflict) => conflict.columns(['request_id', 'user_id']).doUpdateSet({ until }))
    .execute();
}

export async function stopLooking(tx: Tx, requestId: string, userId: string): Promise<void> {
  await tx.deleteFrom('request_viewer').where('request_id', '=', requestId).where('user_id', '=', userId).execute();
}

/** Who else has it open now. */
export function listViewers(tx: Tx, requestId: string, userId: string, now: Date) {
  return tx
    .selectFrom('request_viewer')
    .innerJoin('app_user', 'app_user.id', 'request_viewer.user_id')
    .where('request_viewer.request_id', '=', requestId)
    .where('request_viewer.user_id', '<>', userId)
    .where('request_viewer.until', '>', now)
    .select(['app_user.id as userId', 'app_user.display_name as displayName'])
    .orderBy('app_user.display_name')
    .execute();
}
