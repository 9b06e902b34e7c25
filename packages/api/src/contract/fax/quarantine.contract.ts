import { z } from 'zod';
import { faxSources } from '../../rules/vocabulary.ts';
import { DateTime, Id, pageOf, PageQuery } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

/** What arrived and could not be taken as a fax. */
export const QuarantinedFile = z.object({
  id: Id,
  createdAt: DateTime,
  source: z.enum(faxSources),
  /** Why it was not taken; mostly one of `jobFailureCodes`. */
  code: z.string(),
  /** As its sender named it; null for what never had a name. */
  originalName: z.string().nullable(),
  /** E.164; null where no line named it. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Whether the file store has it. */
  isKept: z.boolean(),
  /** When somebody dealt with it; null while it waits. */
  settledAt: DateTime.nullable(),
  settledBy: z.string().nullable(),
});
export type QuarantinedFile = z.infer<typeof QuarantinedFile>;

export const quarantineContract = {
  listQuarantinedFiles: route({
    method: 'GET',
    path: '/api/quarantine/',
    summary: 'What arrived and could not be taken: what waits first, newest first',
    access: 'faxes.triage',
    query: PageQuery,
    response: pageOf(QuarantinedFile),
  }),
  getQuarantinedFileUrl: route({
    method: 'GET',
    path: '/api/quarantine/signed-url/',
    summary: 'A short-lived read address of a file that was set aside and is kept',
    access: 'faxes.triage',
    query: z.object({ id: Id }),
    response: z.object({ url: z.string(), expiresAt: z.string() }),
  }),
  settleQuarantinedFile: route({
    method: 'POST',
    path: '/api/quarantine/settle',
    summary: 'Mark what was set aside as dealt with; what is so already stays as it is',
    access: 'faxes.triage',
    body: z.object({ id: Id }),
    response: QuarantinedFile,
  }),
};
