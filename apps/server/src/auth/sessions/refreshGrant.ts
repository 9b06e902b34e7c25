import { z } from 'zod';
import { isBanned, loadAccount } from '../accounts/account.ts';
import { auditAuth } from '../audit.store.ts';
import type { AuthContext, SignedIn } from '../authContext.ts';
import { AuthError } from '../protocol/authError.ts';
import { inAuth } from '../authTables.ts';
import type { AuthTx } from '../authTables.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import { isAuthentic, judgeRotation, parseRefreshToken } from './refreshToken.ts';
import { parseInput } from '../protocol/requestBody.ts';
import { endSessions, findSession, isExpired, lockSession, rotateSession } from './sessions.store.ts';
import type { Caller } from './sessions.store.ts';
import { lockUser } from '../accounts/users.store.ts';

const Body = z.object({ refresh_token: z.string().min(1).max(1000) });

const notFound = () =>
  new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');

/**
 * Exchanges a refresh token for the next one. Tabs that present the same token at the same time all receive
 * the one current token, as does who never received it; any other old token ends the session.
 */
export async function refreshGrant(context: AuthContext, body: unknown, caller: Caller): Promise<SignedIn> {
  const { refresh_token: token } = parseInput(Body, body);
  const network = networkOf(caller.ip);
  const claimed = parseRefreshToken(token);
  await context.limits.consume({
    refreshAddress: network,
    ...(claimed && { refreshSession: `${claimed.sessionId}|${network}` }),
  });
  if (!claimed) throw notFound();

  // A refusal that ends the session is returned, not thrown: throwing would undo the end.
  const outcome = await inAuth(context.database, async (tx): Promise<SignedIn | AuthError> => {
    // The user's row first, as everywhere: two that wait for each other would be undone.
    const session = await findSession(tx, claimed.sessionId);
    const user = session && (await lockUser(tx, session.user_id));
    const found = await lockSession(tx, claimed.sessionId);
    if (!found || !user || !isAuthentic(token, found.refresh_token_hmac_key)) return notFound();
    const end = async (error: AuthError) => {
      await endSessions(tx, 'local', found);
      return error;
    };
    if (isExpired(found))
      return end(new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired'));
    if (isBanned(user)) return end(new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned'));

    const { refresh_token_counter: current, used_counter: used } = found;
    const verdict = judgeRotation(claimed.counter, current, {
      secondsSince: (Date.now() - found.refreshed_at.getTime()) / 1000,
      isUsed: used >= current,
    });
    if (verdict === 'reused') {
      await auditRefresh(tx, 'token_reused', found.user_id, found.id, caller);
      return end(new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'));
    }
    const renewed = verdict === 'rotate' ? await rotateSession(tx, found.id, caller) : found;
    if (verdict === 'rotate') await auditRefresh(tx, 'token_refreshed', found.user_id, found.id, caller);
    return { ...(await loadAccount(tx, user)), session: renewed };
  });
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}

const auditRefresh = (
  tx: AuthTx,
  action: 'token_refreshed' | 'token_reused',
  userId: string,
  sessionId: string,
  { ip }: Caller,
) => auditAuth(tx, { action, userId, ip, traits: { session_id: sessionId } });
