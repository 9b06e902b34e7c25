import { sql } from 'kysely';
import { appendAudit } from '../audit/audit.ts';
import type { Database, Tx } from '../database/database.port.ts';

/** A session of somebody, who works in an organisation or, with an empty one, in none. */
export interface SessionOwner {
  userId: string;
  sessionId: string;
  organizationId: string;
  displayName: string;
}

/** Somebody does something in the session, or is seen in it for the first time. */
export async function markActive(tx: Tx, { userId, sessionId }: Pick<SessionOwner, 'userId' | 'sessionId'>): Promise<void> {
  await sql`insert into session_activity (session_id, user_id) values (${sessionId}, ${userId})
    on conflict (session_id) do update set active_at = now()`.execute(tx);
}

/** Closes a session until its user proves the password, which starts another one; those that must have ended by now are forgotten. */
export const lockSession = (database: Database, owner: SessionOwner, detail: { idle?: true } = {}): Promise<void> =>
  database.asService(owner.organizationId || null, async (tx) => {
    const { userId, sessionId } = owner;
    for (const [table, at] of [['session_lock', 'locked_at'], ['session_activity', 'active_at']] as const)
      await sql`delete from ${sql.table(table)} where user_id = ${userId} and ${sql.ref(at)} < now() - interval '30 days'`.execute(tx);
    const { numAffectedRows } = await sql`
      insert into session_lock (session_id, user_id) values (${sessionId}, ${userId}) on conflict do nothing`.execute(tx);
    // Two requests may find it idle at once.
    if (owner.organizationId && numAffectedRows === 1n)
      await appendAudit(tx, { actor: owner, action: 'E', entity: 'session-lock', entityId: sessionId, outcome: 'success', detail });
  });
