import type { FastifyInstance } from 'fastify';
import { partnerAlgorithms, partnerScopes } from '@intake/api/rules';
import type { Routes } from '../../../http/implement.ts';
import { networkOf } from '../../../platform/limits/networkOf.ts';
import type { PublicLimits } from '../../../platform/limits/publicLimits.ts';
import { TooManyAttempts } from '../../../platform/limits/rateLimits.ts';
import { OAuthError } from './oauthError.ts';
import type { createTokenService } from './token.service.ts';

export const tokenPath = '/api/velox/token';

export interface TokenParts {
  tokenService: ReturnType<typeof createTokenService>;
  limits: PublicLimits;
  siteUrl: string;
}

/** Where partners sign in, and where their clients find that out (SMART Backend Services). */
export const tokenRoutes =
  ({ tokenService, limits, siteUrl }: TokenParts): Routes =>
  (app: FastifyInstance) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 64 * 1024 }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    app.setErrorHandler(async (error, _request, reply) => {
      // What the house says of all others is said by its own handler.
      if (!(error instanceof OAuthError) && !(error instanceof TooManyAttempts)) throw error;
      if (error instanceof OAuthError) return reply.status(400).send({ error: error.code, error_description: error.message });
      return reply.status(429).header('retry-after', String(error.retryAfter)).send({ error: 'temporarily_unavailable', error_description: 'Too many requests; wait a little.' });
    });
    app.post(tokenPath, async (request, reply) => {
      await limits.consume({ partnerToken: networkOf(request.ip) });
      const token = await tokenService.issue(request.body ?? {});
      return reply.header('pragma', 'no-cache').send(token);
    });
    app.get('/fhir/.well-known/smart-configuration', async () => ({
      token_endpoint: `${siteUrl}${tokenPath}`,
      grant_types_supported: ['client_credentials'],
      token_endpoint_auth_methods_supported: ['private_key_jwt'],
      token_endpoint_auth_signing_alg_values_supported: partnerAlgorithms,
      scopes_supported: partnerScopes,
      capabilities: ['client-confidential-asymmetric', 'permission-v2'],
    }));
  };
