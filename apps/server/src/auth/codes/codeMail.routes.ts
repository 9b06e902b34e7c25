import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isBanned } from '../accounts/account.ts';
import { auditAuth } from '../audit.store.ts';
import type { AuthContext } from '../authContext.ts';
import { asBearer } from '../protocol/bearer.ts';
import { AuthError } from '../protocol/authError.ts';
import { inAuth } from '../authTables.ts';
import type { AuthTx, UserRow } from '../authTables.ts';
import { Challenge, challengeOf } from '../sessions/flowState.ts';
import { textAgain, textConsent, textSignIn } from '../phones/phoneCodes.ts';
import { phoneIn } from '../phones/textCode.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import { inLeastTime } from '../../platform/clock/leastTime.ts';
import { parseInput } from '../protocol/requestBody.ts';
import { findUserByEmail, insertUser, normalizeEmail } from '../accounts/users.store.ts';
import { EmailAddress, UserData } from '../accounts/userInput.ts';
import { writeCode, writeInvitation, wayBack } from './writeCode.ts';
import type { WayBack, WrittenCode } from './writeCode.ts';

const RecoverBody = Challenge.extend({ email: z.string().default('') });
const OtpBody = Challenge.extend({
  email: EmailAddress.optional(),
  phone: z.string().optional(),
  data: UserData.optional(),
  create_user: z.boolean().default(true),
});
const ResendBody = z.object({
  email: z.string().optional(),
  type: z.enum(['signup', 'email_change', 'sms', 'phone_change'], { error: () => missingType() }),
  phone: z.string().optional(),
  ...Challenge.shape,
});

/** Who gets which mail, if anybody. */
type Write = (tx: AuthTx, user: UserRow | undefined, back: WayBack) => Promise<WrittenCode[]>;

/** POST /recover, /otp, /magiclink and /resend, GET /reauthenticate: mail or text a code. Nobody learns whom they know. */
export function codeMailRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post('/recover', async (request) => {
    const { email, ...challenge } = parseInput(RecoverBody, request.body);
    if (!email) throw new AuthError(400, 'validation_failed', 'Password recovery requires an email');
    return answer(context, request, { ...challenge, email: parseInput(EmailAddress, email), topic: 'recovery' }, async (tx, user, back) => {
      if (!user?.email) return [];
      await auditAuth(tx, { action: 'user_recovery_requested', userId: user.id, ip: request.ip });
      return [await writeCode(context, tx, { user, kind: 'recovery', email: user.email, back })];
    });
  });

  for (const path of ['/otp', '/magiclink'])
    app.post(path, async (request) => {
      const { data, create_user, phone, email, ...challenge } = parseInput(OtpBody, request.body);
      if (phone)
        return textSignIn(context, request, { phone: phoneIn(context, phone, 'code'), data: data ?? {}, isNewWelcome: create_user });
      if (!email) throw new AuthError(400, 'validation_failed', 'An email address is required');
      return answer(context, request, { ...challenge, email, topic: 'sign-in' }, async (tx, known, back) => {
        const user =
          known ?? (create_user ? await signUpWithoutPassword(context, tx, email, data) : undefined);
        if (!user?.email) return [];
        // Nobody but who reads this mail proves a sign-up by it that was there before.
        const kind = known ? 'sign-in' : 'confirmation';
        return [await writeCode(context, tx, { user, kind, email: user.email, back })];
      });
    });

  app.post('/resend', async (request) => {
    const { type, email, phone, ...challenge } = parseInput(ResendBody, request.body);
    if (phone && !email && (type === 'sms' || type === 'phone_change'))
      return textAgain(context, request, { phone: phoneIn(context, phone, 'resend'), type });
    if (!email || phone) throw cannotResend(type, email);
    const topic = type === 'signup' ? 'confirmation' : 'email-change';
    return answer(context, request, { ...challenge, email: parseInput(EmailAddress, email), topic }, async (tx, user, back) => {
      if (!user?.email) return [];
      if (type === 'email_change') return writeEmailChange(context, tx, user, back);
      if (user.email_confirmed_at) return [];
      if (user.invited_at) return [await writeInvitation(context, tx, user)];
      return [await writeCode(context, tx, { user, kind: 'confirmation', email: user.email, back })];
    });
  });

  app.get('/reauthenticate', { exposeHeadRoute: false }, async (request) => {
    const { user } = await asBearer(context, request, async (_tx, bearer) => bearer);
    if (!user.email && user.phone_confirmed_at && user.phone) return textConsent(context, request, { id: user.id, phone: phoneIn(context, user.phone, 'account') });
    if (!user.email)
      throw new AuthError(422, 'validation_failed', 'Reauthentication requires the user to have an email or a phone number');
    const wanted = { email: user.email, topic: 'reauthentication' };
    return answer(context, request, wanted, async (tx, found) =>
      found?.email
        ? [await writeCode(context, tx, { user: found, kind: 'reauthentication', email: found.email })]
        : [],
    );
  });
}

