import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Tx } from '../database/database.port.ts';

/** Attempts and seconds. */
export interface Limit {
  points: number;
  duration: number;
}

/** A bucket is full. */
export class TooManyAttempts extends Error {
  override name = 'TooManyAttempts';

  constructor(
    readonly bucket: string,
    /** Seconds, at least one. */
    readonly retryAfter: number,
  ) {
    super(`Too many attempts (${bucket}).`);
  }
}

export interface RateLimits<Bucket extends string> {
  /**
   * Counts one attempt in each bucket. Throws TooManyAttempts when one of them is full.
   * @param attempts by bucket what it counts: an address, or an account and an address
   */
  consume(attempts: Partial<Record<Bucket, string>>): Promise<void>;
  /** Empties the buckets of this key, after a success. */
  forgive(attempts: Partial<Record<Bucket, string>>): Promise<void>;
}

/** Where attempts are counted: in the database, so that every node of a larger installation counts together. */
export interface LimitTable {
  schema: string;
  name: string;
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

export function createRateLimits<Bucket extends string>(table: LimitTable, buckets: Record<Bucket, Limit>): RateLimits<Bucket> {
  const names = Object.keys(buckets) as Bucket[];
  // One of them sweeps the table that they share.
  const limiters = new Map(names.map((name, at) => [name, limiterOf(table, name, buckets[name], at === 0)]));
  const each = (
    attempts: Partial<Record<Bucket, string>>,
    act: (limiter: RateLimiterPostgres, key: string) => Promise<unknown>,
  ) =>
    Promise.all(
      (Object.entries(attempts) as [Bucket, string][]).map(([bucket, key]) => act(limiters.get(bucket)!, digest(key))),
    );

  return {
    async consume(attempts) {
      await each(attempts, (limiter, key) =>
        limiter.consume(key).catch((error: unknown) => {
          throw error instanceof RateLimiterRes ? refusal(limiter.keyPrefix, error) : error;
        }),
      );
    },
    async forgive(attempts) {
      await each(attempts, (limiter, key) => limiter.delete(key));
    },
  };
}

const refusal = (bucket: string, { msBeforeNext }: RateLimiterRes) =>
  new TooManyAttempts(bucket, Math.max(1, Math.ceil(msBeforeNext / 1000)));

interface Statement {
  text: string;
  values?: unknown[];
}

function limiterOf({ schema, name, transact }: LimitTable, keyPrefix: string, { points, duration }: Limit, isSweeper: boolean) {
  const query = ({ text, values = [] }: Statement) =>
    transact(async (tx) => {
      const { rows, numAffectedRows } = await tx.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
    });
  return new RateLimiterPostgres({
    keyPrefix,
    points,
    duration,
    storeClient: { query },
    storeType: 'client',
    schemaName: schema,
    tableName: name,
    tableCreated: true,
    clearExpiredByTimeout: isSweeper,
  });
}

/** Neither addresses nor accounts are stored, and no key is longer than its column. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url');
