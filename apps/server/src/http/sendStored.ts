import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';

/** Answers with stored bytes, which no cache keeps and in which nothing runs at our address: the scripts in a PDF least of all. */
export const sendStored = (reply: FastifyReply, mediaType: string, { stream, size }: { stream: Readable; size: number }): FastifyReply =>
  reply
    .type(mediaType)
    .header('content-length', size)
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(stream);
