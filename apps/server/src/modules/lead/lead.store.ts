import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Lead, LeadChange, LeadDetail, LeadFilters, LeadOwner } from '@intake/api/contract';
import type { LeadState } from '@intake/api/rules';
import { afterNewest, readPage, type Page, type PageQuery } from '../../kernel/cursor.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { LeadTable } from '../../platform/database/tables/leadTable.ts';

export type ListQuery = PageQuery & LeadFilters;
type CountQuery = Omit<LeadFilters, 'state'>;

/** Leads with what became of what was sent; who looks after them; when they were sent, to the microsecond. */
const selectLeads = (tx: Tx) =>
  tx
    .selectFrom('lead')
    .leftJoin('registration', 'registration.id', 'lead.registration_id')
    .leftJoin('subscription', 'subscription.id', 'lead.subscription_id')
    .leftJoin('demo_request', 'demo_request.id', 'lead.demo_request_id')
    .leftJoin('app_user as owner', 'owner.id', 'lead.owner_id')
    .selectAll('lead')
    .select([
      sql<Lead['standing']>`coalesce(registration.status, subscription.status, demo_request.status)`.as('standing'),
      'owner.display_name as owner_name',
      sql<string>`lead.created_at::text`.as('sent_at'),
    ]);

type Row = Selectable<LeadTable> & { standing: Lead['standing']; owner_name: string | null; sent_at: string };

/** What the filters leave, of leads beside what they sent. */
function conditions({ state, kind, search, owner, dueBy, proven }: LeadFilters): RawBuilder<boolean>[] {
  return [
    state && sql<boolean>`lead.state = ${state}`,
    kind && sql<boolean>`lead.kind = ${kind}`,
    // Not as a pattern: what is typed is looked for as it is.
    search && sql<boolean>`strpos(lead.searched, ${search.toLowerCase()}) > 0`,
    owner && (owner === 'none' ? sql<boolean>`lead.owner_id is null` : sql<boolean>`lead.owner_id = ${owner}::uuid`),
    dueBy && sql<boolean>`lead.next_step_on <= ${dueBy}::date and lead.state in ('new', 'contacted')`,
    proven && sql<boolean>`coalesce(subscription.status, demo_request.status, '') <> 'pending'`,
  ].filter((condition): condition is RawBuilder<boolean> => typeof condition === 'object');
}

const narrowed = (tx: Tx, filters: LeadFilters) => conditions(filters).reduce((query, condition) => query.where(condition), selectLeads(tx));

export function list(tx: Tx, { cursor, limit, ...filters }: ListQuery): Promise<Page<Lead>> {
  const query = narrowed(tx, filters);
  const after = cursor ? query.where(afterNewest(cursor, 'lead.created_at', 'lead.id')) : query;
  return readPage({
    limit,
    ask: (count) => after.orderBy('lead.created_at', 'desc').orderBy('lead.id').limit(count).execute(),
    toItem: toLead,
    position: ({ sent_at, id }) => [sent_at, id],
  });
}

export async function newest(tx: Tx, filters: LeadFilters, limit: number): Promise<(Lead & { note: string | null })[]> {
  const rows = await narrowed(tx, filters).orderBy('lead.created_at', 'desc').orderBy('lead.id').limit(limit).execute();
  return rows.map((row) => ({ ...toLead(row), note: row.note }));
}

export async function count(tx: Tx, filters: CountQuery): Promise<Record<LeadState, number>> {
  const all = tx
    .selectFrom('lead')
    .leftJoin('subscription', 'subscription.id', 'lead.subscription_id')
    .leftJoin('demo_request', 'demo_request.id', 'lead.demo_request_id')
    .select(['lead.state', sql<number>`count(*)::int`.as('count')])
    .groupBy('lead.state');
  const rows = await conditions(filters).reduce((query, condition) => query.where(condition), all).execute();
  const of = (state: LeadState) => rows.find((row) => row.state === state)?.count ?? 0;
  return { new: of('new'), contacted: of('contacted'), won: of('won'), lost: of('lost') };
}

/** Who looks after the installation now. */
export const listOwners = async (tx: Tx): Promise<LeadOwner[]> =>
  tx
    .selectFrom('app_user')
    .select(['id', 'display_name as name'])
    .where('is_super_admin', '=', true)
    .where('status', '=', 'active')
    .orderBy('display_name')
    .orderBy('id')
    .execute();

export async function find(tx: Tx, id: string): Promise<LeadDetail | undefined> {
  const row = await selectLeads(tx)
    .select([
      sql<LeadDetail['sent']['locale']>`coalesce(registration.locale, subscription.locale, demo_request.locale)`.as('locale'),
      'registration.phone', 'registration.time_zone', 'registration.message', 'registration.reason',
      'demo_request.fax_number', 'demo_request.estimate', 'demo_request.consent_text',
      sql<Date | null>`coalesce(subscription.confirmed_at, demo_request.confirmed_at)`.as('confirmed_at'),
    ])
    .where('lead.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const others = await tx
    .selectFrom('lead')
    .select(['id', 'kind', 'state', 'created_at'])
    .where('email', '=', row.email)
    .where('id', '<>', id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(10)
    .execute();
  return {
    ...toLead(row),
    note: row.note,
    updatedAt: row.updated_at.toISOString(),
    sent: {
      locale: row.locale, phone: row.phone, faxNumber: row.fax_number, timeZone: row.time_zone, message: row.message, estimate: row.estimate,
      consent: row.consent_text, confirmedAt: row.confirmed_at?.toISOString() ?? null,
    },
    reason: row.reason,
    others: others.map(({ created_at, ...other }) => ({ ...other, createdAt: created_at.toISOString() })),
  };
}

/** False when the version is not the stored one any more, or there is none. */
export async function save(tx: Tx, { id, version, state, ownerId, note, nextStep, nextStepOn }: LeadChange): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('lead')
    .set({
      state, owner_id: ownerId, note: note || null, next_step: nextStep, next_step_on: nextStepOn, version: version + 1, updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const toLead = (row: Row): Lead => ({
  id: row.id,
  version: row.version,
  kind: row.kind,
  contactName: row.contact_name,
  clinicName: row.clinic_name,
  email: row.email,
  standing: row.standing,
  state: row.state,
  owner: row.owner_id ? { id: row.owner_id, name: row.owner_name ?? '' } : null,
  nextStep: row.next_step,
  nextStepOn: row.next_step_on,
  createdAt: row.created_at.toISOString(),
});
