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
   * Counts one attempt in each bucket, in their order. Throws TooManyAttempts when one of them is full; what it refuses
   * counts in no other.
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
  const counted = (attempts: Partial<Record<Bucket, string>>) =>
    (Object.entries(attempts) as [Bucket, string][]).map(([bucket, key]) => ({ limiter: limiters.get(bucket)!, key: digest(key) }));

  return {
    async consume(attempts) {
      const taken: ReturnType<typeof counted> = [];
      for (const one of counted(attempts)) {
        try {
          await one.limiter.consume(one.key);
        } catch (error) {
          await Promise.all(taken.map(({ limiter, key }) => limiter.reward(key)));
          throw error instanceof RateLimiterRes ? refusal(one.limiter.keyPrefix, error) : error;
        }
        taken.push(one);
      }
    },
    async forgive(attempts) {
      await Promise.all(counted(attempts).map(({ limiter, key }) => limiter.delete(key)));
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
