import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Actor } from '../../kernel/actor.ts';
import { createRequestActions } from '../../modules/request/requestAction.service.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createOrganization } from '../../testing/organizations.ts';
import { makeDemoCalendar } from '../calendar.ts';
import { makeDemoCheckIns } from './checkIns.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(async () => {
  vi.useRealTimers();
  await db.close();
});

/** A clinic that is started at this moment. */
async function startedAt(moment: string): Promise<Actor> {
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] });
  const permissions = ['requests.read', 'requests.write', 'patients.read', 'appointments.read', 'appointments.write'] as const;
  const clinic = await createOrganization(db, [...permissions]);
  await db.sql("insert into location (organization_id, name, time_zone) values ($1, 'Downtown', 'America/Toronto')", [clinic.id]);
  await db.sql("insert into modality (organization_id, name, code) select $1, code, code from unnest('{CARD,DERM,NEUR,US}'::text[]) code", [clinic.id]);
  const actor = { ...clinic.member, displayName: 'Test Clerk', sessionId: '', permissions: new Set(permissions), isSuperAdmin: false, isPhysician: false, organizationIds: [clinic.id] };
  await makeDemoCalendar(db.database, { organizationId: clinic.id, timeZone: 'America/Toronto' });
  await makeDemoCheckIns(db.database, { actor, timeZone: 'America/Toronto' });
  return actor;
}

test.each([
  ['a morning', '2026-06-02T13:10:00Z'],
  ['an evening', '2026-06-02T23:40:00Z'],
  ['a moment before midnight', '2026-06-03T03:58:00Z'],
  ['a Sunday', '2026-06-07T16:00:00Z'],
])('who checks in on %s has a visit that day, which they arrive for', async (_, moment) => {
  const actor = await startedAt(moment);
  const requests = await db.sql<{ id: string; version: number; status: string }>(
    "select id, version, status from request where organization_id = $1 and kind = 'check-in' order by received_at desc", [actor.organizationId]);
  expect(requests.map(({ status }) => status)).toEqual(['requested', 'requested', 'accepted']);
  const actions = createRequestActions({ database: db.database, clock: systemClock });
  for (const { id, version, status } of requests) {
    const confirmed = status === 'accepted' ? { version } : await actions.act(actor, { id, version, event: 'accept', isTold: false, expectedWaitWeeks: null });
    await actions.act(actor, { id, version: confirmed.version, event: 'complete' });
  }
  const [came] = await db.sql<{ visits: number }>(
    "select count(*)::int as visits from request join appointment a on a.id = request.appointment_id where request.organization_id = $1 and a.status = 'arrived' and a.patient_id = request.patient_id",
    [actor.organizationId],
  );
  expect(came).toEqual({ visits: 3 });
});
