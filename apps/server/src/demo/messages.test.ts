import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConversationService } from '../modules/message/conversation/conversation.service.ts';
import { createReminderRuleService } from '../modules/message/reminder/reminderRule.service.ts';
import { planReminders } from '../modules/message/reminder/planReminders.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { makeDemoCalendar } from './calendar.ts';
import { demoTimeZone, makeDemoClinic, type DemoClinic } from './clinic.ts';
import { stories } from './conversations.ts';
import { makeDemoMessages } from './messages.ts';

let db: TestDatabase;
let clinic: DemoClinic;
beforeAll(async () => {
  db = await createTestDatabase();
  clinic = await makeDemoClinic(db.database, () => Promise.resolve(crypto.randomUUID()), true);
  await makeDemoCalendar(db.database, { organizationId: clinic.organizationId, timeZone: demoTimeZone });
  await makeDemoMessages(db.database, clinic.clerk);
});
afterAll(() => db.close());

test('the demo has conversations of each kind, and rules that have something to say this week', async () => {
  const parts = { database: db.database, clock: systemClock };
  const conversations = createConversationService(parts);
  const { views } = await conversations.count(clinic.clerk);
  for (const view of ['open', 'unread', 'mine', 'unassigned', 'snoozed', 'attention', 'closed'] as const) expect([view, views[view] > 0]).toEqual([view, true]);
  const open = await conversations.list(clinic.clerk, { view: 'open', limit: 50 });
  const closed = await conversations.list(clinic.clerk, { view: 'closed', limit: 50 });
  expect(open.items.length + closed.items.length + views.snoozed).toBe(stories.length);
  expect(open.items.filter(({ channel, patientId }) => channel === 'email' && patientId !== null)).toHaveLength(stories.filter(({ isMail }) => isMail).length);
  expect(open.items.some(({ patientCount, patientId }) => patientCount > 1 && patientId === null)).toBe(true);
  expect(open.items.some(({ isOptedOut }) => isOptedOut)).toBe(true);
  expect(open.items.some(({ last }) => last?.status === 'unconfirmed')).toBe(true);
  // Agents have somebody to call: nobody is without having agreed to it.
  const callable = await db.sql("select v.id from appointment v join consent c on c.patient_id = v.patient_id where c.channel = 'voice' and c.act = 'given' and v.status = 'booked' and v.starts_at > now()");
  expect(callable.length).toBeGreaterThan(0);
  const { items } = await createReminderRuleService(parts).preview(clinic.clerk, { days: 7 });
  expect(items.filter(({ block }) => block === null).length).toBeGreaterThan(0);
  await planReminders(parts);
  const planned = await db.sql("select id from message where rule_id is not null and status = 'scheduled'");
  expect(planned.length).toBeLessThanOrEqual(items.length);
});
