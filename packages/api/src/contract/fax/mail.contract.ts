import { z } from 'zod';
import { DateTime, Id, pageOf, PageQuery } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

export const Mail = z.object({
  id: Id,
  recipient: z.string(),
  subject: z.string(),
  /** Null once a mail server has it, or may have it: it can hold a code that opens the recipient's account. */
  text: z.string().nullable(),
  status: z.enum(['waiting', 'sent', 'expired']),
  createdAt: DateTime,
  sentAt: DateTime.nullable(),
  /** After that its code is worth nothing. */
  expiresAt: DateTime.nullable(),
});
export type Mail = z.infer<typeof Mail>;

export const mailContract = {
  listMails: route({
    method: 'GET',
    path: '/api/outbox',
    summary: 'Mails to those people of the organisation whose rights the reader has too, newest first; reading them is audited',
    access: 'users.manage',
    query: PageQuery,
    response: pageOf(Mail),
  }),
};
