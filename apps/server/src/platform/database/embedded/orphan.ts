import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from './lock.ts';

/**
 * Ends the Postgres that outlived a killed Intake. The caller holds the folder's lock, so no living
 * Intake uses it.
 */
export async function endOrphan(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid || !isAlive(pid)) return;
  if (!commandOf(pid).includes(data)) return rm(file, { force: true });
  for (const [signal, patience] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5000],
  ] as const) {
    process.kill(pid, signal);
    const until = Date.now() + patience;
    while (Date.now() < until) {
      if (!isAlive(pid)) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  throw new Error(`A Postgres of an earlier start (process ${pid}) does not end. End it, then start again.`);
}

/** The command line, to tell our Postgres from an unrelated process that got its number. */
function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
