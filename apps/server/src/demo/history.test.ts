import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../kernel/actor.ts';
import { createStatService } from '../modules/stat/stat.service.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { demoTimeZone, makeDemoClinic } from './clinic.ts';
import { makeDemoHistory } from './history.ts';

let db: TestDatabase;
let clerk: Actor;

beforeAll(async () => {
  db = await createTestDatabase();
  const made = await makeDemoClinic(db.database, async () => crypto.randomUUID(), true);
  clerk = made.clerk;
  await db.sql("insert into patient (organization_id, family_name) values ($1, 'Okafor'), ($1, 'Tremblay')", [made.organizationId]);
  await makeDemoHistory(db.database, { organizationId: made.organizationId, timeZone: demoTimeZone });
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
