import { sql } from 'kysely';
import type { Tx } from '../database/database.port.ts';
import type { Job, JobFailure } from './jobs.port.ts';

const held = sql<Job>`job.id, job.kind, job.organization_id as "organizationId", job.fax_id as "faxId", job.payload,
  job.attempts as "attempt", job.max_attempts as "maxAttempts", job.interruptions, job.lease_token as "leaseToken"`;

const seconds = (value: number) => sql`make_interval(secs => ${value})`;

/** Takes what is due, most urgent first, at most the given number of each kind; others never get the same. */
export async function claim(tx: Tx, free: Map<string, number>, leaseSeconds: number): Promise<Job[]> {
  const { rows } = await sql<Job>`
    with due as (
      select taken.id
      from unnest(${[...free.keys()]}::text[], ${[...free.values()]}::integer[]) as wanted (kind, free),
      lateral (
        select id from job
        where status = 'queued' and run_at <= now() and kind = wanted.kind
        order by priority, run_at, id limit wanted.free for update skip locked
      ) as taken
    )
    update job set status = 'running', attempts = attempts + 1, updated_at = now(),
      lease_token = gen_random_uuid(), leased_until = now() + ${seconds(leaseSeconds)}
    from due where job.id = due.id returning ${held}`.execute(tx);
  return rows;
}

/** Extends the leases; answers the jobs that are still held. */
export async function extend(tx: Tx, jobs: Job[], leaseSeconds: number): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    update job set leased_until = now() + ${seconds(leaseSeconds)}
    from unnest(${jobs.map(({ id }) => id)}::bigint[], ${jobs.map(({ leaseToken }) => leaseToken)}::uuid[]) as mine (id, token)
    where job.id = mine.id and job.lease_token = mine.token and job.status = 'running' returning job.id`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Takes over the jobs whose process has died, to decide what becomes of them. */
export async function takeExpired(tx: Tx, kinds: string[], leaseSeconds: number): Promise<Job[]> {
  const { rows } = await sql<Job>`
    update job set lease_token = gen_random_uuid(), leased_until = now() + ${seconds(leaseSeconds)}
    where id in (
      select id from job where status = 'running' and leased_until < now() and kind = any(${kinds}::text[])
      limit 100 for update skip locked
    ) returning ${held}`.execute(tx);
  return rows;
}

/** Puts a held job back: after a failed try, after an `interruption` by the machine, or as if it had `never` been taken. */
export async function release(
  tx: Tx,
  job: Job,
  { afterSeconds, failure, counts = 'try' }: { afterSeconds: number; failure?: JobFailure; counts?: 'try' | 'interruption' | 'never' },
): Promise<boolean> {
  return changeHeld(tx, job, {
    status: 'queued',
    run_at: sql<Date>`now() + ${seconds(afterSeconds)}`,
    ...(failure && { last_error: JSON.stringify(failure) }),
    ...(counts !== 'try' && { attempts: sql<number>`attempts - 1` }),
    ...(counts === 'interruption' && { interruptions: sql<number>`interruptions + 1` }),
  });
}

/** Ends a held job as failed. This and `release` answer false when it is held no more. */
export const fail = (tx: Tx, job: Job, failure: JobFailure): Promise<boolean> =>
  changeHeld(tx, job, { status: 'failed', last_error: JSON.stringify(failure) });

async function changeHeld(tx: Tx, job: Job, change: object): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('job')
    .set({ ...change, lease_token: null, leased_until: null, updated_at: sql<Date>`now()` })
    .where('id', '=', job.id)
    .where('status', '=', 'running')
    .where('lease_token', '=', job.leaseToken)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Forgets what was done more than a week ago. */
export async function forgetDone(tx: Tx): Promise<void> {
  await sql`delete from job where status = 'done' and updated_at < now() - interval '7 days'`.execute(tx);
}
