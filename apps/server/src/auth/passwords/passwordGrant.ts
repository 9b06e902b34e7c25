import { z } from 'zod';
import { isBanned } from '../accounts/account.ts';
import { auditAuth } from '../audit.store.ts';
import type { AuthContext, SignedIn } from '../authContext.ts';
import { AuthError } from '../protocol/authError.ts';
import { inAuth } from '../authTables.ts';
import type { UserRow } from '../authTables.ts';
import { hasSignedInFrom } from './knownNetwork.ts';
import { openSession } from '../sessions/openSession.ts';
import type { Passwords } from './password.ts';
import { findUserByPhone } from '../phones/phones.store.ts';
import { phoneIn } from '../phones/textCode.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import { parseInput } from '../protocol/requestBody.ts';
import type { Caller } from '../sessions/sessions.store.ts';
import { findUserByEmail, normalizeEmail, recordSignIn } from '../accounts/users.store.ts';

const Body = z.object({
  email: z.string().max(320).default(''),
  phone: z.string().optional(),
  password: z.string().default(''),
});

/** Buckets that fill with each guess at one account from one network. */
const guessesAt = (account: string, ip: string) => {
  const key = `${account}|${networkOf(ip)}`;
  return { signInBurst: key, signInSlow: key };
};

/** A missing account, one without a password and a wrong password get the same answer after the same work. */
export async function passwordGrant(
  context: AuthContext,
  body: unknown,
  caller: Caller,
): Promise<SignedIn & { weakPassword?: WeakPassword }> {
  const { email, phone, password } = parseInput(Body, body);
  const number = phone ? phoneIn(context, phone, 'account') : undefined;
  const account = number ?? normalizeEmail(email);
  const guesses = guessesAt(account, caller.ip);
  await context.limits.consume({ ...guesses, signInAddress: networkOf(caller.ip) });

  const { user, isKnownHere } = await inAuth(context.database, async (tx) => {
    const found = await (number ? findUserByPhone(tx, number) : findUserByEmail(tx, account));
    return { user: found, isKnownHere: await hasSignedInFrom(tx, found, caller.ip) };
  });
  if (!isKnownHere) await context.limits.consume({ signInAccount: account });
  const proven = await context.passwords.verify(user?.encrypted_password, password);
  if (!user?.encrypted_password || !proven) return refuse(context, user, caller);
  if (isBanned(user)) throw new AuthError(400, 'user_banned', 'User is banned');
  if (number && !user.phone_confirmed_at) throw new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed');
  if (!number && !user.email_confirmed_at) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');

  const { id, encrypted_password } = user;
  const signedIn = await inAuth(context.database, async (tx) => {
    const current = await recordSignIn(tx, id, encrypted_password);
    if (!current) return undefined;
    return openSession(tx, current, 'password', caller);
  });
  if (!signedIn) return refuse(context, user, caller);
  await context.limits.forgive({ ...guesses, signInAccount: account });
  const weakPassword = await weaknessOf(context.passwords, password, account);
  return { ...signedIn, ...(weakPassword && { weakPassword }) };
}

interface WeakPassword {
  message: string;
  reasons: string[];
}

/** A password that would not be taken any more still signs in, and its owner is told. */
async function weaknessOf(
  passwords: Passwords,
  password: string,
  account: string,
): Promise<WeakPassword | undefined> {
  try {
    await passwords.requireStrong(password, account);
  } catch (error) {
    if (error instanceof AuthError && error.weakPassword)
      return { message: error.message, reasons: error.weakPassword };
  }
  return undefined;
}

async function refuse(context: AuthContext, user: UserRow | undefined, { ip }: Caller): Promise<never> {
  await inAuth(context.database, (tx) =>
    auditAuth(tx, { action: 'login_failed', userId: user?.id ?? null, ip }),
  );
  throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
}
