import type { FastifyRequest } from 'fastify';
import { isBanned } from '../accounts/account.ts';
import { insertUser, lockUser } from '../accounts/users.store.ts';
import type { AuthContext, AuthText } from '../authContext.ts';
import { inAuth } from '../authTables.ts';
import type { AuthTx } from '../authTables.ts';
import { inLeastTime } from '../../platform/clock/leastTime.ts';
import { findUserByPhone, findUsersWishing } from './phones.store.ts';
import { consumeText, sendText, writeText } from './textCode.ts';

/** Texts a code to sign in with. Nobody learns whom we know: but for the provider's refusal the answer is always the same. */
export const textSignIn = (
  context: AuthContext,
  request: FastifyRequest,
  { phone, data, isNewWelcome }: { phone: string; data: Record<string, unknown>; isNewWelcome: boolean },
): Promise<object> =>
  answer(context, request, phone, async (tx) => {
    const known = await findUserByPhone(tx, phone);
    if (known) return isBanned(known) ? undefined : writeText(tx, { user: known, kind: 'phone_sign_in', phone });
    if (!isNewWelcome || !context.settings.isSignupOpen) return undefined;
    const user = await insertUser(tx, { phone, isClaim: true, userMetadata: data });
    return user && writeText(tx, { user, kind: 'phone_confirmation', phone });
  });

/** Texts again what was texted to a number: the code of a sign-up, or of a change to it. */
export const textAgain = (context: AuthContext, request: FastifyRequest, { phone, type }: { phone: string; type: 'sms' | 'phone_change' }): Promise<object> =>
  answer(context, request, phone, async (tx) => {
    const [user] = type === 'sms' ? [await findUserByPhone(tx, phone)] : await findUsersWishing(tx, phone);
    if (!user || isBanned(user) || (type === 'sms' && user.phone_confirmed_at)) return undefined;
    return writeText(tx, { user, kind: type === 'sms' ? 'phone_confirmation' : 'phone_change', phone });
  });

/** Texts a code to whoever is signed in, to confirm a change with, where no mail can do it. */
export const textConsent = (context: AuthContext, request: FastifyRequest, { id, phone }: { id: string; phone: string }): Promise<object> =>
  answer(context, request, phone, async (tx) => {
    const user = await lockUser(tx, id);
    return user?.phone === phone ? writeText(tx, { user, kind: 'reauthentication', phone }) : undefined;
  });

async function answer(
  context: AuthContext,
  request: FastifyRequest,
  phone: string,
  write: (tx: AuthTx) => Promise<AuthText | undefined>,
): Promise<object> {
  await consumeText(context, phone, request.ip);
  const send = async () => {
    const text = await inAuth(context.database, write);
    if (text) await sendText(context, text);
  };
  await inLeastTime(context.pause, send());
  return {};
}
