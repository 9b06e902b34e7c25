import { sql, type Selectable } from 'kysely';
import type { News, Subscription } from '@intake/api/contract';
import type { Locale } from '@intake/api/rules';
import { decodeCursor, readPage, type Page, type PageQuery } from '../../kernel/cursor.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { SubscriptionTable } from '../../platform/database/tables/subscriptionTables.ts';

export type SubscriptionRow = Selectable<SubscriptionTable>;

/** The address as one that asks: a new one, or one that has to be proven anew. Null when it gets the news already. */
export async function ask(tx: Tx, email: string, locale: Locale): Promise<SubscriptionRow | null> {
  const row = await tx
    .insertInto('subscription')
    .values({ email, locale })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ status: 'pending', locale, asked: sql`subscription.asked + 1`, updated_at: sql`now()` })
        .where('subscription.status', '<>', 'subscribed'),
    )
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export const find = (tx: Tx, id: string) => tx.selectFrom('subscription').selectAll().where('id', '=', id).executeTakeFirst();

/** Held until the transaction ends, so that what a link does is done once. */
export const lock = (tx: Tx, id: string) => tx.selectFrom('subscription').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function confirm(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('subscription').set({ status: 'subscribed', confirmed_at: sql`now()`, updated_at: sql`now()` }).where('id', '=', id).execute();
}

export async function end(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('subscription').set({ status: 'unsubscribed', updated_at: sql`now()` }).where('id', '=', id).execute();
}

export function list(tx: Tx, { cursor, limit }: PageQuery): Promise<Page<Subscription>> {
  let query = tx.selectFrom('subscription').selectAll();
  if (cursor) {
    const [id] = decodeCursor(cursor, 'id');
    query = query.where(sql<boolean>`(created_at, id) < ((select l.created_at from subscription l where l.id = ${id}::uuid), ${id}::uuid)`);
  }
  return readPage({
    limit,
    ask: (count) => query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(count).execute(),
    toItem: toSubscription,
    position: ({ id }) => [id],
  });
}

export const recipients = (tx: Tx) => tx.selectFrom('subscription').select(['id', 'email', 'locale']).where('status', '=', 'subscribed').orderBy('id').execute();

/** Of news that went out before, to how many; undefined when its key is new. */
export const findNews = (tx: Tx, key: string) => tx.selectFrom('news').select('recipients').where('id', '=', key).executeTakeFirst();

/** False when somebody has sent it meanwhile. */
export async function keepNews(tx: Tx, { key, texts }: News, sentBy: string, count: number): Promise<boolean> {
  const row = await tx
    .insertInto('news')
    .values({ id: key, texts: JSON.stringify(texts), recipients: count, sent_by: sentBy })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const toSubscription = ({ id, email, locale, status, created_at, confirmed_at }: SubscriptionRow): Subscription => ({
  id,
  email,
  locale,
  status,
  createdAt: created_at.toISOString(),
  confirmedAt: confirmed_at?.toISOString() ?? null,
});
