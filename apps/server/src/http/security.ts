import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

export interface SecurityOptions {
  /** The portal is reached by https, so browsers shall never use anything else. */
  https: boolean;
  /** Other origins that the portal talks to: a hosted sign-in service. */
  connectSources: string[];
  /** Hashes of the scripts that stand in the page. */
  scriptSources: string[];
}

/** Headers of every answer. Styles may be inline, since styled-components writes them; scripts only as we wrote them, by their hash. */
export async function addSecurityHeaders(app: FastifyInstance, { https, connectSources, scriptSources }: SecurityOptions) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptSources],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...connectSources],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    hsts: https && { maxAge: 31_536_000, includeSubDomains: true },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(self)');
    if (isApi(request.url)) reply.header('cache-control', 'no-store');
  });
}

/** What answers with data; everything else is the portal. */
export const isApi = (url: string) => /^\/(api|auth\/v1|fhir)(\/|\?|$)/.test(url);
