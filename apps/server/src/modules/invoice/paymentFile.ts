import { createHash } from 'node:crypto';
import type { PaymentRow } from '@intake/api/contract';
import { latestPaymentDay, parseCents, parseDocumentDate, type DateOrder } from '@intake/api/rules';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/actor.ts';
import { invalid } from '../../kernel/errors.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { guessDelimiter, namesDelimiter } from '../import/csv/guessDelimiter.ts';
import { lockInvoice, openOf, type InvoiceRow } from './invoice.store.ts';
import { bookPayment, findPayment } from './invoicePayment.ts';

const mostRows = 5000;
const heads = {
  date: /^(.*\b)?(date|paid|posted|payé le)\b|日期|日付/i,
  amount: /^(.*\b)?(amount|credit|deposit|montant|crédit|dépôt)\b|金额|金額/i,
  reference: /^(.*\b)?(reference|description|memo|details?|référence|libellé)\b|摘要|参考|備考/i,
};
const numbers = /\bINV-\d{5,}\b/i;

export interface ReadRow extends PaymentRow {
  key: string;
}

/**
 * The lines of a bank's file and the invoices that they pay, by the number that stands anywhere in a line.
 * @param today `YYYY-MM-DD`
 */
export async function readPayments(tx: Tx, actor: Actor, csv: string, today: string): Promise<ReadRow[]> {
  const records = recordsOf(csv);
  const columns = columnsOf(records[0] ?? []);
  const rows = columns.hasHead ? records.slice(1) : records;
  const latest = latestPaymentDay(today);
  const order = orderOf(rows.map((cells) => cells[columns.date] ?? ''), latest);
  const known = await invoicesOf(tx, actor, rows.flatMap((cells) => numberIn(cells) ?? []));
  const opens = new Map([...known].map(([number, invoice]) => [number, openOf(invoice)]));
  const times = new Map<string, number>();
  const read: ReadRow[] = [];
  for (const [index, cells] of rows.entries()) {
    const number = numberIn(cells);
    const reference = cells[columns.reference]?.trim() ?? '';
    const amount = parseCents(cells[columns.amount] ?? '');
    const { value: paidOn, ambiguous: isAmbiguous } = parseDocumentDate(cells[columns.date] ?? '', { order });
    const same = [number, amount, paidOn, reference].join('\n');
    // The same line twice in a file is two payments; the same file twice is one.
    times.set(same, (times.get(same) ?? 0) + 1);
    const key = `file:${createHash('sha256').update(`${same}\n${times.get(same)}`).digest('hex')}`;
    const invoice = number ? known.get(number) : undefined;
    const open = invoice ? (opens.get(number!) ?? 0) : null;
    const problem = await problemOf(tx, actor, { number, invoice, amount, paidOn, latest, isAmbiguous, open, key });
    if (problem === null) opens.set(number!, open! - amount!);
    read.push({
      row: index + (columns.hasHead ? 2 : 1), number, amount, paidOn, reference: reference.slice(0, 200), invoiceId: invoice?.id ?? null, buyerName: invoice?.buyer_name ?? null, open, problem, key,
    });
  }
  return read;
}

interface Judged extends Pick<PaymentRow, 'number' | 'amount' | 'paidOn' | 'open'> {
  invoice: InvoiceRow | undefined;
  latest: string;
  isAmbiguous: boolean;
  key: string;
}

async function problemOf(tx: Tx, { organizationId }: Actor, { number, invoice, amount, paidOn, latest, isAmbiguous, open, key }: Judged): Promise<PaymentRow['problem']> {
  if (!number) return 'no-number';
  if (!invoice) return 'unknown-invoice';
  if (amount === null || amount <= 0) return 'bad-amount';
  if (!paidOn) return isAmbiguous ? 'ambiguous-date' : 'bad-date';
  if (paidOn > latest) return 'bad-date';
  if (await findPayment(tx, organizationId, key)) return 'known';
  if (invoice.status !== 'issued') return 'not-open';
  return amount > open! ? 'too-much' : null;
}

/** Books what has no problem. What was booked before stands as it is. */
export async function bookFile(tx: Tx, actor: Actor, csv: string, today: string): Promise<{ booked: number; rows: ReadRow[] }> {
  const rows = await readPayments(tx, actor, csv, today);
  let booked = 0;
  for (const { problem, invoiceId, amount, paidOn, reference, key } of rows) {
    if (problem !== null) continue;
    const invoice = await lockInvoice(tx, actor.organizationId, invoiceId!);
    await bookPayment(tx, actor, invoice!, { amount: amount!, paidOn: paidOn!, method: 'transfer', reference, key });
    booked += 1;
  }
  return { booked, rows };
}

const orders: readonly DateOrder[] = ['mdy', 'dmy', 'ymd'];
/** A file writes all of its dates alike: in the one order in which each is a day that may have come. Null where several are. */
function orderOf(dates: readonly string[], latest: string): DateOrder | null {
  const written = dates.filter((text) => parseDocumentDate(text).candidates.length > 0);
  const fitting = orders.filter((order) => written.every((text) => {
    const { value } = parseDocumentDate(text, { order });
    return value !== null && value <= latest;
  }));
  return fitting.length === 1 ? fitting[0]! : null;
}

function recordsOf(csv: string): string[][] {
  const text = csv.replace(/^\ufeff/, '');
  let records: string[][];
  try {
    records = parse(text, { delimiter: guessDelimiter(text), relax_column_count: true, relax_quotes: true, skip_empty_lines: true });
  } catch {
    throw invalid([{ path: 'csv', code: 'unreadable', message: 'This is no CSV file.' }]);
  }
  if (records.length > mostRows) throw invalid([{ path: 'csv', code: 'too-many', message: `A file has at most ${mostRows} lines.` }]);
  // A spreadsheet shows no row of the line that names the separator, and counts without it.
  return namesDelimiter(records[0] ?? []) ? records.slice(1) : records;
}

function columnsOf(first: readonly string[]) {
  const find = (head: RegExp) => first.findIndex((cell) => head.test(cell.trim()));
  const [date, amount, reference] = [find(heads.date), find(heads.amount), find(heads.reference)];
  const hasHead = date >= 0 && amount >= 0;
  return hasHead ? { hasHead, date, amount, reference } : { hasHead, date: 0, amount: 1, reference: 2 };
}

const numberIn = (cells: readonly string[]): string | null => cells.map((cell) => numbers.exec(cell)?.[0]).find(Boolean)?.toUpperCase() ?? null;

async function invoicesOf(tx: Tx, { organizationId }: Actor, wanted: readonly string[]): Promise<Map<string, InvoiceRow>> {
  if (wanted.length === 0) return new Map();
  const found = await tx
    .selectFrom('invoice').selectAll().where('organization_id', '=', organizationId).where('kind', '=', 'invoice').where(sql<boolean>`number = any (${[...new Set(wanted)]}::text[])`)
    .orderBy('id').execute();
  return new Map(found.map((invoice) => [invoice.number!, invoice]));
}
