import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { JWTVerifyGetKey } from 'jose';
import { allowInsecureRequests, discovery } from 'openid-client';
import type { Configuration } from 'openid-client';
import { z } from 'zod';
import { authorizationUrl, exchange, isLoopback } from './openIdClient.ts';
import type { ClientSettings } from './openIdClient.ts';
import { ProviderRefusal } from './provider.port.ts';
import type { IdentityProvider, ProviderIdentity } from './provider.port.ts';

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.boolean().default(false),
  name: z.string().optional(),
  picture: z.string().optional(),
});

function identityOf(claimed: unknown, { access, refresh }: { access: string; refresh: string | undefined }): ProviderIdentity {
  const claims = Claims.safeParse(claimed);
  if (!claims.success) throw new ProviderRefusal('server_error', 'The provider does not say who it is');
  const { sub, email, email_verified, name, picture } = claims.data;
  return {
    subject: sub,
    email,
    isEmailVerified: email_verified,
    name,
    picture,
    accessToken: access,
    refreshToken: refresh,
  };
}

/** Google, or another OpenID provider at `issuer`, found by its discovery document. */
export function createGoogle({
  clientId,
  clientSecret,
  issuer = 'https://accounts.google.com',
}: ClientSettings & { issuer?: string | undefined }): IdentityProvider {
  let found: Promise<Configuration> | undefined;
  // Asked when it is first wanted, and again after a failure.
  const client = () =>
    (found ??= discovery(new URL(issuer), clientId, clientSecret, undefined, {
      execute: isLoopback(issuer) ? [allowInsecureRequests] : [],
      timeout: 5,
    }).catch((error: unknown) => {
      found = undefined;
      throw error;
    }));

  let keys: JWTVerifyGetKey | undefined;

  return {
    authorizationUrl: async (flow, { scopes, parameters }) =>
      authorizationUrl(await client(), flow, {
        ...parameters,
        scope: ['openid email profile', scopes].filter(Boolean).join(' '),
        nonce: flow.nonce,
      }),
    async identify(callback, flow) {
      const tokens = await exchange(await client(), callback, flow, {
        expectedNonce: flow.nonce,
        idTokenExpected: true,
      });
      return identityOf(tokens.claims(), { access: tokens.access_token, refresh: tokens.refresh_token });
    },
    async identifyToken({ idToken, accessToken, nonce }) {
      const metadata = (await client()).serverMetadata();
      keys ??= createRemoteJWKSet(new URL(metadata.jwks_uri ?? ''), { timeoutDuration: 5_000 });
      const { payload } = await jwtVerify(idToken, keys, {
        issuer: metadata.issuer,
        audience: clientId,
        algorithms: ['RS256', 'ES256'],
        requiredClaims: ['sub', 'iat', 'exp'],
      }).catch((error: unknown) => {
        throw error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)
          ? new ProviderRefusal('invalid request', 'Bad ID token', { cause: error })
          : error;
      });
      const wanted = nonce && createHash('sha256').update(nonce).digest('hex');
      if (payload['nonce'] !== wanted)
        throw new ProviderRefusal('invalid nonce', 'Nonces mismatch');
      return identityOf(payload, { access: accessToken ?? '', refresh: undefined });
    },
  };
}
