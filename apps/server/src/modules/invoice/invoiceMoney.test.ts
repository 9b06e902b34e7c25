import { randomUUID } from 'node:crypto';
import type { Invoice, PaymentRow } from '@intake/api/contract';
import { latestPaymentDay } from '@intake/api/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Administrator } from '../../testing/administrator.ts';
import { issued, line, startInvoices, type Invoices } from '../../testing/invoices.ts';

let server: Invoices;
let [me, other]: Administrator[] = [];
beforeAll(async () => {
  server = await startInvoices();
  [me, other] = [await server.newBiller(), await server.newBiller()];
});
afterAll(() => server.stop());

const pay = (who: Administrator, { id, version }: Pick<Invoice, 'id' | 'version'>, amount: number, more: object = {}) =>
  who.ask<Invoice>('POST', '/invoice/payment', { id, version, amount, paidOn: '2026-11-25', method: 'transfer', reference: null, key: randomUUID(), ...more });
const credit = (who: Administrator, { id, version }: Pick<Invoice, 'id' | 'version'>, lines: { lineId: string; quantity: number }[], reason = 'Billed twice') =>
  who.ask<Invoice>('POST', '/invoice/credit', { id, version, reason, lines });
const get = async (who: Administrator, id: string) => (await who.ask<Invoice>('GET', `/invoice/dtl/${id}`)).body;

describe('payments', () => {
  test('come in parts, balance the invoice at its last cent, and are never more than is open', async () => {
    const invoice = await issued(me!);
    const { body: part } = await pay(me!, invoice, 5000);
    expect(part).toMatchObject({ status: 'issued', paid: 5000, open: 6300 });
    expect((await pay(me!, part, 6301)).body.error.fields).toMatchObject([{ path: 'amount', code: 'too-much' }]);
    expect((await pay(me!, invoice, 100)).body.error.code).toBe('version-conflict');
    expect((await pay(other!, part, 100)).status).toBe(404);
    const { body: whole } = await pay(me!, part, 6300);
    expect(whole).toMatchObject({ status: 'balanced', open: 0, payments: [{ amount: 5000 }, { amount: 6300 }] });
    expect((await pay(me!, whole, 1)).body.error.code).toBe('illegal-transition');
  });

  test('are booked once by their key, also when asked for twice at once', async () => {
    const invoice = await issued(me!);
    const key = randomUUID();
    const answers = await Promise.all([pay(me!, invoice, 5000, { key }), pay(me!, invoice, 5000, { key })]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await pay(me!, invoice, 5000, { key })).body).toMatchObject({ paid: 5000 });
  });

  test('are given back, which opens the invoice again', async () => {
    const { body: paid } = await pay(me!, await issued(me!), 11_300);
    expect((await pay(me!, paid, -11_301, { method: 'refund' })).status).toBe(422);
    expect((await pay(me!, paid, -300, { method: 'refund' })).body).toMatchObject({ status: 'issued', paid: 11_000, open: 300 });
  });

  test('stay as they were booked', async () => {
    const { body: paid } = await pay(me!, await issued(me!), 100);
    for (const statement of ['update invoice_payment set amount = 1 where invoice_id = $1', 'delete from invoice_payment where invoice_id = $1'])
      await expect(server.sql(statement, [paid.id])).rejects.toMatchObject({ code: '42501' });
  });

  test('that never come are written off with a reason', async () => {
    const { body: part } = await pay(me!, await issued(me!), 11_000);
    const { body } = await me!.ask<Invoice>('PUT', '/invoice/update/', { event: 'balance', id: part.id, version: part.version, reason: 'Too little to ask for' });
    expect(body).toMatchObject({ status: 'balanced', open: 0, payments: [{ amount: 300, method: 'write-off', paidOn: '2026-11-24', reference: 'Too little to ask for' }, { amount: 11_000 }] });
  });
});

describe('a credit note', () => {
  test('takes back lines at the rates of its invoice, has a number of its own, and balances both', async () => {
    const clinic = await server.newBiller();
    server.time.now = new Date('2025-03-31T15:00:00Z');
    const invoice = await issued(clinic, { province: 'NS', lines: [line({ quantity: 2000 }), line({ tax: 'exempt' })] });
    expect(invoice).toMatchObject({ total: 33_000, taxes: [{ millionths: 150_000 }] });
    server.time.now = new Date('2026-11-24T15:00:00Z');
    const [first, second] = invoice.lines;
    expect((await credit(clinic, invoice, [{ lineId: first!.id, quantity: 2001 }])).body.error.fields).toMatchObject([{ path: 'lines.0.quantity', code: 'too-much' }]);
    const { body: note } = await credit(clinic, invoice, [{ lineId: first!.id, quantity: 1000 }]);
    expect(note).toMatchObject({ kind: 'credit-note', number: 'CN-00001', status: 'balanced', total: 11_500, taxes: [{ millionths: 150_000, amount: 1500 }], creditsNumber: 'INV-00001', open: 0 });
    const after = await get(clinic, invoice.id);
    expect(after).toMatchObject({ status: 'issued', credited: 11_500, open: 21_500, creditNotes: [{ number: 'CN-00001', total: 11_500 }] });
    expect((await clinic.ask('PUT', '/invoice/update/', { event: 'cancel', id: after.id, version: after.version, reason: 'No' })).body.error.code).toBe('paid');
    await credit(clinic, after, [{ lineId: first!.id, quantity: 1000 }, { lineId: second!.id, quantity: 1000 }]);
    expect(await get(clinic, invoice.id)).toMatchObject({ status: 'balanced', credited: 33_000, open: 0 });
  });

  test('of what was paid is owed to the buyer until it is given back', async () => {
    const { body: paid } = await pay(me!, await issued(me!), 11_300);
    await credit(me!, paid, [{ lineId: paid.lines[0]!.id, quantity: 500 }]);
    const owing = await get(me!, paid.id);
    expect(owing).toMatchObject({ status: 'issued', open: -5650 });
    expect((await pay(me!, owing, -5650, { method: 'refund' })).body).toMatchObject({ status: 'balanced', open: 0 });
  });

  test('in parts that are rounded up is never more than the invoice', async () => {
    let invoice = await issued(me!, { province: 'AB', lines: [line({ quantity: 3000, unitPrice: 150 })] });
    expect(invoice).toMatchObject({ total: 5 });
    for (const expected of [2, 2]) {
      expect((await credit(me!, invoice, [{ lineId: invoice.lines[0]!.id, quantity: 1000 }])).body.total).toBe(expected);
      invoice = await get(me!, invoice.id);
    }
    expect((await credit(me!, invoice, [{ lineId: invoice.lines[0]!.id, quantity: 1000 }])).body.error.fields).toMatchObject([{ path: 'lines', code: 'too-much' }]);
    expect(await get(me!, invoice.id)).toMatchObject({ credited: 4, open: 1 });
  });
});

