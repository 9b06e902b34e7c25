import type { FastifyInstance } from 'fastify';

/** Takes what mail programs post to end mails, in either of the two shapes of RFC 8058; all that counts stands in the address. */
export const takeOneClick = (app: FastifyInstance) =>
  app.addContentTypeParser(['application/x-www-form-urlencoded', 'multipart/form-data'], { parseAs: 'string' }, (_request, _body, done) => done(null, {}));
