// Faxes lost, failed or left while the disk under the whole server, its database included, is full, and how it goes on.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build } from '../../start/build.mjs';
import { drop, outcomeOf, settle, signIn, start, upload } from './durability/server.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '60' }, megabytes: { type: 'string', default: '1500' } },
});
const rounds = Number(values.rounds);
const superAdministrator = 'super@demo.intake.example';

/** Takes all the room that is left, to the last byte. */
async function fill(ballast: string): Promise<void> {
  const file = await open(ballast, 'a');
  try {
    for (let size = 2 ** 20; size >= 1; size = Math.floor(size / 16)) {
      const block = Buffer.alloc(size);
      try {
        for (;;) if ((await file.write(block)).bytesWritten < size) break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    await file.close();
  }
}

/** What health says: the codes that work waits for, the free bytes, or the status of an answer without either. */
async function askHealth(address: string, token: string): Promise<string> {
  const answer = await fetch(`${address}/api/system/health`, { headers: { authorization: `Bearer ${token}` }, signal: AbortSignal.timeout(20_000) }).catch(() => null);
  if (!answer?.ok) return answer ? String(answer.status) : 'no answer';
  const { interruptions, providers } = (await answer.json()) as { interruptions: { code: string }[]; providers: { storage: { freeBytes: number } } };
  return [...interruptions.map(({ code }) => code), providers.storage.freeBytes < 2 ** 20 ? 'no room' : 'room'].join(' + ');
}

const counted = (answers: (string | number)[]) =>
  [...new Set(answers)].map((answer) => `${answer} (${answers.filter((other) => other === answer).length})`).join(', ') || 'none';

async function run(folder: string, watched: string): Promise<void> {
  const data = join(folder, 'data');
  const ballast = join(folder, 'ballast');
  const acknowledged = new Set<string>();
  const server = await start(data, watched);
  const { address } = server;
  try {
    const token = await signIn(address, data);
    const chief = await signIn(address, data, superAdministrator);
    const failedBefore = outcomeOf(acknowledged, await settle(address, token, acknowledged)).failed.length;
    for (let round = 1; round <= rounds; round += 1) {
      for (let number = 1; number <= 12; number += 1) {
        const name = `upload-${round}-${number}.pdf`;
        if ((await upload(address, token, name)).taken) acknowledged.add(name);
      }
      await fill(ballast);
      const until = Date.now() + Number(values.seconds) * 1000;
      const uploads: number[] = [];
      const health: string[] = [];
      for (let number = 1; Date.now() < until; number += 1) {
        const [late, dropped] = [`upload-${round}-late-${number}.pdf`, `folder-${round}-${number}.pdf`];
        await drop(watched, dropped);
        acknowledged.add(dropped);
        const { taken, status } = await upload(address, token, late);
        if (taken) acknowledged.add(late);
        uploads.push(status);
        health.push(await askHealth(address, chief));
        await fill(ballast);
        await sleep(1000);
      }
      await rm(ballast);
      const emptied = Date.now();
      const after = `upload-${round}-after.pdf`;
      while (!(await upload(address, token, after)).taken) await sleep(200);
      acknowledged.add(after);
      const answered = (Date.now() - emptied) / 1000;
      await settle(address, token, acknowledged);
      process.stdout.write(
        `round ${round}, full for ${values.seconds} s: uploads were answered ${counted(uploads)}, health ${counted(health)}; ` +
          `with room again the next upload is taken after ${answered.toFixed(1)} s, and all work is done after ${((Date.now() - emptied) / 1000).toFixed(1)} s, health ${await askHealth(address, chief)}\n`,
      );
    }
    const { lost, doubled, unended, failed } = outcomeOf(acknowledged, await settle(address, token, acknowledged));
    process.stdout.write(
      `${acknowledged.size} documents acknowledged: lost ${lost.length}, twice ${doubled.length}, neither ready nor failed ${unended.length}, failed ${failed.length - failedBefore}\n`,
    );
    for (const { originalName, failure } of failed) process.stdout.write(`  failed: ${originalName} (${failure?.code})\n`);
    if (lost.length + doubled.length + unended.length + failed.length - failedBefore > 0) process.exitCode = 1;
  } finally {
    if (server.process.exitCode === null) {
      const stopped = once(server.process, 'exit');
      server.process.kill('SIGTERM');
      await stopped;
    }
  }
}

if (process.getuid?.() !== 0 || process.platform !== 'linux') {
  process.stderr.write('A disk of its own is mounted for this, which takes Linux and root.\n');
  process.exitCode = 1;
} else {
  if (!build()) throw new Error('Intake could not be built.');
  const folder = await mkdtemp(join(tmpdir(), 'intake-disk-'));
  const watched = await mkdtemp(join(tmpdir(), 'intake-watched-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${values.megabytes}m,mode=711`, 'tmpfs', folder]);
  try {
    await mkdir(join(folder, 'data'), { mode: 0o700 });
    await run(folder, watched);
  } finally {
    execFileSync('umount', [folder]);
    await rm(folder, { recursive: true, force: true });
    await rm(watched, { recursive: true, force: true });
  }
}