/** The mail for a new password, for an administrator; nothing happens for an address without an account. */
export async function mailRecovery(context: AuthContext, email: string, back: WayBack): Promise<void> {
  const account = normalizeEmail(email);
  await context.limits.consume({ mailGap: `recovery|${account}` });
  const mail = await inAuth(context.database, async (tx) => {
    const user = await findUserByEmail(tx, account);
    if (!user?.email || isBanned(user)) return undefined;
    await auditAuth(tx, { action: 'user_recovery_requested', userId: user.id, ip: null });
    return writeCode(context, tx, { user, kind: 'recovery', email: user.email, back });
  });
  if (mail) await context.sendMail(mail);
}

/** The two mails of an address that is to be changed; none when none is. */
export async function writeEmailChange(
  context: AuthContext,
  tx: AuthTx,
  user: UserRow,
  back: WayBack,
): Promise<WrittenCode[]> {
  if (!user.email_change) return [];
  const wanted = await writeCode(context, tx, { user, kind: 'email-change', email: user.email_change, back });
  if (!user.email) return [wanted];
  const notice = await writeCode(context, tx, {
    user,
    kind: 'email-change-notice',
    email: user.email,
    back: { ...back, codeChallenge: undefined },
  });
  return [wanted, notice];
}

async function signUpWithoutPassword(
  { settings }: AuthContext,
  tx: AuthTx,
  email: string,
  data: Record<string, unknown> = {},
): Promise<UserRow | undefined> {
  if (!settings.isSignupOpen) return undefined;
  return insertUser(tx, { email, isConfirmed: false, isClaim: true, userMetadata: data });
}

interface Wanted extends z.output<typeof Challenge> {
  email: string;
  /** Mails of one topic have a minute between them. */
  topic: string;
}

async function answer(
  context: AuthContext,
  request: FastifyRequest,
  { email, topic, ...challenge }: Wanted,
  write: Write,
): Promise<object> {
  const account = normalizeEmail(email);
  const network = networkOf(request.ip);
  const back = wayBack(context, request, challengeOf(challenge));
  await context.limits.consume({
    mailGap: `${topic}|${account}`,
    mailAccount: `${account}|${network}`,
    mailAddress: network,
  });
  const send = async () => {
    const mails = await inAuth(context.database, async (tx) => {
      const user = await findUserByEmail(tx, account);
      return user && isBanned(user) ? [] : write(tx, user, back);
    });
    for (const mail of mails) await context.sendMail(mail);
  };
  await inLeastTime(context.pause, send());
  return {};
}

function missingType(): never {
  throw new AuthError(400, 'validation_failed', 'Missing one of these types: signup, email_change, sms, phone_change');
}

/** Why nothing is sent again without an address, or with a phone number. */
function cannotResend(type: string, email: string | undefined): AuthError {
  const invalid = (message: string) => new AuthError(400, 'validation_failed', message);
  if (email) return invalid('Only an email address or phone number should be provided.');
  if (type === 'signup') return invalid('Type provided requires an email address');
  if (type === 'sms') return invalid('Type provided requires a phone number');
  return invalid('Missing one of these parameters: email or phone');
}
