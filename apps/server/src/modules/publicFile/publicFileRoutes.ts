import type { FastifyInstance } from 'fastify';
import { leaveConnection } from '../upload/leaveConnection.ts';
import { publicFileLimit, type PublicFiles } from './publicFile.service.ts';

/** Milliseconds; the largest file over a slow line. */
const transferTimeout = 10 * 60_000;
const longestName = 200;

/** What the sender calls it, which decides nothing; in a header, as addresses stand in logs. */
function nameOf(header: string | string[] | undefined): string {
  try {
    return decodeURIComponent(String(header ?? '')).replaceAll(/[\p{Cc}\p{Cs}]/gu, '').slice(0, longestName);
  } catch {
    return '';
  }
}

/** The bytes of files that come with a ticket of a public page. */
export const publicFileRoutes =
  (files: PublicFiles) =>
  (app: FastifyInstance): void => {
    // Bytes are streamed to the store as they come; no parser may collect them.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

    app.put<{ Params: { ticket: string } }>('/api/public/files/:ticket', { bodyLimit: publicFileLimit.maxBytes, handlerTimeout: transferTimeout }, async (request, reply) => {
      try {
        // Who stops reading must not end the connection with it: the answer would be lost.
        const bytes = request.raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
        return await files.store(request.params.ticket, { bytes, name: nameOf(request.headers['x-file-name']), ip: request.ip });
      } catch (error) {
        leaveConnection(request.raw, reply);
        throw error;
      }
    });
  };
