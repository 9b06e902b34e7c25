import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { MachineFaultCode } from '@intake/api/rules';
import type { Log } from '../platform/log/log.ts';
import type { IsSessionOpen } from '../kernel/actor.ts';
import type { Authenticate } from './authentication.ts';
import { toAppError, toErrorBody } from './errorAnswer.ts';
import type { Routes } from './implement.ts';
import { servePortal } from './portal.ts';
import { portalPages } from './portalPage.ts';
import { readReadingPages } from './readingPages.ts';
import { addSecurityHeaders, type SecurityOptions } from './security.ts';
import { closeSpareConnections } from './spareConnections.ts';

export interface ServerOptions extends Omit<SecurityOptions, 'scriptSources'> {
  log: Log;
  authenticate: Authenticate;
  isSessionOpen: IsSessionOpen;
  /** What the modules answer: the results of `implement` and plain route functions. */
  routes: Routes[];
  /** Resolves while the parts that requests need are there, to what keeps the rest from its work; rejects otherwise. */
  checkHealth: () => Promise<readonly MachineFaultCode[]>;
  /** The built portal. */
  portalFolder: string;
  /** Check every answer against its contract; costs time, so not in production. */
  checkResponses: boolean;
  /** Addresses of proxies whose X-Forwarded-* headers count; none by default. */
  trustProxy?: string[];
  limits?: Partial<typeof usualLimits>;
}

const bodyLimit = 1024 * 1024;

/** Milliseconds until the head of a request, all of it with the largest document, and our answer are there. */
const usualLimits = { headers: 20_000, request: 15 * 60_000, handler: 120_000 };

/** The HTTP server, not listening yet. `close()` lets running requests end. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { log, authenticate, isSessionOpen, routes, checkHealth, portalFolder, checkResponses, trustProxy = [] } = options;
  const limits = { ...usualLimits, ...options.limits };
  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    bodyLimit,
    trustProxy: trustProxy.length > 0 && trustProxy,
    keepAliveTimeout: 72_000,
    requestTimeout: limits.request,
    handlerTimeout: limits.handler,
    http: { headersTimeout: limits.headers },
    // A signed address of a file is a little over 500 characters long.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
  });
  closeSpareConnections(app);
  app.decorate('authenticate', authenticate);
  app.decorate('isSessionOpen', isSessionOpen);
  app.decorate('checkResponses', checkResponses);
  const pages = await portalPages(portalFolder);
  const reading = await readReadingPages(portalFolder);
  await addSecurityHeaders(app, { ...options, scriptSources: [...(pages?.scriptSources ?? []), ...reading.scriptSources] });

  app.setErrorHandler(async (thrown, request, reply) => {
    const error = toAppError(thrown);
    if (error.status >= 500)
      request.log.error({ err: thrown, route: request.routeOptions.url }, 'request failed');
    if (error.extra.retryAfterSeconds) reply.header('retry-after', String(error.extra.retryAfterSeconds));
    // A download may have set its own type before it failed.
    return reply
      .status(error.status)
      .type('application/json; charset=utf-8')
      .send(toErrorBody(error, request.id));
  });
  // The pattern of the route, never the address: identifiers and searches stay out of the log.
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info(
      { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode, ms },
      'request',
    );
  });

  app.get('/healthz', async () => {
    const waitsFor = await checkHealth();
    // Still 200: starting the server anew would not make room on its disk.
    return waitsFor.length === 0 ? { status: 'ok' } : { status: 'degraded', waitsFor };
  });
  for (const register of routes) await app.register(async (scope) => register(scope));
  await servePortal(app, portalFolder, pages, reading);
  return app;
}
