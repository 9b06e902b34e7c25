import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Linux counts in hundredths of a second for every program, whatever the kernel's own clock. */
const millisecondsATick = 10;

/** Milliseconds that a process has computed, which a busy machine does not stretch; undefined when it is gone. */
export async function cpuTime(pid: number): Promise<number | undefined> {
  try {
    if (process.platform !== 'linux') return parseCpuTime((await promisify(execFile)('ps', ['-o', 'cputime=', '-p', String(pid)])).stdout);
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * millisecondsATick;
  } catch {
    return undefined;
  }
}

/** As `ps` prints it: `[[days-]hours:]minutes:seconds`, with or without hundredths. */
export function parseCpuTime(text: string): number {
  const [, days = '0', clock = '0'] = /^\s*(?:(\d+)-)?([\d:.]+)/.exec(text) ?? [];
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return Math.round((Number(days) * 86_400 + seconds) * 1000);
}
