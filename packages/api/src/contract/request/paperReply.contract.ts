import { z } from 'zod';
import { replyDoubts, replyStates } from '../../rules/request/requestWords.ts';
import { DateTime, Id } from '../base/common.contract.ts';

/** A fax that carries the code of a letter that asked for a reply. */
export const PaperReply = z.object({
  faxId: Id,
  state: z.enum(replyStates),
  /** Why it was not attached by itself. */
  doubts: z.array(z.enum(replyDoubts)),
  /** The referral that it answers; null when no letter has its code, or requests are not yours to read. */
  request: z.object({ id: Id, reference: z.string(), patientName: z.string().nullable() }).nullable(),
  /** The letter that asked. */
  letter: z.object({ id: Id, createdAt: DateTime, recipientName: z.string().nullable(), recipientFax: z.string().nullable(), expiresAt: DateTime }).nullable(),
  /** E.164; who sent it. */
  from: z.string().nullable(),
  /** Whom its pages name. */
  patientName: z.string().nullable(),
  receivedAt: DateTime,
  /** Who decided; null when it attached itself, or nobody has yet. */
  settledBy: z.string().nullable(),
});
export type PaperReply = z.infer<typeof PaperReply>;
