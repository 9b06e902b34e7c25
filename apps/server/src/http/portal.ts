import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../kernel/errors.ts';
import type { PortalPage, PortalPages } from './portalPage.ts';
import { wantedLanguages, type ReadingPages } from './readingPages.ts';
import { isApi } from './security.ts';

const year = 'public, max-age=31536000, immutable';

/**
 * Serves the built portal. Every address of a screen answers the one page, and the browser's router takes
 * it from there; files whose name holds a hash are kept for a year, everything else is asked for again.
 * @param folder the build's output
 * @param pages undefined where it is missing: then pages say how to make it
 * @param reading public pages, which are sent whole in the language that is asked for
 */
export async function servePortal(app: FastifyInstance, folder: string, pages: PortalPages | undefined, reading: ReadingPages): Promise<void> {
  if (pages) {
    await app.register(fastifyStatic, {
      root: folder,
      // Each address of a screen has a page of its own.
      index: false,
      wildcard: true,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (answer, path) => {
        answer.setHeader('cache-control', /-[\w-]{8,}\.\w+(\.(br|gz))?$/.test(path) ? year : 'no-cache');
      },
    });
  }
  const send = (request: FastifyRequest, reply: FastifyReply, { html, brotli, link }: PortalPage, vary: string) => {
    const isBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
    if (isBrotli) reply.header('content-encoding', 'br');
    if (link) reply.header('link', link);
    return reply.header('cache-control', 'no-cache').header('vary', vary).type('text/html; charset=utf-8').send(isBrotli ? brotli : html);
  };
  const sendPage = (request: FastifyRequest, reply: FastifyReply, path: string) => {
    if (!pages)
      return reply.status(503).type('text/plain').send('The portal is not built yet. Run: npm run build\n');
    const asked = new URLSearchParams(request.url.split('?')[1]).getAll('lang');
    const read = reading.of(path, [...asked, ...wantedLanguages(request.headers['accept-language'])]);
    return read ? send(request, reply, read, 'accept-encoding, accept-language') : send(request, reply, pages.of(path), 'accept-encoding');
  };
  // What serves files takes this one for a folder.
  app.get('/', async (request, reply) => sendPage(request, reply, '/'));
  app.setNotFoundHandler(async (request, reply) => {
    // Only a path names a file: what is searched for, or led back to, may end like one.
    const [path = ''] = request.url.split('?');
    const isScreen = ['GET', 'HEAD'].includes(request.method) && !isApi(path) && !/\.\w+$/.test(path);
    if (!isScreen) throw notFound();
    return sendPage(request, reply, path);
  });
}
