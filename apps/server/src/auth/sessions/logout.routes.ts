import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { auditAuth } from '../audit.store.ts';
import type { AuthContext, SignedIn } from '../authContext.ts';
import type { AuthTx } from '../authTables.ts';
import { asBearer, bearerFirst } from '../protocol/bearer.ts';
import { parseInput } from '../protocol/requestBody.ts';
import { endSessions } from './sessions.store.ts';

const Query = z.object({ scope: z.enum(['global', 'local', 'others']).default('global') });

/** POST /logout: ends all sessions of the user, this one, or the others. Access tokens die with their session. */
export function logoutRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post('/logout', bearerFirst(context), async (request, reply) => {
    const { scope } = parseInput(Query, request.query);
    const end = async (tx: AuthTx, { session }: SignedIn) => {
      await endSessions(tx, scope, session);
      await auditAuth(tx, {
        action: 'logout',
        userId: session.user_id,
        ip: request.ip,
        traits: { scope, session_id: session.id },
      });
    };
    await asBearer(context, request, end, { evenLocked: true });
    return reply.code(204).send();
  });
}
