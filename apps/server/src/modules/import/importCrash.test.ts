import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../kernel/actor.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { createFileLinks } from '../../platform/files/fileLinks.ts';
import { builtModule } from '../../testing/processes/builtModule.ts';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { actorOf } from '../../testing/faxes.ts';
import { partsOf } from './import.fixtures.ts';
import { createImportService, type ImportService } from './import.service.ts';

const rows = 2000;
let clinic: TestClinic;
let clerk: Actor;
let imports: ImportService;
beforeAll(async () => {
  clinic = await createTestClinic();
  clerk = actorOf(clinic);
  imports = createImportService({ ...partsOf(clinic), links: createFileLinks(Buffer.alloc(32), systemClock) });
});
afterAll(() => clinic.close());

/** Kills the process that works on it, again and again, until the step is through. Answers how often. */
async function killed(id: string, busy: string): Promise<number> {
  let kills = 0;
  for (;;) {
    const child = fork(builtModule('testing/processes/importWorker.child').path, [JSON.stringify(clinic.connection), join(clinic.folder, 'files')]);
    const exited = once(child, 'exit');
    await once(child, 'message');
    const before = (await imports.get(clerk, id)).progress;
    const isOver = async () => (await imports.get(clerk, id)).state !== busy;
    // Each time some of it is done, but three times not all of it.
    const mayStop = async () => kills < 3 && (await imports.get(clerk, id)).progress > before;
    while (!(await isOver()) && !(await mayStop())) await new Promise((resolve) => setTimeout(resolve, 10));
    child.kill('SIGKILL');
    await exited;
    if (await isOver()) return kills;
    kills += 1;
  }
}

test('an import whose process is killed goes on where it was: no row is lost and none comes in twice, nor goes twice', async () => {
  const lines = Array.from({ length: rows }, (_, at) => `Family ${at},Given,19${40 + (at % 60)}-01-0${(at % 9) + 1}`);
  const bytes = Buffer.from(`Family name,Given name,Birth date\n${lines.join('\n')}\n`);
  const { id } = await imports.create(clerk, { kind: 'patient', fileName: 'list.csv', size: bytes.length });
  await imports.store(clerk.organizationId, id, bytes);
  const { settings } = await imports.preview(clerk, id, {});
  await imports.check(clerk, id, { version: (await imports.get(clerk, id)).version, settings });
  await killed(id, 'checking');
  const checked = await imports.get(clerk, id);
  expect(checked).toMatchObject({ state: 'checked', counts: { create: rows, error: 0 } });

  await imports.start(clerk, id, checked.version);
  const kills = await killed(id, 'running');
  expect(kills).toBeGreaterThan(0);
  const count = async () => (await clinic.sql<{ all: number; distinct: number }>('select count(*)::int as all, count(distinct family_name)::int as distinct from patient'))[0];
  expect(await count()).toEqual({ all: rows, distinct: rows });
  expect(await imports.get(clerk, id)).toMatchObject({ state: 'done', counts: { made: rows } });
  const [trail] = await clinic.sql<{ count: number }>("select count(*)::int as count from audit_event where entity = 'patient' and action = 'C'");
  expect(trail?.count).toBe(rows);

  await imports.undo(clerk, id, (await imports.get(clerk, id)).version);
  await killed(id, 'undoing');
  expect(await imports.get(clerk, id)).toMatchObject({ state: 'undone', counts: { removed: rows, kept: 0 } });
  expect(await count()).toEqual({ all: 0, distinct: 0 });
}, 600_000);
