import { sql, type RawBuilder } from 'kysely';
import type { RouteRequest, statContract, StatRow } from '@intake/api/contract';
import type { StatFigure } from '@intake/api/rules';
import { afterNewest, readPage, type Page } from '../../kernel/cursor.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { registerNameOf } from '../../platform/database/registerName.ts';
import { isOpen, within, withZone, zone } from './statFax.store.ts';

export type RowQuery = RouteRequest<typeof statContract.listStatRows>['query'];

interface Rows {
  kind: StatRow['kind'];
  /** Which has an organization and a location. */
  table: 'fax' | 'request' | 'credit_entry';
  /** When a row comes to count. */
  at: string;
  /** Tells rows of one moment apart. */
  key: string;
  from: RawBuilder<unknown>;
  where: RawBuilder<boolean>;
  /** Whether the days of the query narrow it: what waits, waits now. */
  isByDay: boolean;
}

const everyFax = sql`fax.direction = 'inbound' and fax.locked_at is null`;
const faxes = { kind: 'fax', table: 'fax', key: 'fax.id', from: sql`fax`, isByDay: true } as const;
const filed = sql<boolean>`${everyFax} and fax.status = 'completed' and fax.completed_at is not null`;
const deliveries = {
  kind: 'sent', table: 'fax', at: 'fax_delivery.created_at', key: 'fax_delivery.fax_id', isByDay: true,
  from: sql`fax_delivery join fax on fax.organization_id = fax_delivery.organization_id and fax.id = fax_delivery.fax_id`,
} as const;
const wasSent = sql`fax_delivery.status not in ('scheduled','cancelled','failed','unconfirmed') and fax.locked_at is null`;
const referrals = { kind: 'request', table: 'request', key: 'request.id', from: sql`request`, isByDay: true } as const;
const isReferral = sql`request.kind = 'referral' and request.status <> 'draft'`;

/** The rows of each figure, by the words with which the migration counts them. */
const rowsOf: Record<StatFigure, Rows> = {
  received: { ...faxes, at: 'fax.received_at', where: sql`${everyFax} and fax.status <> 'entered-in-error'` },
  filed: { ...faxes, at: 'fax.completed_at', where: filed },
  unchanged: { ...faxes, at: 'fax.completed_at', where: sql`${filed} and fax.filed_unchanged` },
  corrected: {
    ...faxes, at: 'filing_correction.filed_at', key: 'filing_correction.id', where: sql`fax.locked_at is null`,
    from: sql`filing_correction join fax on fax.organization_id = filing_correction.organization_id and fax.id = filing_correction.fax_id`,
  },
  open: { ...faxes, at: 'fax.received_at', where: isOpen, isByDay: false },
  sent: { ...deliveries, where: sql`${wasSent} and fax_delivery.attempts <= 1` },
  'sent-again': { ...deliveries, where: sql`${wasSent} and fax_delivery.attempts > 1` },
  'not-sent': { ...deliveries, where: sql`fax_delivery.status in ('failed','unconfirmed') and fax.locked_at is null` },
  asked: { ...referrals, at: 'request.received_at', where: sql`${isReferral}` },
  acknowledged: { ...referrals, at: 'request.acknowledged_at', where: sql`${isReferral} and request.acknowledged_at is not null` },
  decided: { ...referrals, at: 'request.decided_at', where: sql`${isReferral} and request.decided_at is not null` },
  spent: {
    // No two entries of one thing are written in one microsecond.
    kind: 'credit', table: 'credit_entry', at: 'credit_entry.created_at', key: 'credit_entry.object_id', where: sql`credit_entry.cause is not null`, isByDay: true,
    from: sql`credit_entry left join fax on fax.organization_id = credit_entry.organization_id and fax.id = credit_entry.object_id
      left join message on message.organization_id = credit_entry.organization_id and message.id = credit_entry.object_id
      left join conversation on conversation.organization_id = message.organization_id and conversation.id = message.conversation_id
      left join voice_call on voice_call.organization_id = credit_entry.organization_id and voice_call.id = credit_entry.object_id`,
  },
};

export const kindOf = (figure: StatFigure): StatRow['kind'] => rowsOf[figure].kind;

interface Found extends Omit<StatRow, 'at'> {
  at: Date;
  at_text: string;
  row_key: string;
}

