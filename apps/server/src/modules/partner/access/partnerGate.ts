import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PartnerScope } from '@intake/api/rules';
import { bearerOf } from '../../../auth/protocol/bearer.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { AppError, sessionEnded } from '../../../kernel/errors.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { actIn } from '../../../platform/database/actIn.ts';
import type { Database } from '../../../platform/database/database.port.ts';
import type { PartnerLimits } from '../../../platform/limits/partnerLimits.ts';
import type { AccessTokens } from './accessToken.ts';
import { countCall, findKey, findStanding } from './partnerAccess.store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Which partner calls, and for what; null until it is known. */
    partnerCall: { organizationId: string; partnerId: string; operation: string } | null;
  }
}

export interface Wanted {
  scope: PartnerScope;
  /** As it is counted. */
  operation: string;
}

export type PartnerGate = ReturnType<typeof createPartnerGate>;

interface GateParts {
  database: Database;
  clock: Clock;
  tokens: AccessTokens;
  limits: PartnerLimits;
}

/** What lets partners in: who calls, whether they may, how often, and that it was counted. */
export function createPartnerGate({ database, clock, tokens, limits }: GateParts) {
  return {
    /**
     * The partner that calls, as an actor with the rights of its scopes. Throws 401 for a token that is none or no more, 404 for
     * a scope that it lacks, 429 beyond its limit.
     */
    enter: async (request: FastifyRequest, { scope, operation }: Wanted): Promise<Actor> => {
      const token = bearerOf(request.headers.authorization);
      if (!token) throw sessionEnded('no-session');
      const { partnerId, keyId, scopes } = await tokens.read(token, clock.now());
      const standing = await database.asService(null, async (tx) => {
        const found = await findStanding(tx, partnerId);
        if (!found) return undefined;
        await actIn(tx, found.organization_id);
        return (await findKey(tx, partnerId, { id: keyId })) && found;
      });
      if (!standing) throw sessionEnded('client-stopped');
      const { organization_id: organizationId, name: displayName, permissions, calls_per_minute: perMinute } = standing;
      request.partnerCall = { organizationId, partnerId, operation };
      await limits.consume({ [`partner${perMinute}`]: partnerId });
      // A scope that was taken away since is gone at once, although the token names it.
      if (!scopes.includes(scope) || !standing.scopes.includes(scope)) throw new AppError(404, 'scope-missing', `This needs the scope ${scope}.`);
      return {
        userId: partnerId, organizationId, displayName, permissions: new Set(permissions), sessionId: keyId, isSuperAdmin: false, isPhysician: false,
        organizationIds: [organizationId],
      };
    },

    /** Counts each call of the routes of a scope before it is answered. */
    watch: (app: FastifyInstance): void => {
      app.decorateRequest('partnerCall', null);
      app.addHook('onSend', async (request, reply, payload) => {
        const call = request.partnerCall;
        if (!call) return;
        const error = reply.statusCode < 400 ? null : errorIn(payload) ?? String(reply.statusCode);
        // What was done is done, also where it cannot be counted.
        await database.asService(call.organizationId, (tx) => countCall(tx, { ...call, error })).catch((fault: unknown) => request.log.error({ err: fault }, 'a call is not counted'));
      });
    },
  };
}

/** The code of an answer of the house, or of an OperationOutcome of FHIR. */
function errorIn(payload: unknown): string | undefined {
  if (typeof payload !== 'string') return undefined;
  const answer = JSON.parse(payload) as { error?: { code?: string }; issue?: { details?: { text?: string }; code?: string }[] };
  return answer.error?.code ?? answer.issue?.[0]?.code;
}
