import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseSent } from '@intake/api/contract';
import { z } from 'zod';
import { callerOf } from '../authContext.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../protocol/authError.ts';
import { inAuth } from '../authTables.ts';
import { issueAuthCode } from '../sessions/flowState.ts';
import { PhoneProof, verifyPhone } from '../phones/verifyPhone.ts';
import { openSession } from '../sessions/openSession.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import { requestedRedirect, withFragment, withQuery, withRefusal } from '../protocol/redirect.ts';
import { parseInput } from '../protocol/requestBody.ts';
import { sessionView } from '../sessions/sessionView.ts';
import { findUserByEmail, normalizeEmail } from '../accounts/users.store.ts';
import { limitEverywhere } from './limitEverywhere.ts';
import { CodeType, methodOf, proveByCode, proveByLink } from './redeem.ts';

const ByCode = z.object({
  type: CodeType,
  email: z.string().min(1).max(320),
  token: z.string().min(1).max(200),
});
const ByLink = z.object({ type: CodeType, token_hash: z.string().min(1).max(200) });
const Body = z.union([ByLink, ByCode], {
  error: 'Verify requires a type, and an email and a token or a token hash',
});
const Query = z.object({ type: CodeType, token: z.string().min(1).max(200) });

const worthless = () => new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
const refuse = (): never => {
  throw worthless();
};

/** What the first of two mailboxes is answered with. */
const halfWay = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** POST /verify exchanges what was mailed for a session; GET /verify is where links lead. */
export function verifyRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post('/verify', async (request) => {
    const texted = parseSent(PhoneProof, request.body);
    if (texted.success) return sessionView(context, (await verifyPhone(context, request, texted.data)) ?? refuse());
    const body = parseInput(Body, request.body);
    const { ip } = request;
    const network = networkOf(ip);
    const account = 'email' in body ? normalizeEmail(body.email) : undefined;
    await context.limits.consume({
      verifyAddress: network,
      ...(account !== undefined && { verify: `${account}|${network}` }),
    });
    if (account !== undefined) await limitEverywhere(context, { account, ip, find: (tx) => findUserByEmail(tx, account) });
    const outcome = await inAuth(context.database, async (tx) => {
      const { type } = body;
      const proof =
        'token_hash' in body
          ? await proveByLink(tx, { type, linkToken: body.token_hash, ip })
          : await proveByCode(tx, { type, email: account ?? '', code: body.token, ip });
      if (!proof || proof.isHalfWay) return proof;
      return openSession(tx, proof.user, methodOf(type), callerOf(request));
    });
    if (!outcome) return refuse();
    if (account !== undefined) await context.limits.forgive({ verifyAccount: account, signInAccount: account });
    if (!('session' in outcome)) return { code: 200, msg: halfWay };
    return sessionView(context, outcome);
  });

  // A mail scanner that asks for the head of a link must not use it up.
  app.get('/verify', { exposeHeadRoute: false }, async (request, reply) => {
    const back = requestedRedirect(context.settings, request) ?? context.settings.siteUrl;
    return reply.redirect(await follow(context, request, back), 303);
  });
}

/** Where a link leads on to: with a code or the session, or with what is wrong. */
async function follow(context: AuthContext, request: FastifyRequest, back: string): Promise<string> {
  const { ip } = request;
  await context.limits.consume({ verifyAddress: networkOf(ip) });
  const query = Query.safeParse(request.query);
  if (!query.success) return withRefusal(back, worthless(), { inQuery: false });
  const { type, token } = query.data;
  const isPkce = token.startsWith('pkce_');
  const outcome = await inAuth(context.database, async (tx) => {
    const proof = await proveByLink(tx, { type, linkToken: token, ip });
    if (!proof) return undefined;
    if (proof.isHalfWay) {
      const message = { message: halfWay };
      return withFragment(isPkce ? withQuery(back, message) : back, message);
    }
    if (proof.flowStateId)
      return withQuery(back, { code: await issueAuthCode(tx, proof.flowStateId, proof.user.id) });
    return openSession(tx, proof.user, methodOf(type), callerOf(request));
  });
  if (!outcome) return withRefusal(back, worthless(), { inQuery: isPkce });
  if (typeof outcome === 'string') return outcome;
  const { access_token, refresh_token, token_type, expires_in, expires_at } = await sessionView(
    context,
    outcome,
  );
  return withFragment(back, {
    access_token,
    refresh_token,
    token_type,
    expires_in: String(expires_in),
    expires_at: String(expires_at),
    type,
  });
}