/** Newest first. */
export function listRows(tx: Tx, organizationId: string, query: RowQuery): Promise<Page<StatRow>> {
  const { at, key, table, from, kind, where, isByDay } = rowsOf[query.figure];
  const isCredit = kind === 'credit';
  const moment = sql.ref(at);
  const local = sql`(${moment} at time zone ${zone})`;
  const wanted = [
    sql<boolean>`${sql.ref(`${table}.organization_id`)} = ${organizationId}`,
    where,
    // Credits are the organization's, and so are their days.
    isByDay && within(at, query, isCredit ? sql`organization.time_zone` : zone),
    query.locationId && (query.locationId === 'none' ? sql`${sql.ref(`${table}.location_id`)} is null` : sql`${sql.ref(`${table}.location_id`)} = ${query.locationId}`),
    query.weekday !== undefined && sql`extract(isodow from ${local}) = ${query.weekday}`,
    query.hour !== undefined && sql`extract(hour from ${local}) = ${query.hour}`,
    query.userId && kind === 'fax' && (query.userId === 'nobody' ? sql`fax.completed_by is null` : sql`fax.completed_by = ${query.userId}`),
    query.after && sql`${moment} > ${query.after}::timestamptz`,
    query.until && sql`${moment} <= ${query.until}::timestamptz`,
    query.cause && isCredit && sql`credit_entry.cause = ${query.cause}`,
    query.cursor && afterNewest(query.cursor, at, key),
  ].filter((condition) => typeof condition === 'object');
  const ask = async (count: number) =>
    (
      await sql<Found>`
        select ${sql.lit(kind)} as kind, ${isCredit ? sql`coalesce(message.conversation_id, credit_entry.object_id)` : sql.ref(`${table}.id`)} as id, ${moment} as at, ${moment}::text as at_text, ${sql.ref(key)}::text as row_key,
          location.name as "locationName", ${saysOf(kind, query.figure, moment)}
        from ${from} ${withZone(table)}
        left join patient on patient.id = ${isCredit ? sql`coalesce(fax.patient_id, message.patient_id, voice_call.patient_id)` : sql.ref(`${table}.patient_id`)}
        ${kind === 'fax' ? sql`left join app_user on app_user.id = fax.completed_by` : sql``}
        where ${sql.join(wanted, sql` and `)}
        order by ${moment} desc, ${sql.ref(key)} limit ${count}`.execute(tx)
    ).rows;
  return readPage({
    limit: query.limit,
    ask,
    toItem: ({ at: counted, at_text: _text, row_key: _key, ...row }) => ({ ...row, at: counted.toISOString() }),
    position: (row) => [row.at_text, row.row_key],
  });
}

/** What a row shows. */
function saysOf(kind: StatRow['kind'], figure: StatFigure, moment: RawBuilder<unknown>): RawBuilder<unknown> {
  const seconds = (since: string) => sql`greatest(extract(epoch from ${moment} - ${sql.ref(since)}), 0)::float8 as seconds`;
  const noTime = sql`null::float8 as seconds`;
  const noCredits = sql`null::int as credits`;
  const patientName = sql`${registerNameOf('patient')} as "patientName"`;
  if (kind === 'fax')
    return sql`coalesce(fax.sender_name, fax.from_number) as name, coalesce(${registerNameOf('patient')}, fax.patient_name) as "patientName",
      fax.document_type as about, fax.status, app_user.display_name as "userName",
      ${figure === 'filed' || figure === 'unchanged' ? seconds('fax.received_at') : noTime}, ${noCredits}`;
  if (kind === 'sent')
    return sql`coalesce(fax_delivery.recipient_name, fax_delivery.recipient_clinic, fax.to_number) as name, ${patientName}, fax.document_type as about,
      fax_delivery.status, null as "userName", ${noTime}, ${noCredits}`;
  if (kind === 'credit')
    return sql`case credit_entry.cause when 'fax-in' then coalesce(fax.sender_name, fax.from_number) when 'fax-out' then fax.to_number when 'text' then conversation.theirs
        else case voice_call.direction when 'inbound' then voice_call.from_number else voice_call.to_number end end as name, ${patientName},
      credit_entry.cause as about, credit_entry.kind as status, null as "userName", ${noTime}, (-credit_entry.amount)::int as credits`;
  return sql`request.reference as name, ${patientName}, request.reason as about, request.status, null as "userName",
    ${figure === 'asked' ? noTime : seconds('request.received_at')}, ${noCredits}`;
}
