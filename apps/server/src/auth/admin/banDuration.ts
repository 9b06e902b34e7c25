import { AuthError } from '../protocol/authError.ts';

const units: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
const latest = new Date('9999-12-31T00:00:00Z');

/**
 * When a ban ends: `none` takes it back, otherwise hours, minutes and seconds as in `24h` or `1h30m`.
 * Throws 400 `validation_failed`.
 */
export function banEnd(duration: string, now = Date.now()): Date | null {
  if (duration === 'none') return null;
  if (!/^(\d+(\.\d+)?(ms|s|m|h))+$/.test(duration))
    throw new AuthError(400, 'validation_failed', 'invalid format for ban duration, such as 24h or none');
  let milliseconds = 0;
  for (const [, amount, , unit] of duration.matchAll(/(\d+(\.\d+)?)(ms|s|m|h)/g))
    milliseconds += Number(amount) * (units[unit ?? ''] ?? 0);
  return new Date(Math.min(now + milliseconds, latest.getTime()));
}
