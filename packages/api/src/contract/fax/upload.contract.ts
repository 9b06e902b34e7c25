import { z } from 'zod';
import { Id, largestInt32 } from '../base/common.contract.ts';
import { ReceivedFax } from './fax.contract.ts';
import { route } from '../base/route.ts';

/** Bytes go to the address that createUpload answers (PUT, no JSON); completeUpload makes the fax. */
export const uploadContract = {
  createUpload: route({
    method: 'POST',
    path: '/api/upload/presigned-url/',
    summary: 'A short-lived PUT target for one file',
    access: 'faxes.triage',
    body: z.object({ filename: z.string().trim().min(1).max(255), size: z.number().int().nonnegative() }),
    response: z.object({ uploadId: Id, url: z.string(), expiresAt: z.string() }),
  }),
  completeUpload: route({
    method: 'POST',
    path: '/api/upload/complete',
    summary: 'Make a fax of an uploaded file; the original is durable before this answers',
    access: 'faxes.triage',
    body: z.object({
      uploadId: Id,
      binId: Id.nullable(),
      allowDuplicate: z.boolean().default(false),
    }),
    response: ReceivedFax,
  }),
  getSignedUrl: route({
    method: 'GET',
    path: '/api/upload/signed-url/',
    summary: "A short-lived read address for a fax's stored document",
    access: 'faxes.read',
    query: z.object({ faxId: Id, documentVersion: z.coerce.number<number>().int().positive().max(largestInt32).optional() }),
    response: z.object({ url: z.string(), expiresAt: z.string(), mediaType: z.string() }),
  }),
};
