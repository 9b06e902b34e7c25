import { fileFormats } from '@intake/api/rules';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../http/errors.ts';
import type { FileLinks } from '../../platform/files/fileLinks.ts';
import type { Files } from '../../platform/files/files.port.ts';
import { documentLimit } from '../../pipeline/limits.ts';
import type { UploadService } from './upload.service.ts';

/** What a saved document is called: its address says nothing, and neither do we about whose it is. */
function fileName(type: string): string {
  const format = Object.values(fileFormats).find(({ mediaType }) => mediaType === type);
  return `document${format?.extensions[0] ?? ''}`;
}

interface TokenParams {
  Params: { token: string };
}

/** The bytes behind signed addresses. The token says what may be done; nothing else is asked. */
export const fileRoutes =
  (files: Files, links: FileLinks, uploads: UploadService) =>
  (app: FastifyInstance): void => {
    // Bytes are streamed to the store as they come; no parser may collect them.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

    app.get<TokenParams>('/api/files/:token', async (request, reply) => {
      const claim = links.open(request.params.token, 'r');
      if (!claim) throw notFound();
      const { stream, size } = await files.get(claim.target);
      return reply
        .type(claim.mediaType)
        .header('content-length', size)
        .header('cache-control', 'no-store')
        // A document is saved, never opened at our address: the scripts in a PDF run nowhere. Pictures show in a page all the same.
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-disposition', `attachment; filename="${fileName(claim.mediaType)}"`)
        .send(stream);
    });

    app.put<TokenParams>('/api/files/:token', { bodyLimit: documentLimit.maxBytes }, async (request, reply) => {
      const claim = links.open(request.params.token, 'w');
      if (!claim) throw notFound();
      const body = (request.body ?? Buffer.alloc(0)) as AsyncIterable<Uint8Array> | Buffer;
      await uploads.store(claim.organizationId, claim.target, body);
      return reply.status(204).send();
    });
  };
