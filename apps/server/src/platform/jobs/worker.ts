import type { Database, Tx } from '../database/database.port.ts';
import { MachineFault, machineFaultOf } from '../faults/machineFault.ts';
import type { Log } from '../log/log.ts';
import { every } from './every.ts';
import { jobChannel, LeaseLost, PermanentError, type Job, type JobFailure, type JobHandler } from './jobs.port.ts';
import { outcomeOf } from './outcome.ts';
import { claim, extend, fail, forgetDone, release, takeExpired } from './queue.ts';

export interface WorkerOptions {
  database: Database;
  log: Log;
  /** By the kind of job. */
  handlers: Record<string, JobHandler>;
  /** A job whose process died is taken again after this long. */
  leaseSeconds?: number;
  /** How often to look without having been told. */
  pollSeconds?: number;
  /** How long to wait before the next try; the number of the failed one is given. */
  backoffSeconds?: (attempt: number) => number;
  /** How long to wait for the machine; the number of interruptions so far is given. */
  waitSeconds?: (interruptions: number) => number;
}

export interface Worker {
  /**
   * Takes no more, lets running jobs end for up to `graceSeconds`, and puts back what is left. Nothing of its own asks the
   * database afterwards.
   */
  stop(graceSeconds: number): Promise<void>;
}

/** 2, 4, 8 … seconds up to a quarter of an hour, spread so that a crowd does not come back at once. */
const exponential = (attempt: number) => Math.min(2 ** attempt, 900) * (0.5 + Math.random());

/** The same up to a minute: a disk that has room again is soon noticed. */
const patient = (interruptions: number) => Math.min(2 ** (interruptions + 1), 60) * (0.5 + Math.random());

const forgetEverySeconds = 3600;

/** Does jobs until it is stopped. Several workers, here and on other machines, share one queue. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const {
    database,
    log,
    handlers,
    leaseSeconds = 30,
    pollSeconds = 2,
    backoffSeconds = exponential,
    waitSeconds = patient,
  } = options;
  const kinds = Object.keys(handlers);
  const running = new Map<number, { job: Job; abort: AbortController; ended: Promise<void> }>();
  let stopping = false;
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let forgotten = 0;

  const asService = <T>(work: (tx: Tx) => Promise<T>) => database.asService(null, work);
  const handlerOf = (job: Job) => handlers[job.kind] as JobHandler;

  /** Looks for work; when it is told again meanwhile, it looks once more. */
  function look(): void {
    lookAgain = true;
    looking ??= (async () => {
      while (lookAgain && !stopping) {
        lookAgain = false;
        await takeDue().catch((error) => log.error({ err: error }, 'jobs cannot be taken'));
      }
      looking = undefined;
    })();
  }

  async function takeDue(): Promise<void> {
    const free = new Map(kinds.map((kind) => [kind, handlers[kind]!.concurrency]));
    for (const { job } of running.values()) free.set(job.kind, (free.get(job.kind) ?? 0) - 1);
    for (const [kind, count] of free) if (count <= 0) free.delete(kind);
    if (free.size === 0) return;
    for (const job of await asService((tx) => claim(tx, free, leaseSeconds))) {
      const abort = new AbortController();
      const ended = perform(job, abort.signal).finally(() => {
        running.delete(job.id);
        look();
      });
      running.set(job.id, { job, abort, ended });
    }
  }

  async function perform(job: Job, signal: AbortSignal): Promise<void> {
    try {
      await handlerOf(job).run(job, signal);
      const stillHeld = await asService((tx) => extend(tx, [job], leaseSeconds));
      if (stillHeld.has(job.id))
        throw new PermanentError('unexpected', 'the handler returned without completing its job');
    } catch (error) {
      if (error instanceof LeaseLost || signal.aborted) return;
      await settle(job, error).catch((fault) =>
        log.error({ err: fault, job: job.id }, 'a failed job keeps its lease'),
      );
    }
  }

  /** After a failed try: again later, or never. */
  async function settle(job: Job, error: unknown): Promise<void> {
    const { next, failure } = outcomeOf(job, error);
    log.warn({ err: error, job: job.id, kind: job.kind, attempt: job.attempt, next, code: failure.code }, 'a job failed');
    if (next === 'fail') return end(job, failure);
    const later =
      next === 'retry'
        ? ({ afterSeconds: backoffSeconds(job.attempt), counts: 'try' } as const)
        : ({ afterSeconds: waitSeconds(job.interruptions), counts: 'interruption' } as const);
    await asService((tx) => release(tx, job, { ...later, failure }));
  }

  /** Whatever its handler makes of it, the job has failed for all to see: it would be taken up again for ever. */
  async function end(job: Job, failure: JobFailure): Promise<void> {
    const asOwner = <T>(work: (tx: Tx) => Promise<T>) => database.asService(job.organizationId, work);
    try {
      await asOwner(async (tx) => {
        if (await fail(tx, job, failure)) await handlerOf(job).onFailed(tx, job, failure);
      });
    } catch (error) {
      if (machineFaultOf(error)) throw error;
      log.error({ err: error, job: job.id, kind: job.kind }, 'what a failed job was about is not told');
      await asOwner((tx) => fail(tx, job, failure));
    }
  }

  /** Keeps the leases of what runs here, and decides about what nobody runs any more. */
  async function beat(): Promise<void> {
    const mine = [...running.values()];
    if (mine.length > 0) {
      const kept = await asService((tx) =>
        extend(
          tx,
          mine.map(({ job }) => job),
          leaseSeconds,
        ),
      );
      for (const { job, abort } of mine) if (!kept.has(job.id)) abort.abort(new LeaseLost(job));
    }
    for (const job of await asService((tx) => takeExpired(tx, kinds, leaseSeconds))) {
      await settle(job, new MachineFault('ended', 'the process that ran it ended'));
    }
    if (Date.now() - forgotten > forgetEverySeconds * 1000) {
      forgotten = Date.now();
      await asService(forgetDone);
    }
  }

  const stopListening = await database.listen(jobChannel, look);
  const ends = [
    every({ seconds: pollSeconds, log, failure: 'jobs cannot be looked for' }, async () => look()),
    every({ seconds: leaseSeconds / 3, log, failure: 'jobs cannot be kept' }, beat),
  ];
  await beat();
  look();

  return {
    async stop(graceSeconds) {
      stopping = true;
      await Promise.all([stopListening(), ...ends.map((end) => end())]);
      await looking;
      const left = () => [...running.values()];
      const drained = Promise.all(left().map(({ ended }) => ended));
      await Promise.race([
        drained,
        new Promise((resolve) => setTimeout(resolve, graceSeconds * 1000).unref()),
      ]);
      for (const { job, abort } of left()) {
        abort.abort(new Error('the server stops'));
        await asService((tx) => release(tx, job, { afterSeconds: 0, counts: 'never' }));
      }
    },
  };
}
