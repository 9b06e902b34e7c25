import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Process {
  pid: number;
  parent: number;
  command: string;
}

function processes(): Process[] {
  const rows = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8', maxBuffer: 2 ** 26 }).trim().split('\n');
  return rows.map((row) => {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row) ?? [];
    return { pid: Number(pid), parent: Number(parent), command };
  });
}

/** A process and all that it has started, itself first. */
export function treeOf(pid: number): Process[] {
  const all = processes();
  const below = (of: number): Process[] => all.filter(({ parent }) => parent === of).flatMap((child) => [child, ...below(child.pid)]);
  return [...all.filter((one) => one.pid === pid), ...below(pid)];
}

/** Bytes of a process; what several share counts in parts (PSS) where the system tells. */
function bytesOf(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    if (process.platform === 'linux') return 0;
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
  }
}

const kindOf = (command: string): string =>
  /postgres/.test(command) ? 'postgres' : /pdf\.child/.test(command) ? 'pdf readers' : /tesseract/.test(command) ? 'tesseract' : 'server';

/** Bytes of a tree by what its processes do, and their sum. */
export function memoryOf(pid: number): Record<string, number> {
  const kinds: Record<string, number> = { all: 0 };
  for (const one of treeOf(pid)) {
    const bytes = bytesOf(one.pid);
    const kind = kindOf(one.command);
    kinds[kind] = (kinds[kind] ?? 0) + bytes;
    kinds['all']! += bytes;
  }
  return kinds;
}

export const isRunning = (pid: number): boolean => processes().some((one) => one.pid === pid);
