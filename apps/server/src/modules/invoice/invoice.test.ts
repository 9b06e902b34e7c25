import type { Invoice, InvoiceSummary } from '@intake/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Administrator } from '../../testing/administrator.ts';
import { newAdministrator } from '../../testing/administrator.ts';
import { issue } from './invoiceChange.ts';
import { insertInvoice, lockInvoice } from './invoice.store.ts';
import { writeLines } from './invoiceUse.ts';
import { create, fieldsOf, issued, line, startInvoices, type Invoices } from '../../testing/invoices.ts';

let server: Invoices;
let [me, other]: Administrator[] = [];
beforeAll(async () => {
  server = await startInvoices();
  [me, other] = [await server.newBiller(), await server.newBiller()];
});
afterAll(() => server.stop());

const update = (who: Administrator, body: object) => who.ask<Invoice>('PUT', '/invoice/update/', body);

describe('a draft', () => {
  test('has no number, comes to what its lines say, and is changed under its version', async () => {
    const draft = await create(me!, { lines: [line({ quantity: 3000, unitPrice: 350 }), line({ tax: 'exempt' })] });
    expect(draft).toMatchObject({ number: null, status: 'draft', version: 1, subtotal: 10_011, total: 10_012, open: 0, taxes: [{ name: 'HST', base: 11, amount: 1 }] });
    const change = { event: 'change', id: draft.id, version: 1, fields: fieldsOf({ province: 'QC', buyerName: 'Clinique de l’Île' }) };
    expect((await update(other!, change)).status).toBe(404);
    const { body: changed } = await update(me!, change);
    expect(changed).toMatchObject({ version: 2, buyerName: 'Clinique de l’Île', subtotal: 10_000, total: 11_498, taxes: [{ name: 'GST', amount: 500 }, { name: 'QST', amount: 998 }] });
    expect((await update(me!, change)).status).toBe(409);
    expect((await me!.ask<Invoice>('GET', `/invoice/dtl/${draft.id}`)).body).toEqual(changed);
  });

  test('is taxed by its province where a line says so, and an issued one names the number for it', async () => {
    const clinic = await server.newBiller();
    await server.sql("insert into account (organization_id, pst_number) values ($1, 'PST-1234-5678')", [clinic.organization.id]);
    const invoice = await issued(clinic, { province: 'BC', lines: [line(), line({ tax: 'provincial' })] });
    expect(invoice).toMatchObject({ taxes: [{ name: 'GST', base: 20_000, amount: 1000 }, { name: 'PST', base: 10_000, amount: 700 }], total: 21_700, seller: { pstNumber: 'PST-1234-5678' } });
  });

  test('is refused with a line that says nothing, a location of somebody else or a period that ends before it begins', async () => {
    const [location] = await server.sql<{ id: string }>("insert into location (organization_id, name) values ($1, 'Theirs') returning id", [other!.organization.id]);
    const attempts: [object, string][] = [
      [{ lines: [line({ description: ' ' })] }, 'lines.0.description'], [{ locationId: location!.id }, 'locationId'], [{ periodFrom: '2026-12-01' }, 'periodUntil'],
      [{ buyerEmail: 'nobody' }, 'buyerEmail'], [{ lines: [line({ quantity: -1 })] }, 'lines.0.quantity'],
    ];
    for (const [more, path] of attempts) {
      const { status, body } = await me!.ask('POST', '/invoice/', fieldsOf(more));
      expect([path, status, body.error.fields[0]?.path]).toEqual([path, 422, path]);
    }
  });

  test('is thrown away without a trace in the numbers', async () => {
    const clinic = await server.newBiller();
    const draft = await create(clinic);
    expect((await update(clinic, { event: 'discard', id: draft.id, version: 1 })).body).toMatchObject({ status: 'entered-in-error', number: null });
    expect(await issued(clinic)).toMatchObject({ number: 'INV-00001' });
  });
});

