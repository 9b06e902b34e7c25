import { execFile } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isAlive } from './lock.ts';

/**
 * Ends the Postgres that outlived a killed Intake, and clears what a full disk or a power cut left of its lock. The caller
 * holds the folder's lock, so no living Intake uses it. Postgres is looked for by its command line: its own lock file may
 * be empty, and then nothing else would keep two of them from the same files.
 */
export async function endOrphan(data: string): Promise<void> {
  for (const pid of await findPostgres(data)) await end(pid);
  const file = join(data, 'postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  // Postgres itself takes over the lock of a process that is gone; it refuses an empty one, or a number of somebody else.
  if (!pid || isAlive(pid)) await rm(file, { force: true });
}

async function end(pid: number): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5000],
  ] as const) {
    if (isAlive(pid)) process.kill(pid, signal);
    const until = Date.now() + patience;
    while (Date.now() < until) {
      if (!isAlive(pid)) return;
      await delay(20);
    }
  }
  throw new Error(`A Postgres of an earlier start (process ${pid}) does not end. End it, then start again.`);
}

/** The processes that were started as `postgres -D data`; those that they have started have other names. */
async function findPostgres(data: string): Promise<number[]> {
  const found: number[] = [];
  for (const [pid, command] of await commands()) {
    if (command.some((word, at) => word === '-D' && command[at + 1] === data)) found.push(pid);
  }
  return found;
}

async function commands(): Promise<[pid: number, words: string[]][]> {
  if (process.platform !== 'linux') {
    const { stdout } = await promisify(execFile)('ps', ['-axww', '-o', 'pid=,args='], { maxBuffer: 2 ** 26 });
    return stdout.split('\n').map((line) => {
      const [pid, ...words] = line.trim().split(' ');
      return [Number(pid), words];
    });
  }
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const read = async (pid: string) => (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
  return Promise.all(pids.map(async (pid): Promise<[number, string[]]> => [Number(pid), await read(pid)]));
}
