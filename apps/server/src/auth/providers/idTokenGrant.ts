import { z } from 'zod';
import type { AuthContext, SignedIn } from '../authContext.ts';
import { AuthError } from '../protocol/authError.ts';
import { inAuth } from '../authTables.ts';
import { openSession } from '../sessions/openSession.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import { parseInput } from '../protocol/requestBody.ts';
import type { Caller } from '../sessions/sessions.store.ts';
import { findOrLinkUser } from './identities.ts';
import { ProviderRefusal, findProvider } from './provider.port.ts';
import type { ProviderIdentity, ProviderName } from './provider.port.ts';

const Body = z.object({
  provider: z.string().max(100),
  id_token: z.string().min(1).max(10_000),
  access_token: z.string().max(10_000).nullish(),
  nonce: z.string().max(500).nullish(),
});

/** Whom Supabase Auth names in its refusals. */
const issuers: Record<string, string> = {
  google: 'https://accounts.google.com',
  facebook: 'https://www.facebook.com',
  apple: 'https://appleid.apple.com',
};

/**
 * Exchanges a token that an application got from a provider by itself. Throws 400 `provider_disabled` for a provider
 * that is not offered, `validation_failed` for one that nobody knows, `bad_jwt` for a token that is not good.
 */
export async function idTokenGrant(context: AuthContext, body: unknown, caller: Caller): Promise<SignedIn> {
  const { provider: name, id_token, access_token, nonce } = parseInput(Body, body);
  await context.limits.consume({ authorizeAddress: networkOf(caller.ip) });
  const provider = findProvider(context.providers, name);
  if (!provider?.identifyToken) throw notOffered(name);
  const identity = await provider
    .identifyToken({ idToken: id_token, accessToken: access_token ?? undefined, nonce: nonce ?? undefined })
    .catch(refused);
  return inAuth(context.database, async (tx) => {
    const arrival = { provider: name as ProviderName, identity, linkingUserId: null, ip: caller.ip };
    return openSession(tx, await findOrLinkUser(tx, context.settings, arrival), 'oauth', caller);
  });
}

function notOffered(name: string): AuthError {
  const issuer = Object.hasOwn(issuers, name) ? issuers[name] : undefined;
  return issuer
    ? new AuthError(400, 'provider_disabled', `Provider (issuer "${issuer}") is not enabled`)
    : new AuthError(400, 'validation_failed', `Custom OIDC provider "${name}" not allowed`);
}

function refused(error: unknown): ProviderIdentity {
  throw error instanceof ProviderRefusal ? new AuthError(400, 'bad_jwt', error.message) : error;
}
