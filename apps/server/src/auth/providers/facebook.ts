import { createHmac } from 'node:crypto';
import { Configuration, allowInsecureRequests, fetchProtectedResource } from 'openid-client';
import { z } from 'zod';
import { authorizationUrl, exchange, isLoopback } from './openIdClient.ts';
import type { ClientSettings } from './openIdClient.ts';
import { ProviderRefusal } from './provider.port.ts';
import type { IdentityProvider } from './provider.port.ts';

const Me = z.object({
  id: z.string().min(1).max(255),
  name: z.string().optional(),
  email: z.string().optional(),
  picture: z.object({ data: z.object({ url: z.string() }) }).optional(),
});

const version = 'v23.0';

/**
 * Facebook, which speaks OAuth and has an answer of its own for who somebody is. It does not say whether an address
 * is proven, so none counts as that.
 */
export function createFacebook({
  clientId,
  clientSecret,
  dialog = 'https://www.facebook.com',
  graph = 'https://graph.facebook.com',
}: ClientSettings & { dialog?: string | undefined; graph?: string | undefined }): IdentityProvider {
  const client = new Configuration(
    {
      issuer: dialog,
      authorization_endpoint: `${dialog}/${version}/dialog/oauth`,
      token_endpoint: `${graph}/${version}/oauth/access_token`,
    },
    clientId,
    clientSecret,
  );
  client.timeout = 5;
  if (isLoopback(graph)) allowInsecureRequests(client);

  return {
    authorizationUrl: (flow, { scopes, parameters }) =>
      authorizationUrl(client, flow, { ...parameters, scope: ['email', scopes].filter(Boolean).join(',') }),
    async identify(callback, flow) {
      const tokens = await exchange(client, callback, flow);
      const url = new URL(`${graph}/${version}/me`);
      url.searchParams.set('fields', 'id,name,email,picture');
      // Shows that the question comes from who holds the secret, not from who found a token.
      const proof = createHmac('sha256', clientSecret).update(tokens.access_token).digest('hex');
      url.searchParams.set('appsecret_proof', proof);
      const answer = await fetchProtectedResource(client, tokens.access_token, url, 'GET');
      const me = Me.safeParse(await answer.json().catch(() => undefined));
      if (!answer.ok || !me.success)
        throw new ProviderRefusal('server_error', 'Error getting user profile from external provider');
      return {
        subject: me.data.id,
        email: me.data.email,
        isEmailVerified: false,
        name: me.data.name,
        picture: me.data.picture?.data.url,
        accessToken: tokens.access_token,
        refreshToken: undefined,
      };
    },
  };
}
