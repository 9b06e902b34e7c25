import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callerOf, sessionView } from './authContext.ts';
import type { AuthContext, SignedIn } from './authContext.ts';
import { AuthError } from './authError.ts';
import { passwordGrant } from './passwordGrant.ts';
import { refreshGrant } from './refreshGrant.ts';
import { parseInput } from './requestBody.ts';
import type { Caller } from './sessions.store.ts';

type Grant = (context: AuthContext, body: unknown, caller: Caller) => Promise<SignedIn>;

const grants: Record<string, Grant> = { password: passwordGrant, refresh_token: refreshGrant };

const Query = z.object({ grant_type: z.string().default('') });

/** POST /token: something that proves who is calling, for a session. */
export function tokenRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post('/token', async (request) => {
    const { grant_type } = parseInput(Query, request.query);
    const grant = Object.hasOwn(grants, grant_type) ? grants[grant_type] : undefined;
    if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
    return sessionView(context, await grant(context, request.body, callerOf(request)));
  });
}
