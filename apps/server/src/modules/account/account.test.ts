import { randomUUID } from 'node:crypto';
import type { Account, CreditEntry, DailyUse } from '@intake/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAdministrator, type Administrator } from '../../testing/administrator.ts';
import { startInvoices, type Invoices } from '../../testing/invoices.ts';

let server: Invoices;
let me: Administrator;
beforeAll(async () => {
  server = await startInvoices();
  me = await server.newBiller();
});
afterAll(() => server.stop());

test('an account is read by every member, its ledger and grants by those who may, and changed under its version', async () => {
  const { body: account } = await me.ask<Account>('GET', '/accDtls/');
  expect(account).toMatchObject({ plan: 'standard', balance: 0, atZero: 'continue', prices: { 'fax-in': 1, 'fax-out': 2, text: 1, call: 5 }, version: 1 });
  const { balance: _balance, reserved: _reserved, grants: _grants, ...settings } = account;
  const change = { ...settings, atZero: 'stop', lowAt: 50, gstNumber: '12345 6789 RT0001' };
  expect((await me.ask<Account>('PUT', '/accDtls/', change)).body).toMatchObject({ atZero: 'stop', lowAt: 50, gstNumber: '12345 6789 RT0001', version: 2 });
  expect((await me.ask('PUT', '/accDtls/', change)).status).toBe(409);
  expect((await me.ask('PUT', '/accDtls/', { ...change, version: 2, floor: 5 })).status).toBe(422);
  const clerk = await newAdministrator(server.auth, ['faxes.read']);
  expect((await clerk.ask<Account>('GET', '/accDtls/')).body).toMatchObject({ balance: 0, grants: [] });
  expect((await clerk.ask('PUT', '/accDtls/', change)).status).toBe(404);
  for (const path of ['/creditstracking/', '/daily/?from=2026-11-01&until=2026-11-30']) expect((await clerk.ask('GET', path)).status).toBe(404);
});

test('credits are given once by their key, put right by an entry of its own, and listed newest first', async () => {
  const clinic = await server.newBiller();
  const key = randomUUID();
  const give = { amount: 500, priority: 1, isGift: true, expiresAt: null, note: 'Welcome', key };
  const [one, two] = [await clinic.ask<CreditEntry>('POST', '/creditstracking/', give), await clinic.ask<CreditEntry>('POST', '/creditstracking/', give)];
  expect(one.body).toMatchObject({ sequence: 1, kind: 'grant', amount: 500, balance: 500, note: 'Welcome' });
  expect(two.body).toEqual(one.body);
  expect((await clinic.ask('POST', '/creditstracking/', { ...give, amount: 501 })).body.error.code).toBe('key-used');
  await clinic.ask('POST', '/creditstracking/', { ...give, amount: -20, note: 'Given twice', key: randomUUID() });
  for (const wrong of [{ amount: 0 }, { amount: 1.5 }, { note: ' ' }, { expiresAt: '2020-01-01T00:00:00Z' }, { priority: 0 }])
    expect((await clinic.ask('POST', '/creditstracking/', { ...give, key: randomUUID(), ...wrong })).status).toBe(422);
  const list = async (query: string) => (await clinic.ask<{ items: CreditEntry[]; nextCursor: string | null }>('GET', `/creditstracking/?${query}`)).body;
  const page = await list('limit=1');
  expect(page.items).toMatchObject([{ sequence: 2, kind: 'correct', amount: -20, balance: 480 }]);
  expect((await list(`limit=1&cursor=${page.nextCursor}`)).items).toMatchObject([{ sequence: 1 }]);
  expect((await clinic.ask<Account>('GET', '/accDtls/')).body).toMatchObject({ balance: 480, grants: [{ amount: 500, remaining: 480, priority: 1, isGift: true }] });
  expect((await me.ask<{ items: CreditEntry[] }>('GET', '/creditstracking/')).body.items).toEqual([]);
});

test('a day of use is the day of the organisation, also when its clocks change', async () => {
  const clinic = await server.newBiller();
  // The first of November 2026 has 25 hours in Toronto.
  await server.use(clinic, 1, '2026-11-01T03:59:59Z');
  await server.use(clinic, 2, '2026-11-01T04:00:00Z');
  await server.use(clinic, 3, '2026-11-02T04:59:59Z');
  await server.use(clinic, 4, '2026-11-02T05:00:00Z');
  const { body } = await clinic.ask<DailyUse>('GET', '/daily/?from=2026-11-01&until=2026-11-02');
  expect(body).toMatchObject({ timeZone: 'America/Toronto', days: [{ day: '2026-11-01', cause: 'fax-in', units: 5, credits: 5 }, { day: '2026-11-02', units: 4, credits: 4 }] });
  await server.sql("update organization set time_zone = 'America/Vancouver' where id = $1", [clinic.organization.id]);
  const moved = (await clinic.ask<DailyUse>('GET', '/daily/?from=2026-10-01&until=2026-11-02')).body;
  expect(moved).toMatchObject({ timeZone: 'America/Vancouver', days: [{ day: '2026-10-31', units: 3, credits: 3 }, { day: '2026-11-01', units: 7, credits: 7 }] });
  expect((await clinic.ask('GET', '/daily/?from=2026-11-02&until=2026-11-01')).status).toBe(422);
  expect((await clinic.ask('GET', '/daily/?from=2020-11-02&until=2026-11-01')).status).toBe(422);
});
