import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { auditAuth } from './audit.store.ts';
import type { AuthAction } from './audit.store.ts';
import { asBearer } from './authContext.ts';
import type { AuthContext, SignedIn } from './authContext.ts';
import { AuthError } from './authError.ts';
import type { UserRow } from './authTables.ts';
import { hashPassword, requireStrongPassword, verifyPassword } from './password.ts';
import { guessesAt } from './passwordGrant.ts';
import { endSessions } from './sessions.store.ts';
import { lockUser, normalizeEmail, setPassword, setUserMetadata } from './users.store.ts';
import { passwordAgeKey } from './userView.ts';

export const UserChange = z.object({
  email: z.string().max(320).optional(),
  phone: z.string().max(40).optional(),
  password: z.string().optional(),
  /** Needed to change the password, unless the session comes from a recovery mail. */
  current_password: z.string().optional(),
  data: z.record(z.string(), z.unknown()).optional(),
  app_metadata: z.unknown().optional(),
});
export type UserChange = z.infer<typeof UserChange>;

/** Metadata travels in every access token. */
const maximumMetadata = 8_000;

/**
 * Changes the bearer's password and metadata, together or not at all. Throws 403 `not_admin`, 400 `invalid_credentials`,
 * 409 `conflict`, 422 `weak_password`, `same_password`, `email_provider_disabled`, `phone_provider_disabled`.
 */
export async function changeUser(
  context: AuthContext,
  request: FastifyRequest,
  change: UserChange,
): Promise<SignedIn> {
  const proven =
    change.password === undefined ? undefined : await provePasswordChange(context, request, change);
  const audited = (userId: string, action: AuthAction) => ({ action, userId, ip: request.ip });

  return asBearer(context, request, async (tx, bearer) => {
    const { user, session } = bearer;
    refuseUnavailable(change, user);
    if (change.data) {
      await setUserMetadata(tx, user.id, mergeMetadata(user.raw_user_meta_data, change.data));
      await auditAuth(tx, audited(user.id, 'user_modified'));
    }
    if (proven) {
      if (user.encrypted_password !== proven.replaces)
        throw new AuthError(409, 'conflict', 'The password was changed at the same time');
      await setPassword(tx, user.id, proven.hash);
      await endSessions(tx, 'others', session);
      await auditAuth(tx, audited(user.id, 'user_updated_password'));
    }
    return { ...bearer, user: (await lockUser(tx, user.id)) ?? user };
  });
}

function refuseUnavailable(change: UserChange, user: UserRow): void {
  if (change.app_metadata !== undefined)
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  if (change.email !== undefined && normalizeEmail(change.email) !== user.email)
    throw new AuthError(422, 'email_provider_disabled', 'The email address cannot be changed here');
  if (change.phone) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled');
}

/** Argon2 takes tens of milliseconds, so it runs outside the transaction that holds the user's row. */
async function provePasswordChange(
  context: AuthContext,
  request: FastifyRequest,
  { password = '', current_password = '' }: UserChange,
): Promise<{ hash: string; replaces: string | null }> {
  const { user, session } = await asBearer(context, request, async (_tx, bearer) => bearer);
  requireStrongPassword(password, user.email ?? '');
  const replaces = user.encrypted_password;
  if (replaces && session.amr[0]?.method !== 'recovery') {
    const guesses = guessesAt(user.id, request.ip);
    await context.limits.consume(guesses);
    if (!(await verifyPassword(replaces, current_password)))
      throw new AuthError(400, 'invalid_credentials', 'The current password is not correct');
    await context.limits.forgive(guesses);
  }
  if (replaces && (await verifyPassword(replaces, password)))
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  return { hash: await hashPassword(password), replaces };
}

/** Keys are replaced one by one; null deletes a key. The password's age is the server's to write. */
function mergeMetadata(
  current: Record<string, unknown>,
  change: Record<string, unknown>,
): Record<string, unknown> {
  const merged = Object.fromEntries(
    Object.entries({ ...current, ...change }).filter(
      ([key, value]) => value !== null && key !== passwordAgeKey,
    ),
  );
  if (Buffer.byteLength(JSON.stringify(merged)) > maximumMetadata)
    throw new AuthError(422, 'validation_failed', `User metadata should be at most ${maximumMetadata} bytes`);
  return merged;
}
