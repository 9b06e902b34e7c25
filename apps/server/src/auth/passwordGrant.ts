import { z } from 'zod';
import { auditAuth } from './audit.store.ts';
import { isBanned } from './authContext.ts';
import type { AuthContext, SignedIn } from './authContext.ts';
import { AuthError } from './authError.ts';
import { inAuth } from './authTables.ts';
import type { UserRow } from './authTables.ts';
import { verifyPassword } from './password.ts';
import { networkOf } from './rateLimits.ts';
import { parseInput } from './requestBody.ts';
import { insertSession } from './sessions.store.ts';
import type { Caller } from './sessions.store.ts';
import { findUserByEmail, listIdentities, normalizeEmail, recordSignIn } from './users.store.ts';

const Body = z.object({ email: z.string().min(1).max(320), password: z.string().default('') });

/** Buckets that fill with each guess at one account from one network. */
export const guessesAt = (account: string, ip: string) => {
  const key = `${account}|${networkOf(ip)}`;
  return { signInBurst: key, signInSlow: key };
};

/** A missing account, one without a password and a wrong password get the same answer after the same work. */
export async function passwordGrant(context: AuthContext, body: unknown, caller: Caller): Promise<SignedIn> {
  const { email, password } = parseInput(Body, body);
  const account = normalizeEmail(email);
  const guesses = guessesAt(account, caller.ip);
  await context.limits.consume({ ...guesses, signInAddress: networkOf(caller.ip) });

  const user = await inAuth(context.database, (tx) => findUserByEmail(tx, account));
  const proven = await verifyPassword(user?.encrypted_password, password);
  if (!user?.encrypted_password || !proven) return refuse(context, user, caller);
  if (isBanned(user)) throw new AuthError(400, 'user_banned', 'User is banned');
  if (!user.email_confirmed_at) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');

  const { id, encrypted_password } = user;
  const signedIn = await inAuth(context.database, async (tx) => {
    const current = await recordSignIn(tx, id, encrypted_password);
    if (!current) return undefined;
    const session = await insertSession(tx, { userId: id, method: 'password', caller });
    await auditAuth(tx, {
      action: 'login',
      userId: id,
      ip: caller.ip,
      traits: { method: 'password', session_id: session.id },
    });
    return { user: current, session, identities: await listIdentities(tx, id) };
  });
  if (!signedIn) return refuse(context, user, caller);
  await context.limits.forgive(guesses);
  return signedIn;
}

async function refuse(context: AuthContext, user: UserRow | undefined, { ip }: Caller): Promise<never> {
  await inAuth(context.database, (tx) =>
    auditAuth(tx, { action: 'login_failed', userId: user?.id ?? null, ip }),
  );
  throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
}
