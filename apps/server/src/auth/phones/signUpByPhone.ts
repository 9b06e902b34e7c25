import type { FastifyRequest } from 'fastify';
import { loadAccount } from '../accounts/account.ts';
import type { Account } from '../accounts/account.ts';
import { refuseFirstClaim } from '../accounts/firstClaim.ts';
import { seemingly } from '../accounts/seemingly.ts';
import { insertUser } from '../accounts/users.store.ts';
import { auditAuth } from '../audit.store.ts';
import { callerOf } from '../authContext.ts';
import type { AuthContext, AuthText, SignedIn } from '../authContext.ts';
import { inAuth } from '../authTables.ts';
import type { AuthTx } from '../authTables.ts';
import { AuthError } from '../protocol/authError.ts';
import { openSession } from '../sessions/openSession.ts';
import type { Caller } from '../sessions/sessions.store.ts';
import { inLeastTime } from '../../platform/clock/leastTime.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import { confirmPhone, findUserByPhone } from './phones.store.ts';
import { consumeText, sendText, writeText } from './textCode.ts';

interface Wish {
  phone: string;
  password: string;
  userMetadata: Record<string, unknown>;
}

type Outcome = { signedIn: SignedIn } | { account: Account; text: AuthText };

/**
 * An account of a number and a password: a session where numbers need no proof, otherwise the account, whose code is
 * texted. A number that has an account already gets an answer that does not say so.
 */
export async function signUpByPhone(context: AuthContext, request: FastifyRequest, wish: Wish): Promise<{ signedIn: SignedIn } | { account: Account }> {
  const { settings, limits, passwords } = context;
  const { phone, password } = wish;
  await passwords.requireStrong(password, phone);
  const network = networkOf(request.ip);
  await limits.consume({ signUp: `${phone}|${network}`, signUpAddress: network });
  if (!settings.isAutoconfirm) await consumeText(context, phone, request.ip);
  const passwordHash = await passwords.hash(password);
  const send = async () => {
    const outcome = await inAuth(context.database, (tx) => signUp(context, tx, { ...wish, passwordHash }, callerOf(request)));
    if (outcome && 'text' in outcome) await sendText(context, outcome.text);
    return outcome;
  };
  const outcome = await inLeastTime(context.pause, send());
  return outcome ?? { account: { ...seemingly(wish), identities: [] } };
}

/** Undefined for a number that has an account which is in use. */
async function signUp(context: AuthContext, tx: AuthTx, wish: Wish & { passwordHash: string }, caller: Caller): Promise<Outcome | undefined> {
  const { isAutoconfirm } = context.settings;
  const { phone } = wish;
  const known = await findUserByPhone(tx, phone);
  if (known?.phone_confirmed_at) {
    if (isAutoconfirm) throw new AuthError(422, 'user_already_exists', 'User already registered');
    return undefined;
  }
  const user = known ?? (await insertUser(tx, { ...wish, isPhoneConfirmed: isAutoconfirm, isClaim: true }));
  if (!user) throw new AuthError(409, 'conflict', 'The number was signed up at the same time');
  if (known) await refuseFirstClaim(context, tx, known, wish.password);
  else await auditAuth(tx, { action: 'user_created', userId: user.id, ip: caller.ip });
  if (user.phone_confirmed_at) return { signedIn: await openSession(tx, await confirmPhone(tx, user.id), 'password', caller) };
  const text = await writeText(tx, { user, kind: 'phone_confirmation', phone });
  // What an earlier sign-up said of the person is not for whoever knows the number.
  return { account: known ? seemingly(wish) : await loadAccount(tx, { ...user, confirmation_sent_at: new Date() }), text };
}
