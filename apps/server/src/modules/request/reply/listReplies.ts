import type { PaperReply } from '@intake/api/contract';
import type { Tx } from '../../../platform/database/database.port.ts';
import { registerNameOf } from '../../../platform/database/registerName.ts';

const selectReplies = (tx: Tx) =>
  tx
    .selectFrom('fax_reply')
    .innerJoin('fax', 'fax.id', 'fax_reply.fax_id')
    .leftJoin('letter', 'letter.id', 'fax_reply.letter_id')
    .leftJoin('request', 'request.id', 'fax_reply.request_id')
    .leftJoin('patient', 'patient.id', 'request.patient_id')
    .leftJoin('app_user', 'app_user.id', 'fax_reply.settled_by')
    .select([
      'fax_reply.fax_id', 'fax_reply.state', 'fax_reply.doubts', 'fax.from_number', 'fax.received_at', 'fax.patient_name', 'app_user.display_name as settled_by',
      'request.id as request_id', 'request.reference', 'letter.id as letter_id', 'letter.created_at', 'letter.recipient_name', 'letter.recipient_fax', 'letter.reply_expires_at',
      registerNameOf('patient').as('request_patient'),
    ])
    .orderBy('fax.received_at', 'desc')
    .orderBy('fax_reply.fax_id')
    .orderBy('fax_reply.token');

type ReplyRow = Awaited<ReturnType<ReturnType<typeof selectReplies>['execute']>>[number];

/** Replies to the letters about a request, or the letters that a fax says to answer. */
export const listReplies = async (tx: Tx, of: { requestId: string } | { faxId: string }): Promise<PaperReply[]> => {
  const rows = await selectReplies(tx)
    .where((build) => ('faxId' in of ? build('fax_reply.fax_id', '=', of.faxId) : build('fax_reply.request_id', '=', of.requestId)))
    .execute();
  return rows.map(toReply);
};

const toReply = (row: ReplyRow): PaperReply => ({
  faxId: row.fax_id,
  state: row.state,
  doubts: row.doubts,
  request: row.request_id && row.reference ? { id: row.request_id, reference: row.reference, patientName: row.request_patient } : null,
  letter:
    row.letter_id && row.created_at && row.reply_expires_at
      ? {
          id: row.letter_id, createdAt: row.created_at.toISOString(), recipientName: row.recipient_name, recipientFax: row.recipient_fax,
          expiresAt: row.reply_expires_at.toISOString(),
        }
      : null,
  from: row.from_number,
  patientName: row.patient_name,
  receivedAt: row.received_at.toISOString(),
  settledBy: row.settled_by,
});
