import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isBanned } from '../accounts/account.ts';
import { disown } from '../accounts/disown.ts';
import { lockUser } from '../accounts/users.store.ts';
import { auditAuth } from '../audit.store.ts';
import { callerOf } from '../authContext.ts';
import type { AuthContext, SignedIn } from '../authContext.ts';
import { inAuth } from '../authTables.ts';
import type { AuthTx, CodeKind, UserRow } from '../authTables.ts';
import { limitEverywhere } from '../codes/limitEverywhere.ts';
import { redeemCode } from '../codes/oneTimeCode.ts';
import { parseInput } from '../protocol/requestBody.ts';
import { openSession } from '../sessions/openSession.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import { PhoneNumber } from './phoneNumber.ts';
import { changePhone, confirmPhone, findUserByPhone, findUsersWishing } from './phones.store.ts';

const kinds = { sms: ['phone_sign_in', 'phone_confirmation'], phone_change: ['phone_change'] } satisfies Record<string, CodeKind[]>;

/** A code that came by text. */
export const PhoneProof = z.object({ type: z.enum(['sms', 'phone_change']), phone: z.string().min(1).max(40), token: z.string().min(1).max(200) });
type PhoneProof = z.output<typeof PhoneProof>;

/** The session that a texted code opens; undefined when it is worth nothing. Throws 400 `validation_failed`, 429. */
export async function verifyPhone(context: AuthContext, request: FastifyRequest, { type, phone: given, token }: PhoneProof): Promise<SignedIn | undefined> {
  const phone = parseInput(PhoneNumber, given);
  // No code went to any number, so none of it is good.
  if (!context.sendText) return undefined;
  const { ip } = request;
  const network = networkOf(ip);
  await context.limits.consume({ verifyAddress: network, verify: `${phone}|${network}` });
  await limitEverywhere(context, { account: phone, ip, find: (tx) => findUserByPhone(tx, phone) });
  const signedIn = await inAuth(context.database, async (tx) => {
    const user = await prove(tx, { type, phone, code: token, ip });
    return user && openSession(tx, user, 'otp', callerOf(request));
  });
  if (signedIn) await context.limits.forgive({ verifyAccount: phone, signInAccount: phone });
  return signedIn;
}

/** Whose number the code proves. Nothing is thrown: a wrong try has to stay counted. */
async function prove(tx: AuthTx, { type, phone, code, ip }: { type: PhoneProof['type']; phone: string; code: string; ip: string }): Promise<UserRow | undefined> {
  const found = await findUserByPhone(tx, phone);
  const candidates = type === 'sms' ? (found ? [found] : []) : await findUsersWishing(tx, phone);
  for (const { id: userId } of candidates) {
    const redeemed = await redeemCode(tx, { userId, kinds: kinds[type], address: phone, code });
    if (!redeemed) continue;
    const user = await lockUser(tx, userId);
    if (!user || isBanned(user)) return undefined;
    if (redeemed.kind === 'phone_change') {
      const changed = user.phone_change === phone ? await changePhone(tx, user) : undefined;
      if (changed) await auditAuth(tx, { action: 'user_modified', userId, ip, traits: { changed: 'phone' } });
      return changed;
    }
    // Only its own code proves a sign-up.
    if (redeemed.kind === 'phone_sign_in') await disown(tx, user);
    return confirmPhone(tx, userId);
  }
  return undefined;
}
