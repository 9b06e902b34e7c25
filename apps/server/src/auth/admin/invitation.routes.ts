import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { loadAccount } from '../accounts/account.ts';
import { auditAuth } from '../audit.store.ts';
import type { AuthContext, MailKind } from '../authContext.ts';
import { AuthError } from '../protocol/authError.ts';
import { inAuth } from '../authTables.ts';
import type { AuthTx, UserRow } from '../authTables.ts';
import { writeEmailChange } from '../codes/codeMail.routes.ts';
import { wayBack, writeCode } from '../codes/writeCode.ts';
import type { WayBack, WrittenCode } from '../codes/writeCode.ts';
import { disown } from '../accounts/disown.ts';
import { requestedRedirect, withQuery } from '../protocol/redirect.ts';
import { parseInput } from '../protocol/requestBody.ts';
import { EmailAddress, UserData, mergeMetadata } from '../accounts/userInput.ts';
import { findUserByEmail, insertUser, lockUser, setPassword, setUserMetadata, wishEmail } from '../accounts/users.store.ts';
import { userView } from '../accounts/userView.ts';
import { hashOf } from './accounts.ts';

const InviteBody = z.object({ email: EmailAddress, data: UserData.nullish() });

const LinkBody = InviteBody.extend({
  type: z.enum(['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new']),
  password: z.string().nullish(),
  new_email: EmailAddress.nullish(),
});
type LinkBody = z.output<typeof LinkBody>;

/** POST /invite mails an invitation; POST /admin/generate_link makes the link and leaves the mail to the caller. */
export function invitationRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post('/invite', async (request) => {
    const { email, data } = parseInput(InviteBody, request.body);
    const back = wayBack(context, request);
    const { user, mail } = await inAuth(context.database, (tx) =>
      invite(context, tx, { email, userMetadata: data ?? {}, back, ip: request.ip }),
    );
    await context.sendMail(mail);
    return user;
  });

  app.post('/admin/generate_link', async (request) => {
    const body = parseInput(LinkBody, request.body);
    const passwordHash = await hashOf(context.passwords, { password: body.password, email: body.email });
    const redirectTo = requestedRedirect(context.settings, request) ?? context.settings.siteUrl;
    return inAuth(context.database, async (tx) => {
      const written = await writeLink(context, tx, { ...body, passwordHash, ip: request.ip });
      const { linkToken, code, type, userId } = written;
      const user = await lockUser(tx, userId);
      return {
        ...(user && userView(await loadAccount(tx, user))),
        action_link: withQuery(`${context.issuer}/verify`, {
          token: linkToken,
          type,
          redirect_to: redirectTo,
        }),
        email_otp: code,
        hashed_token: linkToken,
        redirect_to: redirectTo,
        verification_type: body.type,
      };
    });
  });
}

interface Invitation {
  email: string;
  userMetadata: Record<string, unknown>;
  back: WayBack;
  ip: string | null;
}

/** An account without a password and the mail that opens it. Throws 422 `email_exists` for one that is in use. */
export async function invite(
  context: AuthContext,
  tx: AuthTx,
  { email, userMetadata, back, ip }: Invitation,
): Promise<{ user: ReturnType<typeof userView>; mail: WrittenCode }> {
  const known = await findUnopened(tx, email);
  const user = known
    ? await startOver(tx, known, { userMetadata })
    : await insertUser(tx, { email, isConfirmed: false, userMetadata });
  if (!user) throw new AuthError(409, 'conflict', 'The address was invited at the same time');
  const mail = await writeCode(context, tx, { user, kind: 'invitation', email, back });
  await auditAuth(tx, { action: 'user_invited', userId: user.id, ip });
  const invited = (await lockUser(tx, user.id)) ?? user;
  return { user: userView(await loadAccount(tx, invited)), mail };
}

/** The account of an address that nobody has opened yet, if there is one. Throws 422 `email_exists` for one that is in use. */
export async function findUnopened(tx: AuthTx, email: string): Promise<UserRow | undefined> {
  const known = await findUserByEmail(tx, email);
  if (known?.email_confirmed_at)
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
  return known;
}

/** An account that nobody has opened, for the person that it is meant for now. */
async function startOver(
  tx: AuthTx,
  known: UserRow,
  { userMetadata, passwordHash }: { userMetadata: Record<string, unknown>; passwordHash?: string | undefined },
): Promise<UserRow> {
  const { raw_user_meta_data } = await disown(tx, known);
  if (passwordHash) await setPassword(tx, known.id, passwordHash);
  await setUserMetadata(tx, known.id, mergeMetadata(raw_user_meta_data, userMetadata));
  return (await lockUser(tx, known.id)) ?? known;
}

const kinds: Record<LinkBody['type'], MailKind> = {
  signup: 'confirmation',
  invite: 'invitation',
  magiclink: 'sign-in',
  recovery: 'recovery',
  email_change_current: 'email-change-notice',
  email_change_new: 'email-change',
};

async function writeLink(
  context: AuthContext,
  tx: AuthTx,
  body: LinkBody & { passwordHash: string | undefined; ip: string },
): Promise<WrittenCode> {
  const { type, email } = body;
  const user = await accountFor(tx, body);
  if (type === 'email_change_current' || type === 'email_change_new') {
    if (!body.new_email) throw new AuthError(400, 'validation_failed', 'Email change requires a new email');
    if (await findUserByEmail(tx, body.new_email))
      throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
    const isWished = user.email_change === body.new_email;
    const wishing = await wishEmail(tx, user.id, body.new_email);
    // Both mailboxes have to be proven, whichever of the two links is asked for first.
    if (!isWished) await writeEmailChange(context, tx, wishing, {});
  }
  const mailbox = type === 'email_change_new' ? (body.new_email ?? email) : email;
  return writeCode(context, tx, { user, kind: kinds[type], email: mailbox });
}

/** The user of the address; made where the link is for somebody new. */
async function accountFor(
  tx: AuthTx,
  {
    type,
    email,
    data,
    password,
    passwordHash,
    ip,
  }: LinkBody & { passwordHash: string | undefined; ip: string },
): Promise<UserRow> {
  const isForNew = type === 'signup' || type === 'invite';
  const known = await (isForNew ? findUnopened(tx, email) : findUserByEmail(tx, email));
  if (known) return isForNew ? startOver(tx, known, { userMetadata: data ?? {}, passwordHash }) : known;
  if (!isForNew && type !== 'magiclink') throw new AuthError(404, 'user_not_found', 'User not found');
  if (type === 'signup' && !password)
    throw new AuthError(400, 'validation_failed', 'Signup requires a valid password');
  const user = await insertUser(tx, { email, passwordHash, isConfirmed: false, userMetadata: data ?? {} });
  if (!user) throw new AuthError(409, 'conflict', 'The address was signed up at the same time');
  await auditAuth(tx, { action: 'user_created', userId: user.id, ip });
  return user;
}
