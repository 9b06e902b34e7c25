import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import config, { programs } from '../../../rolldown.config.ts';

const server = fileURLToPath(new URL('../../../', import.meta.url));
const children = ['testing/sender.child', 'testing/processes/importWorker.child', 'testing/processes/worker.child'];

/**
 * Builds the server, and what tests run as processes of their own, as `npm run build` does it: its sources take three times
 * as long to load. Answers the folder, in which everything is at the depth of its source, and what removes it.
 */
export async function buildForTests(): Promise<{ folder: string; remove: () => Promise<void> }> {
  await mkdir(join(server, '.cache'), { recursive: true });
  const place = await mkdtemp(join(server, '.cache/tests-'));
  const folder = join(place, 'built');
  await symlink(join(server, 'migrations'), join(place, 'migrations'));
  const own = Object.fromEntries(children.map((name) => [name, join(server, `src/${name}.ts`)]));
  await build({ ...config, cwd: server, logLevel: 'silent', input: { ...programs, ...own }, output: { ...config.output, dir: folder } });
  return { folder, remove: () => rm(place, { recursive: true }) };
}
