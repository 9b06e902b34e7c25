import type { Mail, mailContract, RouteRequest } from '@intake/api/contract';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Actor } from '../../kernel/actor.ts';
import { decodeCursor, readPage, type Page } from '../../kernel/cursor.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';

type Query = RouteRequest<typeof mailContract.listMails>['query'];

export type MailService = ReturnType<typeof createMailService>;

/**
 * What is on its way to the people of an organisation. Row level security decides whose mails one may see.
 * @param hasMailServer mails are delivered; then nobody but their recipient reads them
 */
export function createMailService(database: Database, hasMailServer: boolean) {
  return {
    list: (actor: Actor, query: Query) =>
      database.asUser(actor, async (tx) => {
        const page = await listMails(tx, query, hasMailServer);
        // A super administrator may look at it without working in any organisation.
        if (actor.organizationId)
          await appendAudit(tx, {
            actor,
            action: 'R',
            entity: 'outbox',
            outcome: 'success',
            detail: { mails: page.items.map(({ id }) => id) },
          });
        return page;
      }),
  };
}

function listMails(tx: Tx, { cursor, limit }: Query, hasMailServer: boolean): Promise<Page<Mail>> {
  let select = tx.selectFrom('mail').selectAll();
  // The database knows the instant of the last one shown more exactly than a Date does.
  if (cursor)
    select = select.where(
      sql<boolean>`(created_at, id) < (select l.created_at, l.id from mail l where l.id = ${decodeCursor(cursor, 'id')[0]})`,
    );
  return readPage({
    limit,
    ask: (count) => select.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(count).execute(),
    toItem: (row) => toMail(row, hasMailServer),
    position: (row) => [row.id],
  });
}

function toMail(row: Selectable<Tables['mail']>, hasMailServer: boolean): Mail {
  const isExpired = row.expires_at !== null && row.expires_at.getTime() <= Date.now();
  return {
    id: row.id,
    recipient: row.recipient,
    subject: row.subject,
    text: hasMailServer || row.sent_at ? null : row.body,
    status: row.sent_at ? 'sent' : isExpired ? 'expired' : 'waiting',
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}
