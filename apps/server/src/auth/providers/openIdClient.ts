import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
} from 'openid-client';
import type { AuthorizationCodeGrantChecks, Configuration } from 'openid-client';
import { ProviderRefusal } from './provider.port.ts';
import type { ProviderFlow } from './provider.port.ts';

export interface ClientSettings {
  clientId: string;
  clientSecret: string;
}

/** Plain http is for a provider on this machine alone. */
export const isLoopback = (address: string): boolean =>
  ['127.0.0.1', '[::1]', 'localhost'].includes(new URL(address).hostname);

export async function authorizationUrl(
  client: Configuration,
  { redirectUri, state, codeVerifier }: ProviderFlow,
  parameters: Record<string, string>,
): Promise<string> {
  const url = buildAuthorizationUrl(client, {
    ...parameters,
    redirect_uri: redirectUri,
    response_type: 'code',
    state,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  });
  return url.href;
}

/** Exchanges what the provider led back with. Rejects with ProviderRefusal for what it refused or got wrong. */
export async function exchange(
  client: Configuration,
  callback: URL,
  { state, codeVerifier }: ProviderFlow,
  checks: AuthorizationCodeGrantChecks = {},
) {
  try {
    return await authorizationCodeGrant(client, callback, {
      expectedState: state,
      pkceCodeVerifier: codeVerifier,
      ...checks,
    });
  } catch (error) {
    throw asRefusal(error);
  }
}

function asRefusal(error: unknown): unknown {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError)
    return new ProviderRefusal(error.error, error.error_description ?? error.message, { cause: error });
  // The response was there and did not hold; a connection that failed is none of these.
  if (error instanceof ClientError && error.code !== 'OAUTH_TIMEOUT')
    return new ProviderRefusal('server_error', 'Unable to exchange external code', { cause: error });
  return error;
}
