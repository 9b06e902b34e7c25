import type { Log } from './platform/log/log.ts';

type Close = () => Promise<unknown>;

/** Collects what has to end with the process. */
export function createShutdown(log: Log) {
  const entrances: [string, Close][] = [];
  const parts: [string, Close][] = [];
  let closing: Promise<void> | undefined;

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

  return {
    /** Where work comes in: all of these end first, side by side, each finishing what it has begun. */
    addEntrance: (name: string, end: Close): void => void entrances.push([name, end]),
    /** What the entrances need: closed after them, the newest first. */
    addPart: (name: string, end: Close): void => void parts.push([name, end]),
    /** Closes everything once; later calls wait for the same. */
    run: (): Promise<void> => (closing ??= closeAll()),
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
      setTimeout(() => {
        process.stderr.write(`Stopped without waiting longer for: ${shutdown.open().join(', ')}.\n`);
        process.exit(1);
      }, patienceSeconds * 1000).unref();
      void shutdown.run().then(() => process.exit(0));
    });
  }
}
