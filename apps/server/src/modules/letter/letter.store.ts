import { sql, type Selectable } from 'kysely';
import type { Letter, letterContract, RouteRequest } from '@intake/api/contract';
import { replyTokenDays } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { afterNewest, readPage, type Page } from '../../kernel/cursor.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { PreparedLetter } from './preparedLetter.ts';

type LetterRow = Selectable<Tables['letter']>;
export type LetterQuery = RouteRequest<typeof letterContract.listLetters>['query'];

export const toLetter = (row: LetterRow): Letter => ({
  id: row.id,
  kind: row.kind,
  locale: row.locale,
  templateVersion: row.template_version,
  subject: row.subject,
  recipientName: row.recipient_name,
  recipientClinic: row.recipient_clinic,
  recipientFax: row.recipient_fax,
  physicianId: row.physician_id,
  patientId: row.patient_id,
  referralId: row.referral_id,
  replyToken: row.reply_token,
  replyExpiresAt: row.reply_expires_at?.toISOString() ?? null,
  pageCount: row.page_count,
  sha256: row.sha256,
  createdBy: row.created_by,
  createdAt: row.created_at.toISOString(),
});

export function insertLetter(tx: Tx, actor: Actor, { draft, file, ...made }: PreparedLetter): Promise<LetterRow> {
  const { kind, locale, recipient, patientId, referralId } = draft;
  return tx
    .insertInto('letter')
    .values({
      organization_id: actor.organizationId,
      kind,
      locale,
      template_version: made.templateVersion,
      subject: made.subject,
      recipient_name: recipient.name,
      recipient_clinic: recipient.clinic,
      recipient_fax: recipient.fax,
      physician_id: recipient.physicianId,
      patient_id: patientId,
      referral_id: referralId,
      reply_token: made.replyToken,
      reply_expires_at: made.replyToken && sql<Date>`now() + make_interval(days => ${replyTokenDays})`,
      file_key: file.key,
      sha256: file.sha256,
      size: file.size,
      page_count: made.pageCount,
      created_by: actor.userId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const findLetter = (tx: Tx, organizationId: string, id: string): Promise<LetterRow | undefined> =>
  tx.selectFrom('letter').selectAll().where('organization_id', '=', organizationId).where('id', '=', id).executeTakeFirst();

export function listLetters(tx: Tx, organizationId: string, { patientId, referralId, cursor, limit }: LetterQuery): Promise<Page<Letter>> {
  let query = tx.selectFrom('letter').selectAll().select(sql<string>`created_at::text`.as('created_text')).where('organization_id', '=', organizationId);
  if (patientId) query = query.where('patient_id', '=', patientId);
  if (referralId) query = query.where('referral_id', '=', referralId);
  if (cursor) query = query.where(afterNewest(cursor, 'created_at', 'id'));
  return readPage({
    limit,
    ask: (count) => query.orderBy('created_at', 'desc').orderBy('id').limit(count).execute(),
    toItem: (row) => toLetter(row),
    position: (row) => [row.created_text, row.id],
  });
}
