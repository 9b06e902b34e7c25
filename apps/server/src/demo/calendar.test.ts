import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWaitlistService } from '../modules/appointment/waitlist/waitlist.service.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createOrganization, type TestOrganization } from '../testing/organizations.ts';
import { makeDemoCalendar } from './calendar.ts';

let db: TestDatabase;
let clinic: TestOrganization;
beforeAll(async () => {
  db = await createTestDatabase();
  clinic = await createOrganization(db, ['appointments.read', 'appointments.write', 'patients.read']);
  await db.sql("insert into location (organization_id, name) values ($1, 'Downtown')", [clinic.id]);
  await db.sql("insert into modality (organization_id, name, code) select $1, code, code from unnest('{CARD,DERM,NEUR,US}'::text[]) code", [clinic.id]);
});
afterAll(() => db.close());

test('the demo has visits of this week and of two weeks to come that the database lets stand, with a morning on its second working day that was cancelled and that suits who waits', async () => {
  await makeDemoCalendar(db.database, { organizationId: clinic.id, timeZone: 'America/Toronto' });
  const days = await db.sql<{ day: string; visits: number; morning: number }>(
    `select to_char(starts_local, 'YYYY-MM-DD') as day, count(*)::int as visits,
       count(*) filter (where p.family_name = 'Marchetti' and extract(hour from starts_local) < 12)::int as morning
     from appointment a join physician p on p.id = a.physician_id where a.organization_id = $1 and a.status <> 'cancelled' group by 1 order by 1`,
    [clinic.id],
  );
  const today = Temporal.Now.plainDateISO('America/Toronto').toString();
  const toCome = days.filter(({ day }) => day >= today);
  expect(toCome.length).toBe(10);
  expect(days[0]!.day).toBe(Temporal.PlainDate.from(today).subtract({ days: Temporal.PlainDate.from(today).dayOfWeek - 1 }).toString());
  for (const { visits } of days) expect(visits).toBeGreaterThan(15);
  const actor = { ...clinic.member, displayName: 'Test Clerk', sessionId: '', permissions: new Set(['appointments.read'] as const), isSuperAdmin: false, isPhysician: false, organizationIds: [clinic.id] };
  const openings = await createWaitlistService({ database: db.database, clock: systemClock }).openings(actor, { days: 14 });
  expect(openings[0]).toMatchObject({ physicianName: 'Marchetti, Elena' });
  expect(openings[0]!.candidates[0]?.entry.priority).toBe('urgent');
  expect(toCome[1]!.morning).toBeLessThanOrEqual(Math.min(...toCome.filter((_, at) => at !== 1).map(({ morning }) => morning)));
});
