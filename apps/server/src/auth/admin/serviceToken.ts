import type { FastifyRequest } from 'fastify';
import { SignJWT } from 'jose';
import { headerOf } from '../tokens/accessToken.ts';
import { AuthError } from '../protocol/authError.ts';
import { withToken } from '../protocol/bearer.ts';
import type { SigningKeys } from '../tokens/signingKeys.ts';
import { roleReader } from '../tokens/tokenVerifier.ts';

const serviceRole = 'service_role';
/** What programs with the shared secret call themselves. */
const roles = [serviceRole, 'supabase_admin'];

/**
 * A token for programs that administer accounts. It belongs to no session and cannot be called back, so it is short.
 * @param hours for which it is good
 */
export function issueServiceToken(
  { issuer, keys }: { issuer: string; keys: SigningKeys },
  hours: number,
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ role: serviceRole })
    .setProtectedHeader(headerOf(keys))
    .setIssuer(issuer)
    .setIssuedAt(now)
    .setExpirationTime(now + hours * 3600)
    .sign(keys.current.key);
}

/** Lets programs with a service token pass. Throws 401 `no_authorization`, 403 `bad_jwt` and `not_admin`. */
export function serviceGuard({ issuer, keys }: { issuer: string; keys: SigningKeys }) {
  const readRole = roleReader(issuer, keys);
  return async (request: FastifyRequest): Promise<void> => {
    if (!roles.includes(await withToken(request, readRole)))
      throw new AuthError(403, 'not_admin', 'User not allowed');
  };
}
