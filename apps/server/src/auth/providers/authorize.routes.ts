import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomPKCECodeVerifier } from 'openid-client';
import { z } from 'zod';
import { auditAuth } from '../audit.store.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../protocol/authError.ts';
import { inAuth } from '../authTables.ts';
import { asBearer, bearerFirst } from '../protocol/bearer.ts';
import { requireSecondFactor } from '../accounts/changeUser.ts';
import { Challenge, challengeOf, insertFlow } from '../sessions/flowState.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import { requestedRedirect, withRefusal } from '../protocol/redirect.ts';
import { parseInput } from '../protocol/requestBody.ts';
import { lockUser, updateUser } from '../accounts/users.store.ts';
import { callbackRoutes } from './callback.routes.ts';
import { keepInBrowser, newBrowserSecret } from './flowCookie.ts';
import { rememberProviders } from './identities.ts';
import { findProvider, unreachable } from './provider.port.ts';

const Query = Challenge.extend({
  provider: z.string().max(50),
  scopes: z
    .string()
    .regex(/^[\w.:/ -]{0,500}$/, 'scopes are separated by blanks')
    .optional(),
  skip_http_redirect: z.stringbool().default(false),
});
const Params = z.object({ id: z.string() });

/** Signing in with another provider, and linking one to the account that one is signed in to. */
export function providerRoutes(app: FastifyInstance, context: AuthContext): void {
  callbackRoutes(app, context);

  app.get('/authorize', { exposeHeadRoute: false }, async (request, reply) => {
    const url = await begin(context, request, reply, null);
    return parseInput(Query, request.query).skip_http_redirect ? { url } : reply.redirect(url, 302);
  });

  const bearer = bearerFirst(context);
  app.get('/user/identities/authorize', { ...bearer, exposeHeadRoute: false }, async (request, reply) => {
    requireLinking(context);
    const userId = await asBearer(context, request, async (_tx, bearer) => {
      requireSecondFactor(bearer);
      return bearer.user.id;
    });
    const url = await begin(context, request, reply, userId);
    return parseInput(Query, request.query).skip_http_redirect ? { url } : reply.redirect(url, 302);
  });

  app.delete('/user/identities/:id', bearer, (request) => {
    requireLinking(context);
    const { id } = parseInput(Params, request.params);
    return asBearer(context, request, async (tx, bearer) => {
      requireSecondFactor(bearer);
      const { identities, user } = bearer;
      const identity = identities.find((own) => own.id === id);
      if (!identity) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist");
      if (identities.length === 1)
        throw new AuthError(
          422,
          'single_identity_not_deletable',
          'User must have at least 1 identity after unlinking',
        );
      // The address is how people are written to, whichever way they sign in.
      if (identity.provider === 'email')
        throw new AuthError(422, 'email_conflict_identity_not_deletable', 'The email identity stays');
      await tx.deleteFrom('auth.identities').where('id', '=', id).execute();
      if (identity.provider === 'phone') await updateUser(tx, user.id, { phone: null, phone_confirmed_at: null });
      await rememberProviders(tx, (await lockUser(tx, user.id)) ?? user);
      const traits = { provider: identity.provider };
      await auditAuth(tx, { action: 'identity_unlinked', userId: user.id, ip: request.ip, traits });
      return {};
    });
  });
}

function requireLinking({ settings }: AuthContext): void {
  if (!settings.isLinkingOpen)
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
}

/** What belongs to us, or to the flow itself; anything else in the query is for the provider. */
const ownParameters = new Set([
  ...Object.keys(Query.shape),
  'redirect_to',
  'redirect_uri',
  'client_id',
  'client_secret',
  'response_type',
  'response_mode',
  'scope',
  'state',
  'nonce',
  'request',
  'request_uri',
]);

const forProvider = (request: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.query as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !ownParameters.has(entry[0]),
    ),
  );

/** Keeps what the way back needs. @returns where the browser goes on to */
async function begin(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  linkingUserId: string | null,
): Promise<string> {
  const { issuer, settings, database } = context;
  await context.limits.consume({ authorizeAddress: networkOf(request.ip) });
  const query = parseInput(Query, request.query);
  const provider = findProvider(context.providers, query.provider);
  if (!provider)
    throw new AuthError(400, 'validation_failed', 'Unsupported provider: provider is not enabled');
  const codeVerifier = randomPKCECodeVerifier();
  const { secret, nonce } = newBrowserSecret();
  const flow = await inAuth(database, (tx) =>
    insertFlow(tx, {
      code_challenge: challengeOf(query) ?? null,
      authentication_method: 'oauth',
      redirect_to: requestedRedirect(settings, request) ?? settings.siteUrl,
      provider: query.provider,
      provider_code_verifier: codeVerifier,
      provider_nonce: nonce,
      linking_user_id: linkingUserId,
    }),
  );
  keepInBrowser(reply, issuer, flow.id, secret);
  const redirectUri = `${issuer}/callback`;
  const wishes = { scopes: query.scopes, parameters: forProvider(request) };
  return provider
    .authorizationUrl({ redirectUri, state: flow.id, nonce, codeVerifier }, wishes)
    .catch((error: unknown) => {
      request.log.error({ err: error }, 'an identity provider cannot be reached');
      const inQuery = flow.code_challenge !== null;
      return withRefusal(flow.redirect_to, unreachable(), { inQuery, error: 'server_error' });
    });
}
