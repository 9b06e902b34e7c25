import type { ChildProcess } from 'node:child_process';

const children = new Map<ChildProcess, NodeJS.Signals>();

process.on('exit', () => {
  for (const [child, signal] of children) child.kill(signal);
});

/** However this process ends by itself, in order or in haste, the child gets the signal and is not left behind. */
export function endWithUs<Child extends ChildProcess>(child: Child, signal: NodeJS.Signals = 'SIGKILL'): Child {
  children.set(child, signal);
  child.once('exit', () => children.delete(child));
  return child;
}
