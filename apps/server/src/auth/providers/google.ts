import { allowInsecureRequests, discovery } from 'openid-client';
import type { Configuration } from 'openid-client';
import { z } from 'zod';
import { authorizationUrl, exchange, isLoopback } from './openIdClient.ts';
import type { ClientSettings } from './openIdClient.ts';
import { ProviderRefusal } from './provider.port.ts';
import type { IdentityProvider } from './provider.port.ts';

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.boolean().default(false),
  name: z.string().optional(),
  picture: z.string().optional(),
});

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

  return {
    authorizationUrl: async (flow, { scopes }) =>
      authorizationUrl(await client(), flow, {
        scope: ['openid email profile', scopes].filter(Boolean).join(' '),
        nonce: flow.nonce,
      }),
    async identify(callback, flow) {
      const tokens = await exchange(await client(), callback, flow, {
        expectedNonce: flow.nonce,
        idTokenExpected: true,
      });
      const claims = Claims.safeParse(tokens.claims());
      if (!claims.success) throw new ProviderRefusal('server_error', 'The provider does not say who it is');
      const { sub, email, email_verified, name, picture } = claims.data;
      return {
        subject: sub,
        email,
        isEmailVerified: email_verified,
        name,
        picture,
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token,
      };
    },
  };
}
