// Faxes lost or filed twice while the server is killed (kill -9) at random moments, fifty times.
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build } from '../../start/build.mjs';
import { drop, outcomeOf, settle, signIn, start, upload } from './durability/server.ts';
import type { Summary } from './durability/server.ts';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '50' }, seed: { type: 'string', default: '1' } } });

/** A small generator, so that a run can be repeated; the moments of the kills still depend on the machine. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

async function run(): Promise<void> {
  const kills = Number(values.kills);
  const random = createRandom(Number(values.seed));
  if (!build()) throw new Error('Intake could not be built.');
  const folder = await mkdtemp(join(tmpdir(), 'intake-durability-'));
  await mkdir(join(folder, 'watched'));
  const acknowledged = new Set<string>();
  const started = Date.now();
  let server = await start(folder);
  for (let round = 1; round <= kills; round += 1) {
    const token = await signIn(server.address, folder);
    const exited = once(server.process, 'exit');
    const killed = sleep(200 + random() * 2500).then(() => server.process.kill('SIGKILL'));
    let isAlive = true;
    void exited.then(() => (isAlive = false));
    await drop(join(folder, 'watched'), `folder-${round}.pdf`);
    acknowledged.add(`folder-${round}.pdf`);
    for (let number = 1; isAlive; number += 1) {
      const names = [1, 2, 3].map((lane) => `upload-${round}-${number}-${lane}.pdf`);
      const taken = await Promise.all(names.map((name) => upload(server.address, token, name)));
      names.forEach((name, index) => taken[index]!.taken && acknowledged.add(name));
    }
    await killed;
    await exited;
    server = await start(folder);
    if (process.stdout.isTTY) process.stdout.write(`\r${round} of ${kills} kills, ${acknowledged.size} acknowledged `);
  }

  const token = await signIn(server.address, folder);
  const faxes = await settle(server.address, token, acknowledged);
  const stopped = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  await stopped;
  report(kills, acknowledged, faxes, (Date.now() - started) / 1000);
  await rm(folder, { recursive: true, force: true });
}

function report(kills: number, acknowledged: Set<string>, faxes: Summary[], seconds: number): void {
  const { lost, doubled, unended, failed } = outcomeOf(acknowledged, faxes);
  const unexplained = failed.filter(({ failure }) => !failure);
  process.stdout.write(
    `\n${kills} kills in ${seconds.toFixed(0)} s; ${acknowledged.size} documents acknowledged, ${faxes.length} faxes (with the demo's)\n` +
      `lost ${lost.length}, twice ${doubled.length}, neither ready nor failed ${unended.length}, failed ${failed.length}, of them without a reason ${unexplained.length}\n`,
  );
  for (const name of lost.slice(0, 10)) process.stdout.write(`  lost: ${name}\n`);
  if (lost.length + doubled.length + unended.length + unexplained.length > 0) process.exitCode = 1;
}

await run();
