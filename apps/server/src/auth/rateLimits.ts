import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../platform/database/database.port.ts';
import { AuthError } from './authError.ts';

/** Attempts and seconds. Counted in the database, so that every node of a larger installation counts together. */
const buckets = {
  /** Of one account from one address: a few slips in a minute, and a slow pace for who keeps guessing. */
  signInBurst: { points: 5, duration: 60 },
  signInSlow: { points: 20, duration: 3600 },
  /** A whole clinic may sit behind one address. */
  signInAddress: { points: 300, duration: 300 },
  refreshSession: { points: 60, duration: 300 },
  refreshAddress: { points: 3000, duration: 300 },
  signUp: { points: 5, duration: 3600 },
  signUpAddress: { points: 60, duration: 3600 },
  /** Of mails of one topic to one address, whether or not it has an account. */
  mailGap: { points: 1, duration: 60, code: 'over_email_send_rate_limit' },
  mailAccount: { points: 10, duration: 3600 },
  mailAddress: { points: 60, duration: 3600 },
  /** Codes of second factors of one account, from wherever. */
  factor: { points: 10, duration: 300 },
  authorizeAddress: { points: 100, duration: 300 },
  verify: { points: 10, duration: 300 },
  verifyAddress: { points: 100, duration: 300 },
} satisfies Record<string, Limit>;
export type Bucket = keyof typeof buckets;

interface Limit {
  points: number;
  duration: number;
  /** Of the refusal, where it is another than over_request_rate_limit. */
  code?: string;
}

export interface RateLimits {
  /**
   * Counts one attempt in each bucket. Throws 429 `over_request_rate_limit`, or the bucket's own code, with the
   * seconds to wait when one of them is full.
   * @param key what the bucket counts: an address, or an account and an address
   */
  consume(attempts: Partial<Record<Bucket, string>>): Promise<void>;
  /** Empties the buckets of this key, after a success. */
  forgive(attempts: Partial<Record<Bucket, string>>): Promise<void>;
}

export function createRateLimits(database: Database): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(buckets).map(([keyPrefix, limit]) => [
      keyPrefix,
      limiterOf(database, { keyPrefix, ...limit }),
    ]),
  ) as Record<Bucket, RateLimiterPostgres>;
  const each = (
    attempts: Partial<Record<Bucket, string>>,
    act: (limiter: RateLimiterPostgres, key: string) => Promise<unknown>,
  ) =>
    Promise.all(
      Object.entries(attempts).map(([bucket, key]) => act(limiters[bucket as Bucket], digest(key))),
    );

  return {
    async consume(attempts) {
      await each(attempts, (limiter, key) =>
        limiter.consume(key).catch((error: unknown) => {
          throw error instanceof RateLimiterRes ? refusal(limiter.keyPrefix as Bucket, error) : error;
        }),
      );
    },
    async forgive(attempts) {
      await each(attempts, (limiter, key) => limiter.delete(key));
    },
  };
}

function refusal(bucket: Bucket, { msBeforeNext }: RateLimiterRes): AuthError {
  const { code = 'over_request_rate_limit' }: Limit = buckets[bucket];
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const message =
    bucket === 'mailGap'
      ? `For security purposes, you can only request this after ${retryAfter} seconds.`
      : 'Request rate limit reached';
  return new AuthError(429, code, message, { retryAfter });
}

interface Statement {
  text: string;
  values?: unknown[];
}

function limiterOf(database: Database, limit: { keyPrefix: string; points: number; duration: number }) {
  const query = ({ text, values = [] }: Statement) =>
    database.asAuth(async (tx) => {
      const { rows, numAffectedRows } = await tx.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
    });
  return new RateLimiterPostgres({
    ...limit,
    storeClient: { query },
    storeType: 'client',
    schemaName: 'auth',
    tableName: 'rate_limits',
    tableCreated: true,
    // One of them sweeps the table that they share.
    clearExpiredByTimeout: limit.keyPrefix === ('signInBurst' satisfies Bucket),
  });
}

/** Neither addresses nor accounts are stored, and no key is longer than its column. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url');

/** What counts as one caller: an IPv4 address, or the /64 that one subscriber has of IPv6. */
export function networkOf(ip: string): string {
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return (address as ipaddr.IPv6).parts.slice(0, 4).join(':');
}