describe('a bank’s file', () => {
  const preview = async (csv: string) => (await me!.ask<PaymentRow[]>('POST', '/invoice/payment/preview', { csv })).body;
  const book = async (csv: string) => (await me!.ask<{ booked: number; rows: PaymentRow[] }>('POST', '/invoice/payment/import', { csv })).body;

  test('is shown before it is booked, says why a line is not, and is booked once', async () => {
    const [first, second] = [await issued(me!), await issued(me!)];
    const csv = [
      'Date;Libellé;Montant', `2026-11-25;Virement ${first.number} merci;100,00`, `2026-11-25;${first.number};13,00`, `25 Nov 2026;${second.number!.toLowerCase()};1 113,00`,
      `2026-11-26;${second.number};113,00`, '2026-11-26;Rent;800,00', '2026-11-26;INV-99999;1,00', `2026-11-26;${second.number};abc`, `soon;${second.number};1,00`,
    ].join('\n');
    const shown = await preview(csv);
    expect(shown.map(({ row, problem }) => [row, problem])).toEqual([
      [2, null], [3, null], [4, 'too-much'], [5, null], [6, 'no-number'], [7, 'unknown-invoice'], [8, 'bad-amount'], [9, 'bad-date'],
    ]);
    expect(await get(me!, first.id)).toMatchObject({ paid: 0 });
    expect(await book(csv)).toMatchObject({ booked: 3 });
    expect(await get(me!, first.id)).toMatchObject({ status: 'balanced', payments: [{ amount: 10_000 }, { amount: 1300 }] });
    const again = await book(csv);
    expect(again.booked).toBe(0);
    expect(again.rows.slice(0, 2).map(({ problem }) => problem)).toEqual(['known', 'known']);
  });

  test('may begin with the line in which Excel names the separator, have lines that end as in Windows, and breaks in quotes', async () => {
    const invoice = await issued(me!);
    const csv = `\ufeffsep=;\r\n"Référence";"Date";"Montant"\r\n"Virement\n${invoice.number}";2026-11-25;"1,00"\r\n`;
    expect(await preview(csv)).toMatchObject([{ row: 2, number: invoice.number, amount: 100, paidOn: '2026-11-25', problem: null }]);
  });

  test('without heads is date, amount, reference; equal lines of one file are two payments', async () => {
    const invoice = await issued(me!);
    const csv = `2026-11-25,50.00,${invoice.number}\n2026-11-25,50.00,${invoice.number}\n`;
    expect(await book(csv)).toMatchObject({ booked: 2 });
    expect(await get(me!, invoice.id)).toMatchObject({ paid: 10_000 });
  });

  test('writes all its dates in one order, which a day above twelve gives away; else nothing is guessed', async () => {
    const { number } = await issued(me!);
    const file = (...dates: string[]) => dates.map((date) => `${date},1.00,${number}\n`).join('');
    const days = async (...dates: string[]) => (await preview(file(...dates))).map(({ paidOn, problem }) => paidOn ?? problem);
    expect(await days('03/04/2026', '25/03/2026')).toEqual(['2026-04-03', '2026-03-25']);
    expect(await days('03/04/2026', '03/25/2026')).toEqual(['2026-03-04', '2026-03-25']);
    expect(await days('03/04/2026', '04/03/2026')).toEqual(['ambiguous-date', 'ambiguous-date']);
    expect(await days('03/03/2026', 'soon')).toEqual(['2026-03-03', 'bad-date']);
    // The next days are as a bank books; a mistyped year is none.
    const last = latestPaymentDay('2026-11-24');
    expect(await preview(file(last, '2027-11-24'))).toMatchObject([{ paidOn: last, problem: null }, { paidOn: '2027-11-24', problem: 'bad-date' }]);
    expect((await pay(me!, await issued(me!), 100, { paidOn: '2027-11-24' })).body.error.fields).toMatchObject([{ path: 'paidOn', code: 'late' }]);
  });

  test('that is none books nothing', async () => {
    expect((await me!.ask('POST', '/invoice/payment/preview', { csv: '' })).status).toBe(422);
    expect(await preview('just some words')).toMatchObject([{ problem: 'no-number' }]);
  });
});
