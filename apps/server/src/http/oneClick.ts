import type { FastifyInstance } from 'fastify';
import { linkPage } from '../platform/links/messageLinks.ts';

/**
 * Takes what mail programs post to end mails, in either of the two shapes of RFC 8058; all that counts stands in the
 * address. A program that knows no one click opens the address for its reader: it leads to the page that asks.
 */
export function takeOneClick(app: FastifyInstance, path: string, link: 'subscription' | 'mail'): void {
  app.addContentTypeParser(['application/x-www-form-urlencoded', 'multipart/form-data'], { parseAs: 'string' }, (_request, _body, done) => done(null, {}));
  app.get<{ Querystring: { token?: string } }>(path, async ({ query }, reply) => reply.redirect(`${linkPage}#${link}=${encodeURIComponent(query.token ?? '')}`, 303));
}