describe('an issued invoice', () => {
  test('has its number, its day and what it is due on, in the zone of who sends it', async () => {
    const clinic = await server.newBiller();
    await server.sql("update organization set time_zone = 'America/Vancouver' where id = $1", [clinic.organization.id]);
    server.time.now = new Date('2026-11-25T06:00:00Z');
    const invoice = await issued(clinic);
    server.time.now = new Date('2026-11-24T15:00:00Z');
    expect(invoice).toMatchObject({ number: 'INV-00001', status: 'issued', issuedOn: '2026-11-24', dueOn: '2026-12-24', total: 11_300, open: 11_300 });
    expect(invoice.can.toSorted()).toEqual(['balance', 'cancel', 'credit', 'pay', 'send']);
  });

  test('says what it said, whoever changes what since', async () => {
    const clinic = await server.newBiller();
    const invoice = await issued(clinic);
    await server.sql("update organization set name = 'Another name' where id = $1", [clinic.organization.id]);
    const { body } = await clinic.ask<Invoice>('GET', `/invoice/dtl/${invoice.id}`);
    expect(body.seller).toEqual(invoice.seller);
    expect((await update(clinic, { event: 'change', id: invoice.id, version: invoice.version, fields: fieldsOf() })).body.error.code).toBe('illegal-transition');
    const frozen = [
      "update invoice set buyer_name = 'Somebody' where id = $1", 'update invoice set total = 1 where id = $1', "update invoice set number = 'INV-00009' where id = $1",
      "update invoice set seller = '{}' where id = $1", 'delete from invoice where id = $1', 'update invoice_line set net = 1 where invoice_id = $1', 'delete from invoice_line where invoice_id = $1',
      "insert into invoice_line (organization_id, invoice_id, position, description, quantity, unit_price, net, tax) select organization_id, id, 9, 'More', 1000, 1, 1, 'zero' from invoice where id = $1",
    ];
    for (const statement of frozen) await expect(server.sql(statement, [invoice.id]), statement).rejects.toMatchObject({ code: 'IV001' });
  });

  test('is cancelled with a reason while nothing was paid, and keeps its number', async () => {
    const invoice = await issued(me!);
    expect((await update(me!, { event: 'cancel', id: invoice.id, version: invoice.version, reason: ' ' })).status).toBe(422);
    const { body } = await update(me!, { event: 'cancel', id: invoice.id, version: invoice.version, reason: 'Sent to the wrong clinic' });
    expect(body).toMatchObject({ status: 'cancelled', number: invoice.number, reason: 'Sent to the wrong clinic', open: 0 });
    expect((await update(me!, { event: 'cancel', id: invoice.id, version: body.version, reason: 'Again' })).status).toBe(409);
  });

  test('needs a line', async () => {
    const draft = await create(me!, { lines: [] });
    expect((await update(me!, { event: 'issue', id: draft.id, version: 1 })).body.error.fields).toMatchObject([{ path: 'lines', code: 'required' }]);
  });
});

test('numbers have no hole and no double while thirty of a hundred who issue at once fail', async () => {
  const clinic = await server.newBiller();
  const actor = { userId: clinic.id, organizationId: clinic.organization.id, displayName: 'Biller' } as Parameters<typeof issue>[1];
  const attempts = Array.from({ length: 100 }, (_, index) =>
    server.database.asUser({ userId: clinic.id, organizationId: clinic.organization.id }, async (tx) => {
      const draft = await insertInvoice(tx, actor, fieldsOf());
      await writeLines(tx, draft, fieldsOf());
      await issue(tx, actor, (await lockInvoice(tx, actor.organizationId, draft.id))!, '2026-11-24');
      if (index % 10 < 3) throw new Error('rolled back');
    }),
  );
  const outcomes = await Promise.allSettled(attempts);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(30);
  const rows = await server.sql<{ number: string }>('select number from invoice where organization_id = $1 order by number', [clinic.organization.id]);
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 70 }, (_, index) => `INV-${String(index + 1).padStart(5, '0')}`));
});

describe('the list', () => {
  test('comes in pages, newest first, by view, by location and by what is searched', async () => {
    const clinic = await server.newBiller();
    const [location] = await server.sql<{ id: string }>("insert into location (organization_id, name) values ($1, 'North') returning id", [clinic.organization.id]);
    const first = await issued(clinic, { buyerName: 'North 100%', locationId: location!.id });
    await issued(clinic, { buyerName: 'South' });
    await create(clinic, { buyerName: 'East' });
    const list = async (query: string) => (await clinic.ask<{ items: InvoiceSummary[]; nextCursor: string | null }>('GET', `/invoice/?${query}`)).body;
    const names = async (query: string) => (await list(query)).items.map(({ buyerName }) => buyerName);
    const page = await list('limit=2');
    expect(page.items.map(({ buyerName }) => buyerName)).toEqual(['East', 'South']);
    expect(await names(`limit=2&cursor=${page.nextCursor}`)).toEqual(['North 100%']);
    expect(await names('view=draft')).toEqual(['East']);
    expect(await names('view=open')).toEqual(['South', 'North 100%']);
    expect(await names(`locationId=${location!.id}`)).toEqual(['North 100%']);
    expect(await names('search=100%25')).toEqual(['North 100%']);
    expect(await names(`search=${first.number}`)).toEqual(['North 100%']);
    expect((await clinic.ask('GET', '/invoice/?cursor=bad')).status).toBe(422);
    expect((await other!.ask<{ items: InvoiceSummary[] }>('GET', `/invoice/?locationId=${location!.id}`)).body.items).toEqual([]);
  });

  test('says what is overdue by the day of the location, not by the day in UTC', async () => {
    const clinic = await server.newBiller();
    const [west] = await server.sql<{ id: string }>("insert into location (organization_id, name, time_zone) values ($1, 'West', 'America/Vancouver') returning id", [clinic.organization.id]);
    await issued(clinic, { termsDays: 0, locationId: west!.id, buyerName: 'West' });
    await issued(clinic, { termsDays: 0, buyerName: 'East' });
    const overdue = async () => (await clinic.ask<{ items: InvoiceSummary[] }>('GET', '/invoice/?view=overdue')).body.items.map(({ buyerName }) => buyerName);
    server.time.now = new Date('2026-11-25T04:30:00Z');
    expect(await overdue()).toEqual([]);
    server.time.now = new Date('2026-11-25T05:30:00Z');
    expect(await overdue()).toEqual(['East']);
    server.time.now = new Date('2026-11-25T08:30:00Z');
    expect(await overdue()).toEqual(['East', 'West']);
    expect((await clinic.ask('GET', '/invoice/count')).body).toMatchObject({ views: { all: 2, overdue: 2, open: 2 }, open: 22_600, overdue: 22_600 });
    server.time.now = new Date('2026-11-24T15:00:00Z');
  });
});

