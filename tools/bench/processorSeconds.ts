import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second for every program, whatever the kernel's own clock. */
const ticksASecond = 100;

/**
 * Seconds that a process, and those of its children that have ended, have computed: other work on the machine hardly
 * stretches them. Linux only.
 */
export function processorSeconds(pid: number = process.pid): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system, ofChildren, systemOfChildren] = stat.slice(stat.lastIndexOf(')') + 2).split(' ').slice(11, 15).map(Number);
  return (user! + system! + ofChildren! + systemOfChildren!) / ticksASecond;
}
