import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '../platform/log/log.ts';
import type { Actor } from '../kernel/actor.ts';
import { createServer, type ServerOptions } from './server.ts';

/** A signed-in member of one organisation. */
export const actorWith = (changes: Partial<Actor> = {}): Actor => {
  const organizationId = changes.organizationId ?? randomUUID();
  return {
    userId: randomUUID(),
    sessionId: randomUUID(),
    organizationId,
    displayName: 'Test Clerk',
    permissions: new Set(),
    isSuperAdmin: false,
    isPhysician: false,
    organizationIds: [organizationId],
    ...changes,
  };
};

/** A server for the given routes, with every caller signed in as an ordinary member unless told otherwise. */
export async function serverWith(options: Partial<ServerOptions>) {
  return createServer({
    log: createLog('silent'),
    authenticate: async () => actorWith(),
    isSessionOpen: async () => true,
    routes: [],
    checkHealth: async () => [],
    portalFolder: join(tmpdir(), 'intake-no-portal'),
    checkResponses: true,
    https: false,
    connectSources: [],
    ...options,
  });
}
