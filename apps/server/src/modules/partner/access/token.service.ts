import { decodeJwt, decodeProtectedHeader, errors, importJWK, jwtVerify, type JWTPayload } from 'jose';
import { z } from 'zod';
import type { PartnerScope } from '@intake/api/rules';
import { appendAudit } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { actIn } from '../../../platform/database/actIn.ts';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import { storableJson } from '../../../platform/database/storable.ts';
import { scopesIn, tokenSeconds, type AccessTokens } from './accessToken.ts';
import { OAuthError } from './oauthError.ts';
import { countCall, findKey, findStanding, noteKeyUse, takeOnce, type Standing } from './partnerAccess.store.ts';

/** RFC 7523, section 2.2. */
const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
/** Seconds: no assertion lives longer, and clocks differ by so much. */
const longest = 300;
const skew = 30;

const Form = z.object({
  grant_type: z.string().optional(),
  client_assertion_type: z.string().optional(),
  client_assertion: z.string().max(10_000).optional(),
  scope: z.string().max(4000).optional(),
});

const Claimed = z.object({ iss: z.uuid(), sub: z.uuid() }).refine(({ iss, sub }) => iss === sub);
const Proven = z.object({ jti: z.string().min(8).max(200), exp: z.number() });

export interface IssuedToken {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  scope: string;
}

/** The token, or why there is none: what was refused is written down as well, so the transaction ends either way. */
type Outcome = { token: IssuedToken } | { refused: OAuthError };

const unknown = () => new OAuthError('invalid_client', 'The client is not known, is stopped, or has not this key.');

/** Signs partners in by what they signed themselves (private_key_jwt); no secret of theirs is ever here. */
export function createTokenService({ database, clock, tokens, tokenUrl }: { database: Database; clock: Clock; tokens: AccessTokens; tokenUrl: string }) {
  return {
    /** @param form fields of application/x-www-form-urlencoded. Throws OAuthError. */
    issue: async (form: unknown): Promise<IssuedToken> => {
      const read = Form.safeParse(form);
      if (!read.success) throw new OAuthError('invalid_request', 'A field is malformed or too long.');
      const { grant_type: grant, client_assertion_type: type, client_assertion: assertion, scope } = read.data;
      if (grant !== 'client_credentials') throw new OAuthError('unsupported_grant_type', 'The grant type is client_credentials.');
      if (type !== assertionType || !assertion) throw new OAuthError('invalid_client', `Send a client_assertion of the type ${assertionType}.`);
      const { partnerId, kid } = claimedBy(assertion);
      const outcome = await database.asService(null, async (tx): Promise<Outcome> => {
        const standing = await findStanding(tx, partnerId);
        if (!standing) return { refused: unknown() };
        await actIn(tx, standing.organization_id);
        const result = await signIn(tx, standing, { partnerId, kid, assertion, scope }).catch(asOutcome);
        const error = 'refused' in result ? result.refused.code : null;
        await countCall(tx, { organizationId: standing.organization_id, partnerId, operation: 'token', error });
        await appendAudit(tx, {
          actor: { userId: partnerId, organizationId: standing.organization_id, displayName: standing.name },
          action: 'E', entity: 'partner', entityId: partnerId, outcome: error ? 'refused' : 'success', detail: { event: 'sign-in', ...(error && { error }) },
        });
        return result;
      });
      if ('refused' in outcome) throw outcome.refused;
      return outcome.token;
    },
  };

  async function signIn(tx: Tx, standing: Standing, { partnerId, kid, assertion, scope }: Asked): Promise<Outcome> {
    const key = kid === undefined ? undefined : await findKey(tx, partnerId, { kid });
    if (!key) return { refused: unknown() };
    const now = clock.now();
    const { payload } = await jwtVerify(assertion, await importJWK(key.jwk, key.algorithm), {
      algorithms: [key.algorithm], issuer: partnerId, subject: partnerId, audience: tokenUrl, clockTolerance: skew, currentDate: now,
    });
    const { jti, exp } = proven(payload, now);
    const isFirst = await takeOnce(tx, { organizationId: standing.organization_id, partnerId, jti, until: new Date((exp + skew) * 1000) });
    if (!isFirst) return { refused: new OAuthError('invalid_client', 'This jti was used already.') };
    const scopes = grantedOf(standing.scopes, scope);
    if (scopes.length === 0) return { refused: new OAuthError('invalid_scope', 'None of the scopes is granted to this client.') };
    await noteKeyUse(tx, key.id);
    const access_token = await tokens.sign({ partnerId, keyId: key.id, scopes }, now);
    return { token: { access_token, token_type: 'bearer', expires_in: tokenSeconds, scope: scopes.join(' ') } };
  }
}

interface Asked {
  partnerId: string;
  kid: string | undefined;
  assertion: string;
  scope: string | undefined;
}

/** What the assertion says of itself, before anything of it is proven. */
function claimedBy(assertion: string): { partnerId: string; kid: string | undefined } {
  try {
    const { sub } = Claimed.parse(decodeJwt(assertion));
    return { partnerId: sub, kid: decodeProtectedHeader(assertion).kid };
  } catch {
    throw new OAuthError('invalid_client', 'The assertion is no JWT whose iss and sub are the client id.');
  }
}

function proven(payload: JWTPayload, now: Date): { jti: string; exp: number } {
  const read = Proven.safeParse(storableJson(payload));
  if (!read.success) throw new OAuthError('invalid_client', 'The assertion needs exp, and a jti of 8 to 200 characters.');
  if (read.data.exp > now.getTime() / 1000 + longest + skew) throw new OAuthError('invalid_client', 'An assertion ends within five minutes.');
  return read.data;
}

/** What was asked for and may be had; all of it where nothing is asked for. */
function grantedOf(allowed: readonly PartnerScope[], asked: string | undefined): PartnerScope[] {
  const wanted = asked?.trim() ? scopesIn(asked) : allowed;
  return wanted.filter((scope) => allowed.includes(scope));
}

function asOutcome(error: unknown): Outcome {
  if (error instanceof OAuthError) return { refused: error };
  if (error instanceof errors.JOSEError) return { refused: new OAuthError('invalid_client', `The assertion is refused: ${error.code}.`) };
  throw error;
}
