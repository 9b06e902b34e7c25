import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../kernel/actor.ts';
import { createStatService } from '../modules/stat/stat.service.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { demoTimeZone, makeDemoClinic } from './clinic.ts';
import { makeDemoHistory } from './history.ts';
import { makeDemoUse } from './use.ts';
import { createAccountService } from '../modules/account/account.service.ts';
import { addDays } from '@intake/api/rules';

let db: TestDatabase;
let clerk: Actor;

beforeAll(async () => {
  db = await createTestDatabase();
  const made = await makeDemoClinic(db.database, async () => crypto.randomUUID(), true);
  clerk = made.clerk;
  await db.sql("insert into patient (organization_id, family_name) values ($1, 'Okafor'), ($1, 'Tremblay')", [made.organizationId]);
  await makeDemoHistory(db.database, { organizationId: made.organizationId, timeZone: demoTimeZone });
  await makeDemoUse(db.database, made.organizationId);
});
afterAll(() => db.close());

test('three months of work give each card something to say, and nothing that waits', async () => {
  const stats = createStatService({ database: db.database, clock: systemClock });
  const query = { days: 30 };
  const [{ faxes, sent, referrals }, averages, { locations }] = await Promise.all([stats.counts(clerk, query), stats.averages(clerk, query), stats.nestedTop(clerk, query)]);
  expect(faxes!.received.now).toBeGreaterThan(600);
  expect(faxes!.received.before).toBeGreaterThan(600);
  expect(faxes!.unchanged.now / faxes!.unchanged.known).toBeGreaterThan(0.55);
  expect(faxes!.accuracy).toMatchObject({ corrected: 4 });
  expect(faxes!.open).toBe(0);
  expect(averages.faxes!.now.median!).toBeLessThan(averages.faxes!.before.median!);
  expect(averages.referrals!.decided.now.count).toBeGreaterThan(5);
  expect(sent!.failed.now).toBeGreaterThan(0);
  expect(sent!.again.now).toBeGreaterThan(0);
  expect(referrals!.asked.before).toBeGreaterThan(5);
  expect(locations.map(({ people }) => people.length)).toEqual([3, 3, 3]);
  expect(locations.every(({ people }) => people.every(({ displayName }) => displayName))).toBe(true);
});

test('nobody has to look after any of it', async () => {
  expect(await db.sql("select from fax where status <> 'completed'")).toHaveLength(0);
  expect(await db.sql('select from fax where completed_at > now() or completed_at < received_at')).toHaveLength(0);
  expect(await db.sql("select from fax_delivery where status in ('failed','unconfirmed') and settled_at is null")).toHaveLength(0);
  expect(await db.sql('select from fax where patient_id is not null')).toHaveLength(0);
});

test('what its pages and texts cost stands in the ledger, each balance the one before and its amount', async () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: demoTimeZone, dateStyle: 'short' }).format(Date.now());
  const { days } = await createAccountService(db.database).daily(clerk, { from: addDays(today, -29), until: today });
  expect(new Set(days.map(({ cause }) => cause))).toEqual(new Set(['fax-in', 'fax-out', 'text']));
  const wrong = await db.sql(`select from (select balance, amount, lag(balance) over (partition by organization_id order by sequence) as before,
    created_at < lag(created_at) over (partition by organization_id order by sequence) and kind <> 'grant' and lag(kind) over (partition by organization_id order by sequence) <> 'grant' as is_back from credit_entry) e
    where before is not null and balance <> before + amount or is_back`);
  expect(wrong).toEqual([]);
  const [{ balance }] = await db.sql<{ balance: string }>('select balance from account') as [{ balance: string }];
  expect(Number(balance)).toBeGreaterThan(0);
});
