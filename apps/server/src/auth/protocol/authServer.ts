import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../../platform/database/faults.ts';
import { AuthError, apiVersionHeader, errorBody, wantsStringCodes } from './authError.ts';
import type { AuthContext } from '../authContext.ts';
import { adminRoutes } from '../admin/admin.routes.ts';
import { codeMailRoutes } from '../codes/codeMail.routes.ts';
import { verifyRoutes } from '../codes/verify.routes.ts';
import { factorRoutes } from '../factors/factors.routes.ts';
import { logoutRoutes } from '../sessions/logout.routes.ts';
import { providerRoutes } from '../providers/authorize.routes.ts';
import { settingsRoutes } from './settings.routes.ts';
import { signupRoutes } from '../accounts/signup.routes.ts';
import { tokenRoutes } from '../sessions/token.routes.ts';
import { userRoutes } from '../accounts/user.routes.ts';

const families = [
  tokenRoutes,
  signupRoutes,
  codeMailRoutes,
  verifyRoutes,
  logoutRoutes,
  userRoutes,
  factorRoutes,
  providerRoutes,
  settingsRoutes,
  adminRoutes,
];

/**
 * Answers the protocol of Supabase Auth. Register it with the prefix `/auth/v1`.
 * @param allowedOrigins other than this server's own whose pages may call, such as https://intake.example
 */
export function authServer(context: AuthContext, allowedOrigins: string[] = []) {
  const origins = new Set(allowedOrigins);
  return async (app: FastifyInstance): Promise<void> => {
    readJsonBodies(app);
    app.addHook('onRequest', async (request, reply) => {
      setHeaders(request, reply, origins);
      if (request.method === 'OPTIONS') return reply.code(204).send();
    });
    app.setErrorHandler(answerError);
    for (const family of families) family(app, context);
    app.post('/sso', () => {
      throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
    });
    app.all('/*', () => {
      throw new AuthError(404, 'validation_failed', 'This endpoint is not offered');
    });
  };
}

/** supabase-js announces JSON and sends nothing with some calls; that is an empty object here. */
function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    (request, body, done) => {
      if (body === '') done(null, {});
      else void parse(request, body as string, done);
    },
  );
}

function setHeaders(request: FastifyRequest, reply: FastifyReply, origins: Set<string>): void {
  reply.header('cache-control', 'no-store').header('vary', 'Origin, X-Supabase-Api-Version');
  if (wantsStringCodes(request.headers[apiVersionHeader]))
    reply.header(apiVersionHeader, request.headers[apiVersionHeader]);
  const { origin } = request.headers;
  if (!origin || !origins.has(origin)) return;
  reply
    .header('access-control-allow-origin', origin)
    .header(
      'access-control-expose-headers',
      'X-Total-Count, Link, X-Sb-Error-Code, X-Supabase-Api-Version, Retry-After',
    );
  if (request.method === 'OPTIONS')
    reply
      .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
      .header(
        'access-control-allow-headers',
        'Authorization, Content-Type, Apikey, X-Client-Info, X-Supabase-Api-Version',
      )
      .header('access-control-max-age', '600');
}

function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toAuthError(thrown);
  if (error.status >= 500) request.log.error({ err: thrown }, 'sign-in service failed');
  if (error.retryAfter) reply.header('retry-after', error.retryAfter);
  return reply
    .code(error.status)
    .header('x-sb-error-code', error.code)
    .send(errorBody(error, wantsStringCodes(request.headers[apiVersionHeader])));
}

/** What we did not mean to answer is a 500: clients retry it and keep their session. */
function toAuthError(thrown: unknown): AuthError {
  if (thrown instanceof AuthError) return thrown;
  const { statusCode = 500, code = '' } = (thrown ?? {}) as { statusCode?: number; code?: string };
  if (statusCode === 413) return new AuthError(413, 'validation_failed', 'The request is too large');
  if (statusCode === 415) return new AuthError(415, 'bad_json', 'Send the body as application/json');
  if (statusCode === 400 && !/^\d/.test(code))
    return new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  // Postgres: somebody else has it since we looked.
  if (code === '23505') return new AuthError(409, 'conflict', 'It was taken at the same time');
  // Postgres: a value that it cannot hold.
  if (code.startsWith('22')) return new AuthError(400, 'validation_failed', 'A value cannot be stored as it is');
  return new AuthError(
    isUnavailable(thrown) ? 503 : 500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
  );
}
