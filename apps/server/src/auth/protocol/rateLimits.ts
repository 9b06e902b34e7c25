import type { Database } from '../../platform/database/database.port.ts';
import * as platform from '../../platform/limits/rateLimits.ts';
import { AuthError } from './authError.ts';

const buckets = {
  /** Of one account from one address: a few slips in a minute, and a slow pace for who keeps guessing. */
  signInBurst: { points: 5, duration: 60 },
  signInSlow: { points: 20, duration: 3600 },
  /** Of one account from all networks where it has not been signed in to of late, so that many of them gain nothing. */
  signInAccount: { points: 30, duration: 3600 },
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
  /** Of texts to one number, whoever asks; of those that one network asks for; and of all: each costs, and some numbers earn. */
  textGap: { points: 1, duration: 60, code: 'over_sms_send_rate_limit' },
  textNumber: { points: 5, duration: 3600, code: 'over_sms_send_rate_limit' },
  textAddress: { points: 20, duration: 3600, code: 'over_sms_send_rate_limit' },
  textAll: { points: 1000, duration: 24 * 3600, code: 'over_sms_send_rate_limit' },
  /** Codes of second factors of one account, from wherever. */
  factor: { points: 10, duration: 300 },
  anonymousAddress: { points: 30, duration: 3600 },
  authorizeAddress: { points: 100, duration: 300 },
  verify: { points: 10, duration: 300 },
  /** Of codes, as signInAccount: a million possibilities, tried from everywhere. A link is no guess and needs no limit. */
  verifyAccount: { points: 30, duration: 24 * 3600 },
  verifyAddress: { points: 100, duration: 300 },
} satisfies Record<string, Limit>;
export type Bucket = keyof typeof buckets;

/** Attempts and seconds in place of the usual ones, by bucket. */
export type ChosenLimits = Readonly<Record<string, platform.Limit>>;

interface Limit extends platform.Limit {
  /** Of the refusal, where it is another than over_request_rate_limit. */
  code?: string;
}

/**
 * Counts attempts as the sign-in service: a full bucket throws 429 `over_request_rate_limit`, or the bucket's own code,
 * with the seconds to wait.
 */
export type RateLimits = platform.RateLimits<Bucket>;

/** Throws for a limit that does not exist. */
export function createRateLimits(database: Database, chosen: ChosenLimits = {}): RateLimits {
  const unknown = Object.keys(chosen).filter((name) => !Object.hasOwn(buckets, name));
  if (unknown.length > 0)
    throw new Error(`There is no limit ${unknown.join(', ')}; there are ${Object.keys(buckets).join(', ')}`);
  const limits = platform.createRateLimits({ schema: 'auth', name: 'rate_limits', transact: (work) => database.asAuth(work) }, { ...buckets, ...chosen });
  return {
    forgive: limits.forgive,
    consume: (attempts) =>
      limits.consume(attempts).catch((error: unknown) => {
        throw error instanceof platform.TooManyAttempts ? refusal(error) : error;
      }),
  };
}

function refusal({ bucket, retryAfter }: platform.TooManyAttempts): AuthError {
  const { code = 'over_request_rate_limit' }: Limit = buckets[bucket as Bucket];
  const message =
    bucket === 'mailGap' || bucket === 'textGap'
      ? `For security purposes, you can only request this after ${retryAfter} seconds.`
      : 'Request rate limit reached';
  return new AuthError(429, code, message, { retryAfter });
}
