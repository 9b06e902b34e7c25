import { createHash } from 'node:crypto';
import { randomUUID } from 'node:crypto';
import type { Invoice, Statement } from '@intake/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Administrator } from '../../testing/administrator.ts';
import { create, issued, startInvoices, type Invoices } from '../../testing/invoices.ts';
import { composeStatement } from './composeInvoice.ts';

let server: Invoices;
let [me, other]: Administrator[] = [];
beforeAll(async () => {
  server = await startInvoices();
  [me, other] = [await server.newBiller(), await server.newBiller()];
});
afterAll(() => server.stop());

interface Print {
  url: string;
  sha256: string;
}
const print = (who: Administrator, id: string) => who.ask<Print>('GET', `/invoice/print/${id}`);

describe('the PDF', () => {
  test('is made once, kept with its hash, and is the same for all who ask at once', async () => {
    const invoice = await issued(me!);
    const answers = await Promise.all([print(me!, invoice.id), print(me!, invoice.id), print(me!, invoice.id)]);
    expect(new Set(answers.map(({ body }) => body.sha256)).size).toBe(1);
    await server.sql("update organization set name = 'Another name' where id = $1", [me!.organization.id]);
    expect((await print(me!, invoice.id)).body.sha256).toBe(answers[0]!.body.sha256);
    const [row] = await server.sql<{ file_key: string; sha256: string }>('select file_key, sha256 from invoice where id = $1', [invoice.id]);
    expect(createHash('sha256').update(await server.files.read(row!.file_key)).digest('hex')).toBe(row!.sha256);
    await expect(server.sql("update invoice set sha256 = 'x' where id = $1", [invoice.id])).rejects.toMatchObject({ code: 'IV001' });
    expect((await print(other!, invoice.id)).status).toBe(404);
  });

  test('of a draft there is none', async () => {
    expect((await print(me!, (await create(me!)).id)).body.error.code).toBe('draft');
  });
});

describe('sending', () => {
  const send = (who: Administrator, { id, version }: Invoice, more: object) => who.ask<Invoice>('POST', '/invoice/send', { id, version, confirmation: null, ...more });

  test('by mail posts the very PDF, in the language of the invoice', async () => {
    const invoice = await issued(me!, { locale: 'fr' });
    const { body } = await send(me!, invoice, { by: 'mail', to: 'office@elm.example' });
    expect(body).toMatchObject({ events: [{ event: 'create' }, { event: 'issue' }, { event: 'send' }] });
    expect(body.sentAt).not.toBeNull();
    const [mail] = await server.sql<{ subject: string; body: string; attachment: { key: string; name: string } }>("select subject, body, attachment from mail where recipient = 'office@elm.example'");
    expect(mail!.subject).toContain(`Facture ${invoice.number}`);
    expect(mail!.body).toContain('113,00\u00a0$');
    const [row] = await server.sql<{ file_key: string }>('select file_key from invoice where id = $1', [invoice.id]);
    expect(mail!.attachment).toMatchObject({ key: row!.file_key, name: `${invoice.number}.pdf` });
  });

  test('by fax queues the very PDF, after a new number was confirmed, and holds its credits', async () => {
    const clinic = await server.newBiller();
    await server.sql(`update organization set telnyx_from = '+16135550100', settings = '{"duplicates":"refuse","cloud":{"telnyx":true}}' where id = $1`, [clinic.organization.id]);
    const invoice = await issued(clinic);
    expect((await send(clinic, invoice, { by: 'fax', to: '+14165550142' })).body.error.fields).toMatchObject([{ path: 'confirmation' }]);
    expect((await send(clinic, invoice, { by: 'fax', to: '+14165550142', confirmation: '0142' })).status).toBe(200);
    const [fax] = await server.sql<{ sha256: string; page_count: number }>("select sha256, page_count from fax where organization_id = $1 and direction = 'outbound'", [clinic.organization.id]);
    expect(fax!.sha256).toBe((await print(clinic, invoice.id)).body.sha256);
    const [entry] = await server.sql<{ kind: string; amount: string }>('select kind, amount from credit_entry where organization_id = $1', [clinic.organization.id]);
    expect(entry).toMatchObject({ kind: 'reserve', amount: String(-2 * fax!.page_count) });
  });

  test('is refused for a draft, and for an address where a number is needed', async () => {
    expect((await send(me!, await create(me!), { by: 'mail', to: 'office@elm.example' })).body.error.code).toBe('illegal-transition');
    expect((await send(me!, await issued(me!), { by: 'fax', to: 'office@elm.example' })).body.error.fields).toMatchObject([{ path: 'to' }]);
  });
});

