import { z } from 'zod';
import { isBanned } from '../accounts/account.ts';
import type { AuthContext, SignedIn } from '../authContext.ts';
import { AuthError } from '../protocol/authError.ts';
import { inAuth } from '../authTables.ts';
import { answersChallenge, takeFlow } from './flowState.ts';
import { openSession } from './openSession.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import { parseInput } from '../protocol/requestBody.ts';
import type { Caller } from './sessions.store.ts';
import { lockUser } from '../accounts/users.store.ts';

const Body = z.object({
  auth_code: z.string().min(1).max(200),
  code_verifier: z.string().min(1).max(128),
});

/** How long a code may wait for its page, in milliseconds. */
const authCodeLife = 5 * 60_000;

/** Exchanges the code that a link or another provider led back with. The page proves that it is the one that asked. */
export async function pkceGrant(
  context: AuthContext,
  body: unknown,
  caller: Caller,
): Promise<SignedIn & { providerTokens?: ProviderTokens }> {
  const { auth_code, code_verifier } = parseInput(Body, body);
  await context.limits.consume({ verifyAddress: networkOf(caller.ip) });
  // A refusal is returned, not thrown: the code is used up by it.
  const outcome = await inAuth(context.database, async (tx) => {
    const flow = await takeFlow(tx, auth_code);
    if (!flow?.user_id || !flow.code_challenge)
      return new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
    if ((flow.auth_code_issued_at?.getTime() ?? 0) + authCodeLife <= Date.now())
      return new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
    if (!answersChallenge(code_verifier, flow.code_challenge))
      return new AuthError(
        400,
        'bad_code_verifier',
        'code challenge does not match previously saved code verifier',
      );
    const user = await lockUser(tx, flow.user_id);
    if (!user || isBanned(user)) return new AuthError(400, 'user_banned', 'User is banned');
    const signedIn = await openSession(tx, user, flow.authentication_method, caller);
    return {
      ...signedIn,
      providerTokens: { access: flow.provider_access_token, refresh: flow.provider_refresh_token },
    };
  });
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}

/** What another provider gave for its own services. */
export interface ProviderTokens {
  access: string | null;
  refresh: string | null;
}
