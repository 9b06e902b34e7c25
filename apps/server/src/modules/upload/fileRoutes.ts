import { fileFormats } from '@intake/api/rules';
import type { FastifyInstance } from 'fastify';
import { sendStored } from '../../http/sendStored.ts';
import { notFound } from '../../kernel/errors.ts';
import type { FileClaim, FileLinks } from '../../platform/files/fileLinks.ts';
import type { Content, Files } from '../../platform/files/files.port.ts';
import { documentLimit } from '../../pipeline/limits.ts';
import { leaveConnection } from './leaveConnection.ts';

/** What a saved document is called: its address says nothing, and neither do we about whose it is. */
function fileName(type: string): string {
  const format = Object.values(fileFormats).find(({ mediaType }) => mediaType === type);
  return `document${format?.extensions[0] ?? (type.startsWith('text/csv') ? '.csv' : '')}`;
}

/** Milliseconds; the largest document over a slow line. */
const transferTimeout = 15 * 60_000;

interface TokenParams {
  Params: { token: string };
}

/** Keeps the bytes of what was announced, by its id; the media type is that of the address. */
export interface Taker {
  store(organizationId: string, id: string, bytes: Content, mediaType: string): Promise<void>;
}

/** The bytes behind signed addresses. The token says what may be done, as long as the session lives that it was made for. */
export const fileRoutes =
  (files: Files, links: FileLinks, uploads: Taker, isLocked: (claim: FileClaim) => Promise<boolean>) =>
  (app: FastifyInstance): void => {
    // Bytes are streamed to the store as they come; no parser may collect them.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

    app.get<TokenParams>('/api/files/:token', { handlerTimeout: transferTimeout }, async (request, reply) => {
      const claim = links.open(request.params.token, 'r');
      if (!claim || !(await app.isSessionOpen(claim)) || (await isLocked(claim))) throw notFound();
      const content = await files.get(claim.target);
      // A document is saved, never opened at our address. Pictures show in a page all the same.
      reply.header('content-disposition', `attachment; filename="${fileName(claim.mediaType)}"`);
      return sendStored(reply, claim.mediaType, content);
    });

    app.put<TokenParams>('/api/files/:token', { bodyLimit: documentLimit.maxBytes, handlerTimeout: transferTimeout }, async (request, reply) => {
      try {
        const claim = links.open(request.params.token, 'w');
        if (!claim || !(await app.isSessionOpen(claim))) throw notFound();
        // Who stops reading must not end the connection with it: the answer would be lost.
        await uploads.store(claim.organizationId, claim.target, request.raw.iterator({ destroyOnReturn: false }), claim.mediaType);
        return await reply.status(204).send();
      } catch (error) {
        leaveConnection(request.raw, reply);
        throw error;
      }
    });
  };