describe('a line of what was used', () => {
  test('bills each fax of the period once, by the days of the place, and opens them', async () => {
    const clinic = await server.newBiller();
    const november = { periodFrom: '2025-11-01', periodUntil: '2025-11-30' };
    const fax = await server.use(clinic, 3, '2025-11-01T05:00:00Z');
    await server.use(clinic, 5, '2025-11-15T12:00:00Z');
    // The last of October and the first of December in Toronto.
    await server.use(clinic, 7, '2025-11-01T03:59:00Z');
    await server.use(clinic, 9, '2025-12-01T05:00:00Z');
    const propose = async () => (await clinic.ask('GET', '/invoice/use?from=2025-11-01&until=2025-11-30')).body;
    expect(await propose()).toEqual([{ cause: 'fax-in', uses: 2, units: 8 }]);
    const draft = await create(clinic, { ...november, lines: [line({ cause: 'fax-in', quantity: 0, unitPrice: 350 })] });
    expect(draft.lines).toMatchObject([{ quantity: 8000, net: 28, uses: 2 }]);
    expect(await propose()).toEqual([]);
    const { body: uses } = await clinic.ask<{ items: { objectId: string; units: number }[] }>('GET', `/invoice/line/${draft.lines[0]!.id}`);
    expect(uses.items).toMatchObject([{ objectId: fax, units: 3 }, { units: 5 }]);
    expect((await other!.ask('GET', `/invoice/line/${draft.lines[0]!.id}`)).status).toBe(404);
    const second = await create(clinic, { ...november, lines: [line({ cause: 'fax-in' })] });
    expect(second.lines).toMatchObject([{ quantity: 0, uses: 0 }]);
    const { body: sent } = await update(clinic, { event: 'issue', id: draft.id, version: draft.version });
    expect((await update(clinic, { event: 'cancel', id: draft.id, version: sent.version, reason: 'Wrong price' })).status).toBe(200);
    expect(await propose()).toEqual([{ cause: 'fax-in', uses: 2, units: 8 }]);
  });

  test('is of the location that is invoiced', async () => {
    const clinic = await server.newBiller();
    const [north] = await server.sql<{ id: string }>("insert into location (organization_id, name) values ($1, 'North') returning id", [clinic.organization.id]);
    await server.use(clinic, 3, '2026-11-10T12:00:00Z', north!.id);
    await server.use(clinic, 4, '2026-11-10T12:00:00Z');
    expect((await create(clinic, { locationId: north!.id, lines: [line({ cause: 'fax-in' })] })).lines).toMatchObject([{ quantity: 3000, uses: 1 }]);
  });

  test('needs a period, and is not repeated', async () => {
    const refused = async (more: object) => (await me!.ask('POST', '/invoice/', fieldsOf(more))).body.error.fields;
    expect(await refused({ periodFrom: null, lines: [line({ cause: 'text' })] })).toMatchObject([{ path: 'periodFrom', code: 'required' }]);
    expect(await refused({ lines: [line({ cause: 'text' }), line({ cause: 'text' })] })).toMatchObject([{ path: 'lines.1.cause', code: 'repeated' }]);
  });
});

test('who may only read invoices changes none, and who has no right to them sees none', async () => {
  const [reader, clerk] = [await newAdministrator(server.auth, ['billing.read']), await newAdministrator(server.auth, ['faxes.read'])];
  expect((await reader.ask('GET', '/invoice/')).status).toBe(200);
  expect((await reader.ask('POST', '/invoice/', fieldsOf())).status).toBe(404);
  for (const path of ['/invoice/', '/invoice/count', '/invoice/export?from=2026-11-01&until=2026-11-30']) expect((await clerk.ask('GET', path)).status).toBe(404);
});
