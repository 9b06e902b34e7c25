import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSuiteService } from '../modules/voice/agent/suite.service.ts';
import { createAgentService } from '../modules/voice/agent/agent.service.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createOrganization, type TestOrganization } from '../testing/organizations.ts';
import { makeDemoCalendar } from './calendar.ts';
import { makeDemoVoiceAgents } from './voiceAgents.ts';

let db: TestDatabase;
let clinic: TestOrganization;
beforeAll(async () => {
  db = await createTestDatabase();
  clinic = await createOrganization(db, ['calls.read', 'appointments.read', 'patients.read']);
  await db.sql("insert into location (organization_id, name) values ($1, 'Downtown')", [clinic.id]);
  await db.sql("insert into modality (organization_id, name, code) select $1, code, code from unnest('{CARD,DERM,NEUR,US}'::text[]) code", [clinic.id]);
});
afterAll(() => db.close());

test('the demo has agents that answer and one that is not published, and calls that wait for a decision and tell no stranger anything', async () => {
  const actor = { ...clinic.member, displayName: 'Test Clerk', sessionId: '', permissions: new Set(['calls.read'] as const), isSuperAdmin: false, isPhysician: false, organizationIds: [clinic.id] };
  await makeDemoCalendar(db.database, { organizationId: clinic.id, timeZone: 'America/Toronto' });
  await makeDemoVoiceAgents(db.database, actor);
  const agents = await createAgentService({ database: db.database, voice: undefined }).list(actor);
  expect(agents.map(({ name, publishedVersion, problems }) => [name, publishedVersion, problems])).toEqual([['Appointment line', 1, 0], ['Reminder calls', 1, 0], ['Waitlist offers', null, 0]]);
  expect(agents[0]!.score?.safety.passed).toBe(agents[0]!.score?.safety.of);

  const outcomes = await db.sql<{ outcome: string; calls: number }>('select outcome, count(*)::int as calls from voice_call where organization_id = $1 group by 1 order by 1', [clinic.id]);
  expect(Object.fromEntries(outcomes.map(({ outcome, calls }) => [outcome, calls]))).toEqual({ 'handed-off': 1, proposed: 4, unidentified: 1, voicemail: 1 });
  const open = await db.sql<{ action: string; fits: boolean }>(
    `select action, v.version = p.appointment_version as fits from voice_proposal p left join appointment v on v.id = p.appointment_id where p.organization_id = $1 and p.status = 'open'`,
    [clinic.id],
  );
  expect(open.filter(({ fits }) => fits).map(({ action }) => action).toSorted()).toEqual(['cancel', 'confirm', 'confirm', 'move']);
  const openings = await db.sql<{ text: string }>("select distinct t.text from voice_turn t where t.organization_id = $1 and t.text like '%automated assistant%'", [clinic.id]);
  const [organization] = await db.sql<{ name: string }>('select name from organization where id = $1', [clinic.id]);
  expect(openings.filter(({ text }) => !text.includes(`of ${organization!.name}.`))).toEqual([]);
  // What proves who a patient is stands in no transcript.
  const proofs = await db.sql(
    "select 1 from voice_turn t join voice_call c on c.id = t.call_id join patient p on p.id = c.patient_id where t.organization_id = $1 and position(p.birth_date::text in t.text) > 0",
    [clinic.id],
  );
  expect(proofs).toEqual([]);
  // Played once more by the version that took it, each comes to what it came to.
  const suite = createSuiteService(db.database);
  const taken = await db.sql<{ id: string; agent_id: string }>("select id, agent_id from voice_call where organization_id = $1", [clinic.id]);
  const replayed = await Promise.all(taken.map(({ id, agent_id }) => suite.replay(actor, { agentId: agent_id, callId: id, number: 1 })));
  expect(replayed.filter(({ isSame }) => !isSame).map(({ before, actions, status }) => ({ before, actions, status }))).toEqual([]);
});
