import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.port.ts';
import { publish } from '../../../platform/events/events.port.ts';

const limit = 1000;

/** How many conversations hold something that nobody has read, counted up to the limit. */
export async function countUnread(tx: Tx, { organizationId }: { organizationId: string }): Promise<{ views: { unread: number }; limit: number }> {
  const { rows } = await sql<{ unread: number }>`select count(*)::int as unread from (
    select from conversation where organization_id = ${organizationId} and unread_count > 0 limit ${limit}) counted`.execute(tx);
  return { views: { unread: rows[0]!.unread }, limit };
}

/** Tells the menus of open portals that a conversation is among the unread ones now, or no longer; anything else of it is no news to them. */
export async function tellUnread(tx: Tx, organizationId: string, before: number, after: number): Promise<void> {
  if (before > 0 !== after > 0) await publish(tx, { organizationId, topic: 'message', entity: 'unread' });
}
