import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callerOf } from '../authContext.ts';
import type { AuthContext, SignedIn } from '../authContext.ts';
import { AuthError } from '../protocol/authError.ts';
import { idTokenGrant } from '../providers/idTokenGrant.ts';
import { passwordGrant } from '../passwords/passwordGrant.ts';
import { pkceGrant } from './pkceGrant.ts';
import type { ProviderTokens } from './pkceGrant.ts';
import { refreshGrant } from './refreshGrant.ts';
import { parseInput } from '../protocol/requestBody.ts';
import { sessionView } from './sessionView.ts';
import type { Caller } from './sessions.store.ts';

type Granted = SignedIn & {
  providerTokens?: ProviderTokens;
  weakPassword?: { message: string; reasons: string[] };
};
type Grant = (context: AuthContext, body: unknown, caller: Caller) => Promise<Granted>;

const grants: Record<string, Grant> = {
  password: passwordGrant,
  refresh_token: refreshGrant,
  pkce: pkceGrant,
  id_token: idTokenGrant,
  web3: () => {
    throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
  },
};

const Query = z.object({ grant_type: z.string().default('') });

/** POST /token: something that proves who is calling, for a session. */
export function tokenRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post('/token', async (request) => {
    const { grant_type } = parseInput(Query, request.query);
    const grant = Object.hasOwn(grants, grant_type) ? grants[grant_type] : undefined;
    if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
    const granted = await grant(context, request.body, callerOf(request));
    const { providerTokens, weakPassword } = granted;
    return {
      ...(await sessionView(context, granted)),
      ...(providerTokens?.access && { provider_token: providerTokens.access }),
      ...(providerTokens?.refresh && { provider_refresh_token: providerTokens.refresh }),
      ...(weakPassword && { weak_password: weakPassword }),
    };
  });
}
