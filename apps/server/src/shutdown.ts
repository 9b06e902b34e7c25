import { setTimeout } from 'node:timers/promises';
import type { Log } from './platform/log/log.ts';

type Close = () => Promise<unknown>;

/** Thrown into what is being started when the process is to stop. */
export class Stopping extends Error {
  override name = 'Stopping';
}

/** How long a start that was interrupted may take to come to its next step. */
const startSeconds = 4;

/** Collects what has to end with the process. */
export function createShutdown(log: Log) {
  const entrances: [string, Close][] = [];
  const parts: [string, Close][] = [];
  let closing: Promise<void> | undefined;
  let start: Promise<unknown> = Promise.resolve();

  const open = new Set<string>();

  async function close([name, end]: [string, Close]): Promise<void> {
    open.add(name);
    await end().catch((error: unknown) => log.error({ err: error, part: name }, 'a part did not close'));
    open.delete(name);
  }

  async function closeAll(): Promise<void> {
    await Promise.all(entrances.map(close));
    for (const part of parts.reverse()) await close(part);
  }

  const addTo = (list: [string, Close][]) => (name: string, end: Close): void => {
    list.push([name, end]);
    if (closing) throw new Stopping();
  };

  /** What is added while one closes would be closed by nobody, and would look for what is gone. */
  async function stop(): Promise<void> {
    open.add('start');
    await Promise.race([start, setTimeout(startSeconds * 1000, undefined, { ref: false })]);
    open.delete('start');
    await closeAll();
  }

  return {
    /** Starts what adds its parts here; they throw `Stopping` once it is to stop, which is no failure. */
    start: async (work: () => Promise<void>): Promise<void> => {
      const begun = work();
      start = begun.catch(() => undefined);
      await begun.catch((error: unknown) => {
        if (!closing) throw error;
      });
    },
    /** Where work comes in: all of these end first, side by side, each finishing what it has begun. */
    addEntrance: addTo(entrances),
    /** What the entrances need: closed after them, the newest first. */
    addPart: addTo(parts),
    /** Closes everything once; later calls wait for the same. */
    run: (): Promise<void> => (closing ??= stop()),
    /** What is being waited for. */
    open: (): string[] => [...open],
  };
}

export type Shutdown = ReturnType<typeof createShutdown>;

/** Docker kills after ten. */
const patienceSeconds = 9;

/**
 * Ctrl-C, a closed terminal and a service manager's stop end the process cleanly, and at the latest after nine seconds.
 * One stop comes as several signals where a whole group gets it and its parents pass theirs on; the first one counts.
 */
export function stopOnSignals(shutdown: Shutdown): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      globalThis.setTimeout(() => {
        process.stderr.write(`Stopped without waiting longer for: ${shutdown.open().join(', ')}.\n`);
        process.exit(1);
      }, patienceSeconds * 1000).unref();
      void shutdown.run().then(() => process.exit(0));
    });
  }
}
