import { recoveryMinutes } from '@intake/api/rules';
import type { FastifyRequest } from 'fastify';
import type { AuthContext, SignedIn } from '../authContext.ts';
import { AuthError } from '../protocol/authError.ts';
import { inAuth } from '../authTables.ts';
import type { SessionRow, UserRow } from '../authTables.ts';
import { asBearer } from '../protocol/bearer.ts';
import { redeemCode } from '../codes/oneTimeCode.ts';

export interface PasswordChange {
  password: string;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  current_password?: string | null | undefined;
  nonce?: string | null | undefined;
}

export interface ProvenPassword {
  hash: string;
  /** The hash that it may replace. */
  replaces: string | null;
}

/**
 * Checks that the bearer may set this password, and hashes it. Argon2 takes tens of milliseconds, so that happens
 * outside the transaction that holds the user's row.
 * Throws 400 `invalid_credentials`, 422 `weak_password`, `same_password`, `validation_failed`, `reauthentication_not_valid`.
 */
export async function provePasswordChange(
  context: AuthContext,
  request: FastifyRequest,
  change: PasswordChange,
): Promise<ProvenPassword> {
  const bearer = await asBearer(context, request, async (_tx, found) => found);
  const { user } = bearer;
  const { passwords } = context;
  await passwords.requireStrong(change.password, user.email ?? user.phone ?? '');
  if (user.is_anonymous && !change.email && !change.phone)
    throw new AuthError(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    );
  const replaces = user.encrypted_password;
  if (replaces) {
    if (change.nonce) await proveByNonce(context, bearer, change.nonce);
    else if (!isFreshRecovery(bearer.session)) await proveByPassword(context, bearer, change.current_password);
    if (await passwords.verify(replaces, change.password))
      throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  return { hash: await passwords.hash(change.password), replaces };
}

/** Who has just shown a mailed code for a new password need not know the old one; minutes later they must. */
const isFreshRecovery = ({ amr }: SessionRow): boolean =>
  amr.some(({ method, timestamp }) => method === 'recovery' && Date.now() / 1000 - timestamp < recoveryMinutes * 60);

/** Of whoever holds a session, from wherever: nobody else can fill these. */
const guessesOf = ({ id }: UserRow) => ({ signInBurst: `bearer|${id}`, signInSlow: `bearer|${id}` });

async function proveByPassword(
  { limits, passwords }: AuthContext,
  { user }: SignedIn,
  password: string | null | undefined,
): Promise<void> {
  const guesses = guessesOf(user);
  await limits.consume(guesses);
  if (!(await passwords.verify(user.encrypted_password, password ?? '')))
    throw new AuthError(400, 'invalid_credentials', 'The current password is not correct');
  await limits.forgive(guesses);
}

async function proveByNonce(
  { limits, database }: AuthContext,
  { user }: SignedIn,
  nonce: string,
): Promise<void> {
  await limits.consume(guessesOf(user));
  const code = {
    userId: user.id,
    kinds: ['reauthentication' as const],
    address: user.email ?? user.phone ?? '',
    code: nonce,
  };
  if (!(await inAuth(database, (tx) => redeemCode(tx, code))))
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
}
