import type { Log } from '../log/log.ts';

export interface Every {
  seconds: number;
  log: Log;
  /** What a failure is called in the log; the next round tries again. */
  failure: string;
  /** The first round does not wait for its time. */
  isAtOnce?: boolean;
}

/**
 * Does some work again and again, one round at a time. Answers what ends it, which waits for the round that is under way:
 * what it needs may be closed afterwards.
 * @param work is told when it should not begin anything further
 */
export function every({ seconds, log, failure, isAtOnce = false }: Every, work: (signal: AbortSignal) => Promise<unknown>): () => Promise<void> {
  const abort = new AbortController();
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= work(abort.signal)
      .catch((error: unknown) => log.error({ err: error }, failure))
      .then(() => void (running = undefined));
  };
  if (isAtOnce) run();
  const timer = setInterval(run, seconds * 1000);
  return async () => {
    abort.abort();
    clearInterval(timer);
    await running;
  };
}
