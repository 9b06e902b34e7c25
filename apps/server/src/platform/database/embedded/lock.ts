import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Another process of Intake, which is alive, has the folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

/**
 * Takes the data folder for this process, or says who has it. The lock of a process that was killed is
 * taken over; a process is known by its number and its start, since numbers are used again.
 * @returns a function that gives the folder back
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'intake.lock');
  const mine = JSON.stringify({ pid: process.pid, start: startOf(process.pid) });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, mine);
  try {
    while (!(await tryLink(draft, path))) {
      const theirs = await readFile(path, 'utf8').catch(() => undefined);
      if (theirs === undefined) continue;
      const { pid, start } = parse(theirs);
      if (pid !== undefined && isAlive(pid) && startOf(pid) === start) {
        throw new FolderInUse(`Intake is already running on ${folder} (process ${pid}).`);
      }
      await takeAway(path, theirs);
    }
  } finally {
    await rm(draft, { force: true });
  }
  return () => rm(path, { force: true });
}

/** A link appears whole and only once, which a written file does not. */
const tryLink = (from: string, to: string) =>
  link(from, to).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );

/** Removes the stale lock, unless somebody else replaced it in the meantime. */
async function takeAway(path: string, stale: string): Promise<void> {
  const aside = `${path}.stale.${process.pid}`;
  await rename(path, aside).catch(() => undefined);
  const removed = await readFile(aside, 'utf8').catch(() => stale);
  if (removed !== stale) await tryLink(aside, path);
  await rm(aside, { force: true });
}

function parse(text: string): { pid?: number; start?: string } {
  try {
    return JSON.parse(text) as { pid: number; start: string };
  } catch {
    return {};
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Boot and start time of a process where the system tells (Linux), so that a reused number is noticed. */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return `${boot}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return '';
  }
}
