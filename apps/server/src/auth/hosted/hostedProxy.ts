import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../kernel/errors.ts';
import type { Routes } from '../../http/implement.ts';
import { AuthError, apiVersionHeader, errorBody, wantsStringCodes } from '../protocol/authError.ts';

/** What the client and the service have to say to each other; cookies and addresses are not among it. */
const passedOn = ['authorization', 'content-type', 'user-agent', 'x-client-info', apiVersionHeader];
const passedBack = [
  'content-type',
  'location',
  'link',
  'retry-after',
  'x-sb-error-code',
  'x-total-count',
  apiVersionHeader,
];

const bodyLimit = 64 * 1024;

/**
 * Passes /auth/v1 on to a hosted project, so that the same portal works with it as it was built: its address and key
 * are settings of this server alone.
 * @param issuer `https://<project>/auth/v1`
 */
export const hostedRoutes =
  ({ issuer, publishableKey }: { issuer: string; publishableKey: string }): Routes =>
  (app) =>
    void app.register(
      async (scope: FastifyInstance) => {
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
          done(null, body),
        );
        scope.all('/*', (request, reply) => passOn(request, reply, issuer, publishableKey));
      },
      { prefix: '/auth/v1' },
    );

async function passOn(
  request: FastifyRequest,
  reply: FastifyReply,
  issuer: string,
  publishableKey: string,
): Promise<FastifyReply> {
  const { method, headers, body } = request;
  const target = new URL(`${issuer}${request.url.slice('/auth/v1'.length)}`);
  // Dots, plain or encoded, lead nowhere else in the project.
  if (!target.href.startsWith(`${issuer}/`)) throw notFound();
  try {
    const answer = await fetch(target, {
      method,
      redirect: 'manual',
      headers: {
        ...Object.fromEntries(
          passedOn.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
        ),
        apikey: publishableKey,
      },
      ...(body instanceof Buffer && method !== 'GET' && method !== 'HEAD' && { body: new Uint8Array(body) }),
      signal: AbortSignal.timeout(15_000),
    });
    for (const name of passedBack) {
      const value = answer.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    return await reply
      .code(answer.status)
      .header('cache-control', 'no-store')
      .send(Buffer.from(await answer.arrayBuffer()));
  } catch (error) {
    request.log.error({ err: error }, 'the hosted sign-in service cannot be reached');
    // Clients retry a 503 and keep their session.
    const away = new AuthError(503, 'unexpected_failure', 'The sign-in service cannot be reached');
    return reply
      .code(away.status)
      .header('x-sb-error-code', away.code)
      .send(errorBody(away, wantsStringCodes(headers[apiVersionHeader])));
  }
}
