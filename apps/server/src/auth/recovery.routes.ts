import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { auditAuth } from './audit.store.ts';
import { callerOf, isBanned, sessionView } from './authContext.ts';
import type { AuthContext, SignedIn } from './authContext.ts';
import { AuthError } from './authError.ts';
import { inAuth } from './authTables.ts';
import { codeLife, issueCode, redeemCode } from './oneTimeCode.ts';
import { networkOf } from './rateLimits.ts';
import { parseInput } from './requestBody.ts';
import { insertSession } from './sessions.store.ts';
import type { Caller } from './sessions.store.ts';
import { confirmEmail, findUserByEmail, listIdentities, normalizeEmail } from './users.store.ts';

const RecoverBody = z.object({ email: z.string().min(1).max(320) });
const VerifyBody = z.object({
  type: z.literal('recovery'),
  email: z.string().min(1).max(320),
  token: z.string().regex(/^\d{6}$/, 'a code has six digits'),
});

/** An answer takes at least so long, so that it does not tell whether there was a mail to write; milliseconds. */
const leastTime = 150;

/** POST /recover mails a code, POST /verify exchanges it for a session that may set a new password. */
export function recoveryRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post('/recover', async (request) => {
    const account = normalizeEmail(parseInput(RecoverBody, request.body).email);
    const network = networkOf(request.ip);
    await context.limits.consume({
      mailGap: account,
      recover: `${account}|${network}`,
      recoverAddress: network,
    });
    await Promise.all([mailCode(context, account, request.ip), delay(leastTime)]);
    return {};
  });

  app.post('/verify', async (request) => {
    const { email, token } = parseInput(VerifyBody, request.body);
    return sessionView(context, await redeem(context, normalizeEmail(email), token, callerOf(request)));
  });
}

async function mailCode(context: AuthContext, account: string, ip: string): Promise<void> {
  const recovery = await inAuth(context.database, async (tx) => {
    const user = await findUserByEmail(tx, account);
    if (!user?.email || isBanned(user)) return undefined;
    await auditAuth(tx, { action: 'user_recovery_requested', userId: user.id, ip });
    return { userId: user.id, email: user.email, code: await issueCode(tx, user), minutes: codeLife };
  });
  if (recovery) await context.mailRecoveryCode(recovery);
}

async function redeem(
  context: AuthContext,
  account: string,
  code: string,
  caller: Caller,
): Promise<SignedIn> {
  const network = networkOf(caller.ip);
  await context.limits.consume({ verify: `${account}|${network}`, verifyAddress: network });
  // A wrong code is returned, not thrown: throwing would undo that it was counted.
  const signedIn = await inAuth(context.database, async (tx) => {
    const found = await findUserByEmail(tx, account);
    if (!found || isBanned(found) || !(await redeemCode(tx, found, code))) return undefined;
    const user = await confirmEmail(tx, found.id);
    const session = await insertSession(tx, { userId: user.id, method: 'recovery', caller });
    const traits = { method: 'recovery', session_id: session.id };
    await auditAuth(tx, { action: 'login', userId: user.id, ip: caller.ip, traits });
    return { user, session, identities: await listIdentities(tx, user.id) };
  });
  if (!signedIn) throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
  return signedIn;
}
