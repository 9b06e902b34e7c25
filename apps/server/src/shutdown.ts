import type { Log } from './platform/log/log.ts';

/** Collects what has to be closed, newest first. */
export function createShutdown(log: Log) {
  const steps: { name: string; close: () => Promise<unknown> }[] = [];
  let closing: Promise<void> | undefined;

  async function closeAll(): Promise<void> {
    for (const { name, close } of steps.reverse()) {
      await close().catch((error: unknown) => log.error({ err: error, part: name }, 'a part did not close'));
    }
  }

  return {
    add: (name: string, close: () => Promise<unknown>): void => void steps.push({ name, close }),
    /** Closes everything once; later calls wait for the same. */
    run: (): Promise<void> => (closing ??= closeAll()),
  };
}

export type Shutdown = ReturnType<typeof createShutdown>;

const patienceSeconds = 4.8;

/** Ctrl-C and a service manager's stop end the process cleanly, and at the latest after five seconds. */
export function stopOnSignals(shutdown: Shutdown): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), patienceSeconds * 1000).unref();
      void shutdown.run().then(() => process.exit(0));
    });
  }
}
