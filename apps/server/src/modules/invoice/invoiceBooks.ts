import type { Statement } from '@intake/api/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.port.ts';

interface Period {
  from: string;
  until: string;
}

type Movement = Omit<Statement['rows'][number], 'balance'>;

/** What a buyer was billed, credited and paid, in order. What was cancelled is owed by nobody. */
export async function readStatement(tx: Tx, organizationId: string, buyerName: string, { from, until }: Period): Promise<Omit<Statement, 'pdf'>> {
  const { rows } = await sql<Movement & { is_before: boolean }>`
    select day, kind, number, amount, day < ${from}::date as is_before from (
      select i.issued_on as day, i.kind, i.number, case i.kind when 'invoice' then i.total else -i.total end as amount, i.created_at as at
      from invoice i where i.organization_id = ${organizationId} and i.buyer_name = ${buyerName} and i.status in ('issued', 'balanced')
      union all
      select p.paid_on, 'payment', i.number, -p.amount, p.created_at
      from invoice_payment p join invoice i on i.organization_id = p.organization_id and i.id = p.invoice_id
      where p.organization_id = ${organizationId} and i.buyer_name = ${buyerName}
    ) moved where day <= ${until}::date order by day, at`.execute(tx);
  let balance = rows.reduce((sum, row) => (row.is_before ? sum + row.amount : sum), 0);
  const before = balance;
  const shown = rows
    .filter((row) => !row.is_before)
    .map(({ day, kind, number, amount }) => {
      balance += amount;
      return { day, kind, number, amount, balance };
    });
  return { buyerName, before, rows: shown, after: balance };
}

const decimal = (cents: number | null) => (cents === null ? '' : `${cents < 0 ? '-' : ''}${Math.trunc(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`);

/** What a spreadsheet would run as a formula is text; amounts below zero stay numbers. */
const plainText = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** A row a document, one that takes it back on the day that it was cancelled, and one a payment, with decimal points whatever the language: programs read them. */
export async function readBooks(tx: Tx, organizationId: string, { from, until }: Period): Promise<Record<string, string>[]> {
  const { rows } = await sql<{
    day: string; type: string; number: string; buyer: string; status: string; province: string; subtotal: number | null; gst: number | null; hst: number | null; qst: number | null; pst: number | null;
    total: number; method: string | null; reference: string | null;
  }>`
    select * from (
      select s.day, s.type, i.number, i.buyer_name as buyer, i.status, i.province,
        s.sign * i.subtotal as subtotal, s.sign * t.gst as gst, s.sign * t.hst as hst, s.sign * t.qst as qst, s.sign * t.pst as pst, s.sign * i.total as total, null as method, null as reference, s.at
      from invoice i cross join lateral (
          select i.issued_on as day, i.kind as type, case i.kind when 'invoice' then 1 else -1 end as sign, i.created_at as at
          union all
          select coalesce((e.detail ->> 'day')::date, (e.created_at at time zone o.time_zone)::date), 'cancellation', -1, e.created_at
          from invoice_event e join organization o on o.id = e.organization_id where e.organization_id = i.organization_id and e.invoice_id = i.id and e.event = 'cancel') s
        cross join lateral (
          select coalesce(sum((x ->> 'amount')::bigint) filter (where x ->> 'name' = 'GST'), 0)::bigint as gst, coalesce(sum((x ->> 'amount')::bigint) filter (where x ->> 'name' = 'HST'), 0)::bigint as hst,
            coalesce(sum((x ->> 'amount')::bigint) filter (where x ->> 'name' = 'QST'), 0)::bigint as qst,
            coalesce(sum((x ->> 'amount')::bigint) filter (where x ->> 'name' in ('PST', 'RST')), 0)::bigint as pst from jsonb_array_elements(i.taxes) x) t
      where i.organization_id = ${organizationId} and i.number is not null
      union all
      select p.paid_on, 'payment', i.number, i.buyer_name, i.status, i.province, null, null, null, null, null, p.amount, p.method, p.reference, p.created_at
      from invoice_payment p join invoice i on i.organization_id = p.organization_id and i.id = p.invoice_id where p.organization_id = ${organizationId}
    ) books where day between ${from}::date and ${until}::date order by day, array_position(array['invoice', 'credit-note', 'cancellation', 'payment'], type), number, at`.execute(tx);
  return rows.map((row) => ({
    date: row.day, type: row.type, number: row.number, customer: plainText(row.buyer), status: row.status, province: row.province, subtotal: decimal(row.subtotal), gst: decimal(row.gst), hst: decimal(row.hst),
    qst: decimal(row.qst), pst: decimal(row.pst), total: decimal(row.total), currency: 'CAD', method: row.method ?? '', reference: plainText(row.reference ?? ''),
  }));
}
