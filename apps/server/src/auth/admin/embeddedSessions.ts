import type { Database } from '../../platform/database/database.port.ts';
import type { AccountSessions } from '../accountAdmin.port.ts';
import { auditAuth } from '../audit.store.ts';
import { inAuth } from '../authTables.ts';
import { endSessions, isExpired, listSessions } from '../sessions/sessions.store.ts';

/** Sessions of the embedded service. */
export const embeddedSessions = (database: Database): AccountSessions => ({
  list: (userId) =>
    inAuth(database, async (tx) => {
      const sessions = await listSessions(tx, userId);
      return sessions
        .filter((session) => !isExpired(session))
        .map(({ id, user_agent, ip, created_at, refreshed_at }) => ({
          id,
          userAgent: user_agent,
          ip,
          startedAt: created_at,
          lastUsedAt: refreshed_at,
        }));
    }),
  end: (userId, { id, ip }) =>
    inAuth(database, async (tx) => {
      if ((await endSessions(tx, 'local', { id, user_id: userId })) === 0) return false;
      await auditAuth(tx, { action: 'logout', userId, ip, traits: { scope: 'local', session_id: id } });
      return true;
    }),
});
