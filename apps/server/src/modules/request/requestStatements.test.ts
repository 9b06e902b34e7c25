import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../kernel/actor.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { actorOf } from '../../testing/faxes.ts';
import { createRequestActions } from './requestAction.service.ts';
import { createRequestSaving } from './requestSave.service.ts';

let clinic: TestClinic;
let clerk: Actor;
let statements = 0;
let saving: ReturnType<typeof createRequestSaving>;
let actions: ReturnType<typeof createRequestActions>;

beforeAll(async () => {
  clinic = await createTestClinic();
  await clinic.sql("update role set permissions = permissions || '{requests.read,requests.write}' where id = $1", [clinic.organization.roleId]);
  clerk = actorOf(clinic);
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const database: Database = {
    ...clinic.database,
    asUser: (who, work) => clinic.database.asUser(who, (tx) => work(tx.withPlugin(counter) as Tx)),
  };
  [saving, actions] = [createRequestSaving({ database, clock: systemClock }), createRequestActions({ database, clock: systemClock })];
});
afterAll(() => clinic.close());

const unsaved = { id: null, version: null, faxId: null };
const fields = { patientId: null, physicianId: null, modalityId: null, locationId: null, priority: 'routine' as const, category: null, reason: null, note: null, missing: [] };
const project = { title: 'Scales', patientId: null, locationId: null, priority: 'routine' as const, note: null, requester: null, checklist: [] };

/** How many statements the work asks of the database; the transaction itself does not count. */
async function counted<T>(work: Promise<T>): Promise<{ asked: number; answer: T }> {
  statements = 0;
  const answer = await work;
  return { asked: statements, answer };
}

test('actions on a request keep to a budget of SQL statements', async () => {
  const made = await counted(saving.saveReferral(clerk, { ...unsaved, ...fields }));
  const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });
  const changed = await counted(saving.saveReferral(clerk, { ...fields, ...seen(made.answer), faxId: null, reason: 'Murmur', category: 'B' }));
  const acknowledged = await counted(actions.act(clerk, { ...seen(changed.answer), event: 'acknowledge', isTold: false }));
  const accepted = await counted(actions.act(clerk, { ...seen(acknowledged.answer), event: 'accept', isTold: true, expectedWaitWeeks: 2 }));
  const undone = await counted(actions.undo(clerk, seen(accepted.answer)));
  const declined = await counted(actions.act(clerk, { ...seen(undone.answer), event: 'decline', isTold: true, reason: 'duplicate', note: null }));
  const reopened = await counted(actions.act(clerk, { ...seen(declined.answer), event: 'reopen' }));
  const planned = await counted(saving.saveProject(clerk, { ...unsaved, ...project, dueOn: '2026-06-10' }));
  const moved = await counted(saving.saveProject(clerk, { ...project, ...seen(planned.answer), faxId: null, dueOn: '2026-06-12' }));
  const asked = Object.fromEntries(Object.entries({ made, changed, acknowledged, accepted, undone, declined, reopened, planned, moved }).map(([name, { asked: count }]) => [name, count]));
  expect(asked).toEqual({ made: 8, changed: 10, acknowledged: 10, accepted: 11, undone: 12, declined: 12, reopened: 11, planned: 8, moved: 10 });
});
