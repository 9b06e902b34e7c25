import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callerOf } from '../authContext.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../protocol/authError.ts';
import { inAuth } from '../authTables.ts';
import type { FlowStateRow } from '../authTables.ts';
import { insertFlow, issueAuthCode } from '../sessions/flowState.ts';
import { openSession } from '../sessions/openSession.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import { withFragment, withQuery, withRefusal } from '../protocol/redirect.ts';
import { sessionView } from '../sessions/sessionView.ts';
import { flowLife, isSameBrowser } from './flowCookie.ts';
import { findOrLinkUser } from './identities.ts';
import { ProviderRefusal, findProvider, unreachable } from './provider.port.ts';
import type { ProviderIdentity, ProviderName } from './provider.port.ts';

const State = z.object({ state: z.uuid() });

/** GET /callback: where other providers lead back to. */
export function callbackRoutes(app: FastifyInstance, context: AuthContext): void {
  app.get('/callback', { exposeHeadRoute: false }, async (request, reply) => {
    await context.limits.consume({ authorizeAddress: networkOf(request.ip) });
    const flow = await takeFlowOf(context, request);
    if (!flow) {
      const error = new AuthError(400, 'bad_oauth_state', 'OAuth state is missing, used or has expired');
      return reply.redirect(
        withRefusal(context.settings.siteUrl, error, { inQuery: true, error: 'invalid_request' }),
        302,
      );
    }
    return reply.redirect(await arrive(context, request, flow), 302);
  });
}

/** The flow that the state names, once, in the browser that began it; a page that holds a secret proves that itself. */
async function takeFlowOf(
  { database }: AuthContext,
  request: FastifyRequest,
): Promise<FlowStateRow | undefined> {
  const state = State.safeParse(request.query).data?.state;
  if (!state) return undefined;
  const flow = await inAuth(database, (tx) =>
    tx
      .deleteFrom('auth.flow_state')
      .where('id', '=', state)
      .where('provider', 'is not', null)
      .where('auth_code_hash', 'is', null)
      .returningAll()
      .executeTakeFirst(),
  );
  if (!flow || flow.created_at.getTime() + flowLife * 1000 <= Date.now()) return undefined;
  const provesItself = flow.code_challenge !== null && flow.linking_user_id === null;
  return provesItself || isSameBrowser(request, flow.id, flow.provider_nonce ?? '') ? flow : undefined;
}

/** Where the browser goes on to: with a code or the session, or with what is wrong. */
async function arrive(context: AuthContext, request: FastifyRequest, flow: FlowStateRow): Promise<string> {
  const back = flow.redirect_to;
  const inQuery = flow.code_challenge !== null;
  try {
    const identity = await identify(context, request, flow);
    return await goOn(context, request, flow, identity);
  } catch (error) {
    if (error instanceof ProviderRefusal) {
      const refusal = new AuthError(400, 'bad_oauth_callback', error.message);
      return withRefusal(back, refusal, { inQuery, error: error.error });
    }
    if (error instanceof AuthError) return withRefusal(back, error, { inQuery });
    request.log.error({ err: error }, 'signing in with another provider failed');
    return withRefusal(back, unreachable(), { inQuery, error: 'server_error' });
  }
}

function identify(
  context: AuthContext,
  request: FastifyRequest,
  flow: FlowStateRow,
): Promise<ProviderIdentity> {
  const redirectUri = `${context.issuer}/callback`;
  const callback = new URL(redirectUri);
  callback.search = new URL(request.url, redirectUri).search;
  const provider = findProvider(context.providers, flow.provider ?? '');
  if (!provider)
    throw new ProviderRefusal('invalid_request', 'Unsupported provider: provider is not enabled');
  return provider.identify(callback, {
    redirectUri,
    state: flow.id,
    nonce: flow.provider_nonce ?? '',
    codeVerifier: flow.provider_code_verifier ?? '',
  });
}

async function goOn(
  context: AuthContext,
  request: FastifyRequest,
  flow: FlowStateRow,
  identity: ProviderIdentity,
): Promise<string> {
  const back = flow.redirect_to;
  const outcome = await inAuth(context.database, async (tx) => {
    const user = await findOrLinkUser(tx, context.settings, {
      provider: flow.provider as ProviderName,
      identity,
      linkingUserId: flow.linking_user_id,
      ip: request.ip,
    });
    if (flow.code_challenge === null) return openSession(tx, user, 'oauth', callerOf(request));
    const { id } = await insertFlow(tx, {
      code_challenge: flow.code_challenge,
      authentication_method: 'oauth',
      redirect_to: back,
      provider_access_token: identity.accessToken,
      provider_refresh_token: identity.refreshToken ?? null,
    });
    return issueAuthCode(tx, id, user.id);
  });
  if (typeof outcome === 'string') return withQuery(back, { code: outcome });
  const session = await sessionView(context, outcome);
  return withFragment(back, {
    access_token: session.access_token,
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    expires_in: String(session.expires_in),
    expires_at: String(session.expires_at),
    provider_token: identity.accessToken,
    ...(identity.refreshToken && { provider_refresh_token: identity.refreshToken }),
  });
}
