import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Actor } from '../../kernel/actor.ts';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { actorOf } from '../../testing/faxes.ts';
import { createOrganization } from '../../testing/organizations.ts';
import { patiently } from '../../testing/patiently.ts';
import { patientTarget } from '../patient/patientImport.ts';
import { openDesk } from './import.fixtures.ts';

let clinic: TestClinic;
let clerk: Actor;
let desk: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  clinic = await createTestClinic();
  clerk = actorOf(clinic);
  desk = await openDesk(clinic, clerk);
});
afterAll(async () => {
  await desk.close();
  await clinic.close();
});
afterEach(() => void vi.restoreAllMocks());

/** Some batches. */
const many = 2000;
const listOf = (family: string, count: number) => `Family name,Given name\n${Array.from({ length: count }, (_, at) => `${family},Given ${at}`).join('\n')}\n`;
const chartsOf = async (family: string) => (await clinic.sql<{ count: number }>('select count(*)::int as count from patient where family_name = $1', [family]))[0]?.count;
const jobsOf = (id: string) => clinic.sql<{ step: string; status: string }>("select payload->>'step' as step, status from job where payload->>'importId' = $1 and payload->>'step' <> 'forget' order by id", [id]);
const versionOf = async (id: string) => (await desk.imports.get(clerk, id)).version;

/** Holds a step in its first batch, with its transaction open, until it is let go. */
function holdFirst(method: 'known' | 'make') {
  let letGo = () => {};
  const go = new Promise<void>((resolve) => void (letGo = resolve));
  const real: (...args: never[]) => Promise<unknown> = patientTarget[method];
  const begun = new Promise<void>((resolve) => {
    vi.spyOn(patientTarget, method).mockImplementationOnce((async (...args: never[]) => {
      resolve();
      await go;
      return real(...args);
    }) as never);
  });
  return { begun, letGo };
}

/** Somebody waits for what the held step has locked. */
const isWaitedFor = () => vi.waitFor(async () => expect(await clinic.sql("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")).not.toEqual([]), patiently);

/** Whatever was under way is through once the next import is: one is done after the other. */
async function nothingUnderWay(): Promise<void> {
  await desk.check(await desk.upload('patient', listOf('Later', 1)));
}

test('a check that runs is cancelled: the file is there to be set up, nothing that was read of it stays', async () => {
  const id = await desk.upload('patient', listOf('Cancelled', many));
  const { settings } = await desk.imports.preview(clerk, id, {});
  const { begun, letGo } = holdFirst('known');
  const { version } = await desk.imports.check(clerk, id, { version: await versionOf(id), settings });
  await begun;
  const cancelling = desk.imports.cancel(clerk, id, version);
  await isWaitedFor();
  letGo();
  expect(await cancelling).toMatchObject({ state: 'uploaded', progress: 0, settings });
  await nothingUnderWay();
  expect(await desk.imports.get(clerk, id)).toMatchObject({ state: 'uploaded' });
  expect(await clinic.sql('select from import_row where import_id = $1', [id])).toEqual([]);
  expect(await jobsOf(id)).toEqual([{ step: 'check', status: 'done' }]);
  expect(await desk.check(id)).toMatchObject({ state: 'checked', counts: { create: many } });
});

test('an import that runs is cancelled: what came in goes again, the rest never comes in, and its file is erased', async () => {
  const id = await desk.upload('patient', listOf('Halfway', many));
  await desk.check(id);
  const [stored] = await clinic.sql<{ file_key: string }>('select file_key from import where id = $1', [id]);
  const { begun, letGo } = holdFirst('make');
  const { version } = await desk.imports.start(clerk, id, await versionOf(id));
  await begun;
  const cancelling = desk.imports.cancel(clerk, id, version);
  await isWaitedFor();
  letGo();
  expect(await cancelling).toMatchObject({ state: 'undoing', rowsUntil: expect.any(String) });
  const { state, counts: { removed, left, kept } } = await desk.settled(id);
  expect({ state, kept, sum: removed + left }).toEqual({ state: 'undone', kept: 0, sum: many });
  expect(removed).toBeGreaterThan(0);
  expect(left).toBeGreaterThan(0);
  expect(await chartsOf('Halfway')).toBe(0);
  expect(await jobsOf(id)).toEqual(['check', 'run', 'undo'].map((step) => ({ step, status: 'done' })));
  await vi.waitFor(async () => expect(await clinic.files.exists(stored!.file_key)).toBe(false), patiently);
  expect(await clinic.sql("select detail->>'event' as event from audit_event where entity = 'import' and entity_id = $1 and detail->>'event' like '%cancel%'", [id])).toEqual([{ event: 'cancel' }]);
});

test('cancelling while the last rows come in ends in one of two ways: all of it is there, or nothing', async () => {
  const ends = new Set<string>();
  for (let round = 0; round < 24; round += 1) {
    const family = `Round ${round}`;
    const id = await desk.upload('patient', listOf(family, 3));
    await desk.check(id);
    const { version } = await desk.imports.start(clerk, id, await versionOf(id));
    // A little later each time: before it is taken up, beside it, when it is through.
    for (let look = 0; look < round; look += 1) await desk.imports.get(clerk, id);
    const said = await desk.imports.cancel(clerk, id, version).then(() => 'cancelled', ({ code }: { code: string }) => code);
    const { state } = await desk.settled(id);
    ends.add(`${said}: ${state}, ${await chartsOf(family)}`);
  }
  expect([...ends].sort()).toEqual(['cancelled: undone, 0', 'version-conflict: done, 3']);
}, 60_000);

test('what is not under way cannot be cancelled, and no other clinic cancels what is', async () => {
  const id = await desk.upload('patient', listOf('Still', 1));
  await expect(desk.imports.cancel(clerk, id, await versionOf(id))).rejects.toThrow('not possible');
  const checked = await desk.check(id);
  await expect(desk.imports.cancel(clerk, id, checked.version)).rejects.toThrow('not possible');
  const other = await createOrganization(clinic, ['patients.write']);
  const { begun, letGo } = holdFirst('make');
  const { version } = await desk.imports.start(clerk, id, checked.version);
  await begun;
  await expect(desk.imports.cancel({ ...clerk, ...other.member, organizationId: other.id }, id, version)).rejects.toMatchObject({ status: 404 });
  letGo();
  const done = await desk.settled(id);
  expect(done).toMatchObject({ state: 'done', counts: { made: 1 } });
  await expect(desk.imports.cancel(clerk, id, done.version)).rejects.toThrow('not possible');
  expect(await desk.imports.get(clerk, id)).toEqual(done);
});
