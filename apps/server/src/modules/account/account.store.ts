import type { Account, accountContract, AccountSettings, CreditEntry, DailyUse, RouteRequest } from '@intake/api/contract';
import { creditCauses } from '@intake/api/rules';
import { sql } from 'kysely';
import { decodeCursor, readPage, type Page } from '../../kernel/cursor.ts';
import type { Seen } from '../../kernel/table.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { pricesOf } from '../credit/credit.ts';

export type CreditQuery = RouteRequest<typeof accountContract.listCredits>['query'];

/** With what time has done to it: grants that expired, the credits of this month. */
export async function readAccount(tx: Tx, organizationId: string, mayReadLedger: boolean): Promise<Account> {
  await sql`select private.refresh_credits(${organizationId})`.execute(tx);
  const row = await tx.selectFrom('account').selectAll().where('organization_id', '=', organizationId).executeTakeFirstOrThrow();
  return {
    version: row.version,
    plan: row.plan,
    monthlyCredits: row.monthly_credits,
    atZero: row.at_zero,
    floor: row.floor,
    lowAt: row.low_at,
    prices: pricesOf(row),
    gstNumber: row.gst_number,
    qstNumber: row.qst_number,
    pstNumber: row.pst_number,
    termsDays: row.terms_days,
    paymentText: row.payment_text,
    balance: row.balance,
    ...(mayReadLedger ? { reserved: row.reserved, grants: await listGrants(tx, organizationId) } : { reserved: 0, grants: [] }),
  };
}

async function listGrants(tx: Tx, organizationId: string): Promise<Account['grants']> {
  const rows = await tx
    .selectFrom('credit_grant')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('remaining', '>', 0)
    .orderBy('priority')
    .orderBy(sql`expires_at nulls last`)
    .orderBy('is_gift', 'desc')
    .orderBy('created_at')
    .limit(50)
    .execute();
  return rows.map(({ id, amount, remaining, priority, is_gift: isGift, expires_at: expiresAt }) => ({ id, amount, remaining, priority, isGift, expiresAt: expiresAt?.toISOString() ?? null }));
}

/** False when the version is not the stored one any more. */
export async function updateAccount(tx: Tx, organizationId: string, { version, ...settings }: AccountSettings & Pick<Seen, 'version'>): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set({
      plan: settings.plan,
      monthly_credits: settings.monthlyCredits,
      at_zero: settings.atZero,
      floor: settings.floor,
      low_at: settings.lowAt,
      price_fax_in: settings.prices['fax-in'],
      price_fax_out: settings.prices['fax-out'],
      price_text: settings.prices.text,
      price_call: settings.prices.call,
      gst_number: settings.gstNumber,
      qst_number: settings.qstNumber,
      pst_number: settings.pstNumber,
      terms_days: settings.termsDays,
      payment_text: settings.paymentText,
      version: version + 1,
      updated_at: sql<Date>`now()`,
    })
    .where('organization_id', '=', organizationId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const entries = (tx: Tx, organizationId: string) =>
  tx
    .selectFrom('credit_entry')
    .leftJoin('app_user', 'app_user.id', 'credit_entry.created_by')
    .where('credit_entry.organization_id', '=', organizationId)
    .selectAll('credit_entry')
    .select('app_user.display_name');
type EntryRow = Awaited<ReturnType<ReturnType<typeof entries>['executeTakeFirstOrThrow']>>;

const toEntry = (row: EntryRow): CreditEntry => ({
  sequence: row.sequence,
  kind: row.kind,
  amount: row.amount,
  balance: row.balance,
  cause: row.cause,
  units: row.units,
  objectId: row.object_id,
  note: row.note,
  createdBy: row.display_name,
  createdAt: row.created_at.toISOString(),
});

export const findEntry = async (tx: Tx, organizationId: string, sequence: number): Promise<CreditEntry> =>
  toEntry(await entries(tx, organizationId).where('credit_entry.sequence', '=', sequence).executeTakeFirstOrThrow());

export function listEntries(tx: Tx, organizationId: string, { cause, cursor, limit }: CreditQuery): Promise<Page<CreditEntry>> {
  let query = entries(tx, organizationId);
  if (cause) query = query.where('credit_entry.cause', '=', cause);
  if (cursor) query = query.where('credit_entry.sequence', '<', decodeCursor(cursor, 'number')[0]);
  return readPage({
    limit,
    ask: (count) => query.orderBy('credit_entry.sequence', 'desc').limit(count).execute(),
    toItem: toEntry,
    position: (row) => [row.sequence],
  });
}

/** What was used, by the days of the organisation: what was added up, and what has changed since. */
export async function readDaily(tx: Tx, organizationId: string, from: string, until: string): Promise<Pick<DailyUse, 'timeZone' | 'days'>> {
  const { time_zone: timeZone } = await tx.selectFrom('organization').select('time_zone').where('id', '=', organizationId).executeTakeFirstOrThrow();
  const which = sql`organization_id = ${organizationId} and measure in ('credits', 'units') and day between ${from} and ${until}`;
  const { rows } = await sql<{ day: string; slot: number; units: number; credits: number }>`
    select day, slot, coalesce(sum(count) filter (where measure = 'units'), 0)::integer as units, coalesce(sum(count) filter (where measure = 'credits'), 0)::integer as credits
    from (
      select measure, day, slot, count from stat_day where ${which} and scope = ${organizationId}
      union all
      select measure, day, slot, count from stat_delta where ${which}
    ) counted
    group by 1, 2 having sum(count) filter (where measure = 'units') > 0 or sum(count) filter (where measure = 'credits') <> 0
    order by 1, 2`.execute(tx);
  return { timeZone, days: rows.map(({ slot, ...row }) => ({ ...row, cause: creditCauses[slot]! })) };
}
