import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { hasSecondFactor, loadAccount } from './account.ts';
import type { Account } from './account.ts';
import { auditAuth } from '../audit.store.ts';
import type { AuthAction } from '../audit.store.ts';
import { asBearer } from '../protocol/bearer.ts';
import type { AuthContext, AuthText, SignedIn } from '../authContext.ts';
import { AuthError } from '../protocol/authError.ts';
import type { AuthTx, UserRow } from '../authTables.ts';
import { provePasswordChange } from '../passwords/changePassword.ts';
import type { ProvenPassword } from '../passwords/changePassword.ts';
import { writeEmailChange } from '../codes/codeMail.routes.ts';
import { wayBack } from '../codes/writeCode.ts';
import type { WrittenCode } from '../codes/writeCode.ts';
import { phoneExists } from '../phones/phoneNumber.ts';
import { findUserByPhone, setPhone, wishPhone } from '../phones/phones.store.ts';
import { consumeText, phoneIn, sendText, writeText } from '../phones/textCode.ts';
import { Challenge, challengeOf } from '../sessions/flowState.ts';
import { endSessions } from '../sessions/sessions.store.ts';
import { EmailAddress, UserData, mergeMetadata } from './userInput.ts';
import { findUserByEmail, lockUser, setEmail, setPassword, setUserMetadata, wishEmail } from './users.store.ts';

export const UserChange = Challenge.extend({
  email: EmailAddress.nullish(),
  phone: z.string().max(40).nullish(),
  password: z.string().nullish(),
  /** Needed to change the password, unless the session comes from a recovery mail or `nonce` is right. */
  current_password: z.string().nullish(),
  /** A code of GET /reauthenticate. */
  nonce: z.string().nullish(),
  data: UserData.nullish(),
  app_metadata: z.unknown().optional(),
});
export type UserChange = z.infer<typeof UserChange>;

/**
 * Changes the bearer's password, address, number and metadata, together or not at all; a new address counts once both
 * mailboxes have been proven, a new number once its telephone has. Throws 403 `not_admin`, 401 `insufficient_aal`, 400 `invalid_credentials`,
 * 409 `conflict`, 422 `weak_password`, `same_password`, `email_exists`, `phone_exists`,
 * `phone_provider_disabled`, `sms_send_failed`, 429.
 */
export async function changeUser(
  context: AuthContext,
  request: FastifyRequest,
  change: UserChange,
): Promise<Account> {
  const proven = typeof change.password === 'string'
    ? await provePasswordChange(context, request, { ...change, password: change.password })
    : undefined;
  const phone = change.phone ? phoneIn(context, change.phone, 'account') : undefined;
  if (change.email) await waitForMail(context, request, change);
  if (phone) await waitForText(context, request, phone);
  const outcome = await asBearer(context, request, async (tx, bearer) => {
    const { user } = bearer;
    const audited = (action: AuthAction) => auditAuth(tx, { action, userId: user.id, ip: request.ip });
    refuseUnavailable(change, bearer);
    if (change.data) {
      await setUserMetadata(tx, user.id, mergeMetadata(user.raw_user_meta_data, change.data));
      await audited('user_modified');
    }
    // Before the mails: it makes those worthless that were sent already.
    if (proven) {
      await replacePassword(tx, bearer, proven);
      await audited('user_updated_password');
    }
    const mails = await wish(context, tx, request, change, user);
    const text = phone ? await wishNumber(context, tx, request, phone, user) : undefined;
    return { account: await loadAccount(tx, (await lockUser(tx, user.id)) ?? user), mails, text };
  });
  for (const mail of outcome.mails) await context.sendMail(mail);
  if (outcome.text) await sendText(context, outcome.text);
  return outcome.account;
}

function refuseUnavailable(change: UserChange, bearer: SignedIn): void {
  if (change.app_metadata !== undefined)
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  requireSecondFactor(bearer);
}

/** Who has a second factor must have shown it. Throws 401 `insufficient_aal`. */
export function requireSecondFactor(bearer: SignedIn): void {
  if (hasSecondFactor(bearer) && bearer.session.aal !== 'aal2')
    throw new AuthError(
      401,
      'insufficient_aal',
      'AAL2 session is required to change the account when MFA is enabled.',
    );
}

const wantsEmail = ({ email }: UserChange, user: UserRow): boolean => Boolean(email) && email !== user.email;

/** A minute has to pass between two mails to one person. */
async function waitForMail(context: AuthContext, request: FastifyRequest, change: UserChange): Promise<void> {
  const { user } = await asBearer(context, request, async (_tx, bearer) => bearer);
  if (wantsEmail(change, user))
    await context.limits.consume({ mailGap: `email-change|${user.email ?? user.id}` });
}

async function waitForText(context: AuthContext, request: FastifyRequest, phone: string): Promise<void> {
  const { user } = await asBearer(context, request, async (_tx, bearer) => bearer);
  if (user.phone !== phone && !context.settings.isAutoconfirm) await consumeText(context, phone, request.ip);
}

/** Notes the number that the user wants and texts a code to it. */
async function wishNumber(
  { settings }: AuthContext,
  tx: AuthTx,
  request: FastifyRequest,
  phone: string,
  user: UserRow,
): Promise<AuthText | undefined> {
  if (phone === user.phone) return undefined;
  if (await findUserByPhone(tx, phone)) throw phoneExists();
  await auditAuth(tx, { action: 'user_modified', userId: user.id, ip: request.ip, traits: { wishes: 'phone' } });
  if (settings.isAutoconfirm) return void (await setPhone(tx, user, phone, { keepsSessions: true }));
  return writeText(tx, { user: await wishPhone(tx, user.id, phone), kind: 'phone_change', phone });
}

/** Notes the address that the user wants and writes to both mailboxes. */
async function wish(
  context: AuthContext,
  tx: AuthTx,
  request: FastifyRequest,
  change: UserChange,
  user: UserRow,
): Promise<WrittenCode[]> {
  const { email } = change;
  if (!email || !wantsEmail(change, user)) return [];
  if (await findUserByEmail(tx, email))
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
  if (user.is_anonymous && context.settings.isAutoconfirm) {
    await setEmail(tx, user, email, { keepsSessions: true });
    return [];
  }
  const wishing = await wishEmail(tx, user.id, email);
  await auditAuth(tx, {
    action: 'user_modified',
    userId: user.id,
    ip: request.ip,
    traits: { wishes: 'email' },
  });
  return writeEmailChange(context, tx, wishing, wayBack(context, request, challengeOf(change)));
}

/** Ends every other session, and makes mailed codes worthless. */
async function replacePassword(
  tx: AuthTx,
  { user, session }: SignedIn,
  proven: ProvenPassword,
): Promise<void> {
  if (user.encrypted_password !== proven.replaces)
    throw new AuthError(409, 'conflict', 'The password was changed at the same time');
  await setPassword(tx, user.id, proven.hash);
  await endSessions(tx, 'others', session);
}
