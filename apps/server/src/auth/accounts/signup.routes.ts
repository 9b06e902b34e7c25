import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { loadAccount } from './account.ts';
import type { Account } from './account.ts';
import { auditAuth } from '../audit.store.ts';
import { callerOf } from '../authContext.ts';
import type { AuthContext, SignedIn } from '../authContext.ts';
import { AuthError } from '../protocol/authError.ts';
import { inAuth } from '../authTables.ts';
import type { AuthTx } from '../authTables.ts';
import { wayBack, writeCode, writeInvitation } from '../codes/writeCode.ts';
import type { WayBack, WrittenCode } from '../codes/writeCode.ts';
import { refuseFirstClaim } from './firstClaim.ts';
import { Challenge, challengeOf } from '../sessions/flowState.ts';
import { openSession } from '../sessions/openSession.ts';
import { signUpByPhone } from '../phones/signUpByPhone.ts';
import { phoneIn } from '../phones/textCode.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import { inLeastTime } from '../../platform/clock/leastTime.ts';
import { parseInput } from '../protocol/requestBody.ts';
import { seemingly } from './seemingly.ts';
import { sessionView } from '../sessions/sessionView.ts';
import type { Caller } from '../sessions/sessions.store.ts';
import { EmailAddress, UserData } from './userInput.ts';
import { confirmEmail, findUserByEmail, insertAnonymous, insertUser } from './users.store.ts';
import { userView } from './userView.ts';

const Body = Challenge.extend({
  email: EmailAddress.nullish(),
  phone: z.string().nullish(),
  password: z.string().default(''),
  data: UserData.nullish(),
});

/** What came of it: a session when addresses need no proof, or the account with the mail that proves its own. */
type Outcome = { signedIn: SignedIn } | { account: Account; mail: WrittenCode };

/** POST /signup: an account of one's own, of an address or a telephone number. One that has one already gets an answer that does not say so. */
export function signupRoutes(app: FastifyInstance, context: AuthContext): void {
  const { settings, limits, passwords } = context;
  app.post('/signup', async (request) => {
    const { email, phone, password, data, ...challenge } = parseInput(Body, request.body);
    if (phone && email) throw new AuthError(400, 'validation_failed', 'Only an email address or phone number should be provided on signup.');
    const number = phone ? phoneIn(context, phone, 'signUp') : undefined;
    const isAnonymous = !email && !number && !password;
    if (isAnonymous && !settings.isAnonymousOpen)
      throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
    if (!settings.isSignupOpen)
      throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
    if (isAnonymous) return sessionView(context, await beginAnonymously(context, data ?? {}, callerOf(request)));
    if (!password) throw new AuthError(400, 'validation_failed', 'Signup requires a valid password');
    if (number) return outcomeView(context, await signUpByPhone(context, request, { phone: number, password, userMetadata: data ?? {} }));
    if (!email) throw new AuthError(400, 'validation_failed', 'Signup requires a valid email address');
    await passwords.requireStrong(password, email);
    const back = wayBack(context, request, challengeOf(challenge));
    const network = networkOf(request.ip);
    await limits.consume({
      signUp: `${email}|${network}`,
      signUpAddress: network,
      ...(!settings.isAutoconfirm && { mailGap: `confirmation|${email}` }),
    });

    const passwordHash = await passwords.hash(password);
    const wish = { email, password, passwordHash, userMetadata: data ?? {} };
    const work = inAuth(context.database, (tx) => signUp(context, tx, wish, back, callerOf(request)));
    const send = async () => {
      const outcome = await work;
      if (outcome && 'mail' in outcome) await context.sendMail(outcome.mail);
      return outcome;
    };
    const outcome = await inLeastTime(context.pause, send());
    return outcomeView(context, outcome ?? { account: { ...seemingly(wish), identities: [] } });
  });
}

const outcomeView = async (context: AuthContext, outcome: { signedIn: SignedIn } | { account: Account }): Promise<object> =>
  'signedIn' in outcome ? sessionView(context, outcome.signedIn) : userView(outcome.account);

/** Somebody who does not say who they are; the account is theirs as long as the session is. */
async function beginAnonymously(
  { database, limits }: AuthContext,
  userMetadata: Record<string, unknown>,
  caller: Caller,
): Promise<SignedIn> {
  await limits.consume({ anonymousAddress: networkOf(caller.ip) });
  return inAuth(database, async (tx) => {
    const user = await insertAnonymous(tx, userMetadata);
    await auditAuth(tx, { action: 'user_created', userId: user.id, ip: caller.ip, traits: { anonymous: true } });
    return openSession(tx, user, 'anonymous', caller);
  });
}

interface Wish {
  email: string;
  password: string;
  passwordHash: string;
  userMetadata: Record<string, unknown>;
}

/** Undefined for an address that has an account which is in use. */
async function signUp(
  context: AuthContext,
  tx: AuthTx,
  wish: Wish,
  back: WayBack,
  caller: Caller,
): Promise<Outcome | undefined> {
  const { isAutoconfirm } = context.settings;
  const known = await findUserByEmail(tx, wish.email);
  if (known?.email_confirmed_at) {
    if (isAutoconfirm) throw new AuthError(422, 'user_already_exists', 'User already registered');
    return undefined;
  }
  const user = known ?? (await insertUser(tx, { ...wish, isConfirmed: isAutoconfirm, isClaim: true }));
  if (!user) throw new AuthError(409, 'conflict', 'The address was signed up at the same time');
  if (known) await refuseFirstClaim(context, tx, known, wish.password);
  else await auditAuth(tx, { action: 'user_created', userId: user.id, ip: caller.ip });
  if (user.email_confirmed_at)
    return { signedIn: await openSession(tx, await confirmEmail(tx, user.id), 'password', caller) };
  const mail = user.invited_at
    ? await writeInvitation(context, tx, user)
    : await writeCode(context, tx, { user, kind: 'confirmation', email: wish.email, back });
  // What an earlier sign-up or an invitation said of the person is not for whoever knows the address.
  if (known) return { account: seemingly(wish), mail };
  return { account: await loadAccount(tx, { ...user, confirmation_sent_at: new Date() }), mail };
}
