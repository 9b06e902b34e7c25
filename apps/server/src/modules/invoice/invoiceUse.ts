import type { BilledUse, InvoiceFields, ProposedUse } from '@intake/api/contract';
import { lineNet, quantityScale, type CreditCause } from '@intake/api/rules';
import { sql } from 'kysely';
import type { PageQuery } from '../../kernel/cursor.ts';
import { decodeCursor, readPage, type Page } from '../../kernel/cursor.ts';
import { conflict, invalid } from '../../kernel/errors.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { InvoiceRow } from './invoice.store.ts';

interface Period {
  organizationId: string;
  locationId: string | null;
  from: string;
  until: string;
}

/** What was used in a period of local days and stands on no invoice; of a location where one is named. */
const unbilled = ({ organizationId, locationId, from, until }: Period) => sql`
  credit_entry e join organization o on o.id = e.organization_id
    left join location l on l.organization_id = e.organization_id and l.id = ${locationId}
  where e.organization_id = ${organizationId} and e.kind in ('use', 'settle') and e.units > 0
    and (${locationId}::uuid is null or e.location_id = ${locationId})
    and e.created_at >= (${from}::date::timestamp at time zone coalesce(l.time_zone, o.time_zone))
    and e.created_at < ((${until}::date + 1)::timestamp at time zone coalesce(l.time_zone, o.time_zone))
    and not exists (select from invoice_use u where u.organization_id = e.organization_id and u.sequence = e.sequence and not u.is_released)`;

export async function proposeUse(tx: Tx, period: Period): Promise<ProposedUse[]> {
  const { rows } = await sql<ProposedUse>`select e.cause, count(*)::integer as uses, sum(e.units)::integer as units from ${unbilled(period)} group by e.cause order by e.cause`.execute(tx);
  return rows;
}

/** Writes the lines of a draft anew. A line of a cause takes all of its use in the period that is not billed elsewhere. */
export async function writeLines(tx: Tx, invoice: InvoiceRow, { lines, periodFrom, periodUntil, locationId }: InvoiceFields): Promise<void> {
  await tx.deleteFrom('invoice_line').where('organization_id', '=', invoice.organization_id).where('invoice_id', '=', invoice.id).execute();
  const seen = new Set<CreditCause>();
  for (const [position, line] of lines.entries()) {
    const { description, unitPrice, tax, cause } = line;
    const { id } = await tx
      .insertInto('invoice_line')
      .values({
        organization_id: invoice.organization_id, invoice_id: invoice.id, position, description, quantity: line.quantity, unit_price: unitPrice, net: lineNet(line), tax, cause,
        credits_line_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (cause === null) continue;
    if (seen.has(cause)) throw invalid([{ path: `lines.${position}.cause`, code: 'repeated', message: 'Another line bills this already.' }]);
    seen.add(cause);
    if (!periodFrom || !periodUntil) throw invalid([{ path: 'periodFrom', code: 'required', message: 'A line that bills use needs a period.' }]);
    const units = await takeUse(tx, id, cause, { organizationId: invoice.organization_id, locationId, from: periodFrom, until: periodUntil });
    const quantity = units * quantityScale;
    if (!Number.isSafeInteger(quantity) || quantity > 2_147_483_647) throw invalid([{ path: `lines.${position}.quantity`, code: 'too-large', message: 'Bill a shorter period.' }]);
    await tx.updateTable('invoice_line').set({ quantity, net: lineNet({ quantity, unitPrice }) }).where('organization_id', '=', invoice.organization_id).where('id', '=', id).execute();
  }
}

async function takeUse(tx: Tx, lineId: string, cause: CreditCause, period: Period): Promise<number> {
  const { rows } = await sql<{ units: number }>`
    with found as (select e.sequence, e.units from ${unbilled(period)} and e.cause = ${cause}),
      taken as (insert into invoice_use (organization_id, line_id, sequence) select ${period.organizationId}, ${lineId}, sequence from found)
    select coalesce(sum(units), 0)::bigint as units from found`.execute(tx).catch((error: unknown) => {
    if ((error as { code?: string }).code === '23505') throw conflict('use-billed', 'Another draft has just taken what was used; load it again.');
    throw error;
  });
  return Number(rows[0]!.units);
}

/** What a cancelled invoice billed can be billed again. */
export async function releaseUse(tx: Tx, { organization_id: organizationId, id }: InvoiceRow): Promise<void> {
  await sql`update invoice_use u set is_released = true from invoice_line l
    where l.organization_id = u.organization_id and l.id = u.line_id and u.organization_id = ${organizationId} and l.invoice_id = ${id}`.execute(tx);
}

export function listBilled(tx: Tx, organizationId: string, lineId: string, { cursor, limit }: PageQuery): Promise<Page<BilledUse>> {
  const after = cursor ? decodeCursor(cursor, 'number')[0] : 0;
  return readPage({
    limit,
    ask: async (count) => {
      const { rows } = await sql<Omit<BilledUse, 'at' | 'objectId'> & { at: Date; object_id: string | null }>`
        select e.sequence, e.cause, e.units, coalesce(m.conversation_id, e.object_id) as object_id, e.created_at as at,
          case e.cause when 'fax-in' then f.from_number when 'fax-out' then f.to_number when 'text' then c.theirs else case v.direction when 'inbound' then v.from_number else v.to_number end end as number
        from invoice_use u join credit_entry e on e.organization_id = u.organization_id and e.sequence = u.sequence
          left join fax f on f.organization_id = e.organization_id and f.id = e.object_id
          left join message m on m.organization_id = e.organization_id and m.id = e.object_id
          left join conversation c on c.organization_id = e.organization_id and c.id = m.conversation_id
          left join voice_call v on v.organization_id = e.organization_id and v.id = e.object_id
        where u.organization_id = ${organizationId} and u.line_id = ${lineId} and u.sequence > ${after}
        order by u.sequence limit ${count}`.execute(tx);
      return rows;
    },
    toItem: ({ object_id: objectId, at, ...row }) => ({ ...row, objectId, at: at.toISOString() }),
    position: ({ sequence }) => [sequence],
  });
}