test('a statement is of the last day of its period, or of today while that is to come', () => {
  const paper = { locale: 'en' as const, seller: { name: 'Riverbend', lines: [], paymentText: null }, buyerName: 'Elm', before: 0, rows: [], after: 0, from: '2026-11-01', until: '2026-11-30' };
  expect(composeStatement({ ...paper, today: '2026-11-27' }).date).toBe('November 27, 2026');
  expect(composeStatement({ ...paper, today: '2026-12-02' }).date).toBe('November 30, 2026');
});

test('a statement and the books say what was billed, credited, paid and is owed', async () => {
  const clinic = await server.newBiller();
  server.time.now = new Date('2026-10-15T15:00:00Z');
  const before = await issued(clinic);
  server.time.now = new Date('2026-11-24T15:00:00Z');
  const invoice = await issued(clinic, { province: 'QC' });
  const pay = (paid: Invoice, amount: number) =>
    clinic.ask<Invoice>('POST', '/invoice/payment', { id: paid.id, version: paid.version, amount, paidOn: '2026-11-25', method: 'cheque', reference: '=1+1', key: randomUUID() });
  await pay(before, 11_300);
  await clinic.ask('POST', '/invoice/credit', { id: invoice.id, version: invoice.version, reason: 'Half', lines: [{ lineId: invoice.lines[0]!.id, quantity: 500 }] });
  const { body } = await clinic.ask<Statement>('GET', `/invoice/statement?from=2026-11-01&until=2026-11-30&locale=ja&buyerName=${encodeURIComponent(invoice.buyerName)}`);
  expect(body).toMatchObject({
    before: 11_300, after: 5749,
    rows: [{ kind: 'invoice', number: 'INV-00002', balance: 22_798 }, { kind: 'credit-note', number: 'CN-00001', amount: -5749, balance: 17_049 }, { kind: 'payment', number: 'INV-00001', amount: -11_300, balance: 5749 }],
  });
  expect(Buffer.from(body.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  const { body: books } = await clinic.ask<{ name: string; csv: string }>('GET', '/invoice/export?from=2026-11-01&until=2026-11-30');
  expect(books.csv.split('\r\n').slice(1, -1)).toEqual([
    '2026-11-24,invoice,INV-00002,Elm Street Family Practice,issued,QC,100.00,5.00,0.00,9.98,0.00,114.98,CAD,,',
    '2026-11-24,credit-note,CN-00001,Elm Street Family Practice,balanced,QC,-50.00,-2.50,0.00,-4.99,0.00,-57.49,CAD,,',
    "2026-11-25,payment,INV-00001,Elm Street Family Practice,balanced,ON,,,,,,113.00,CAD,cheque,'=1+1",
  ]);
  expect((await other!.ask<{ csv: string }>('GET', '/invoice/export?from=2026-11-01&until=2026-11-30')).body.csv).not.toContain('INV-');
});

test('what was cancelled is taken back in the books on the day that it was, so that each column adds up', async () => {
  const clinic = await server.newBiller();
  server.time.now = new Date('2026-10-15T15:00:00Z');
  const invoice = await issued(clinic);
  server.time.now = new Date('2026-11-24T15:00:00Z');
  expect((await clinic.ask('PUT', '/invoice/update/', { event: 'cancel', id: invoice.id, version: invoice.version, reason: 'Billed twice' })).status).toBe(200);
  const books = async (period: string) => (await clinic.ask<{ csv: string }>('GET', `/invoice/export?${period}`)).body.csv.split('\r\n').slice(1, -1);
  expect(await books('from=2026-10-01&until=2026-10-31')).toEqual(['2026-10-15,invoice,INV-00001,Elm Street Family Practice,cancelled,ON,100.00,0.00,13.00,0.00,0.00,113.00,CAD,,']);
  expect(await books('from=2026-11-01&until=2026-11-30')).toEqual(['2026-11-24,cancellation,INV-00001,Elm Street Family Practice,cancelled,ON,-100.00,0.00,-13.00,0.00,0.00,-113.00,CAD,,']);
});
