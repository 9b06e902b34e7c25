import { SignJWT } from 'jose';
import type { SigningKeys } from './signingKeys.ts';
import { audience } from './tokenVerifier.ts';
import type { SessionRow, UserRow } from '../authTables.ts';
import { userMetadata } from '../accounts/userView.ts';

export const headerOf = ({ current: { alg, kid } }: SigningKeys) => ({ alg, ...(kid && { kid }), typ: 'JWT' });

/** Seconds. */
export const accessTokenLife = 3600;

/** @returns the signed token and when it ends, in seconds since 1970 */
export async function issueAccessToken(
  { issuer, keys }: { issuer: string; keys: SigningKeys },
  user: UserRow,
  session: SessionRow,
): Promise<{ token: string; expiresAt: number }> {
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + accessTokenLife;
  const token = await new SignJWT({
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: userMetadata(user),
    role: user.role,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    refresh_token_counter: Number(session.refresh_token_counter),
    is_anonymous: user.is_anonymous,
  })
    .setProtectedHeader(headerOf(keys))
    .setIssuer(issuer)
    .setSubject(user.id)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(keys.current.key);
  return { token, expiresAt };
}
