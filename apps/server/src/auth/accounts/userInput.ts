import { z } from 'zod';
import { AuthError } from '../protocol/authError.ts';
import { passwordAgeKey } from './userView.ts';

/** As it is stored: without surrounding blanks, in small letters. */
export const EmailAddress = z.string().transform((text) => {
  const email = z.email().max(320).safeParse(text.trim().toLowerCase());
  if (email.success) return email.data;
  throw new AuthError(400, 'validation_failed', 'Unable to validate email address: invalid format');
});

/** Metadata travels in every access token. */
const maximumMetadata = 8_000;

/** Throws 422 `validation_failed`. */
export function requireSmall(metadata: Record<string, unknown>): void {
  if (Buffer.byteLength(JSON.stringify(metadata)) > maximumMetadata)
    throw new AuthError(422, 'validation_failed', `User metadata should be at most ${maximumMetadata} bytes`);
}

/** Keys are replaced one by one; null deletes a key. Throws 422 `validation_failed` when it becomes too much. */
export function mergeMetadata(
  current: Record<string, unknown>,
  change: Record<string, unknown>,
): Record<string, unknown> {
  const merged = Object.fromEntries(
    Object.entries({ ...current, ...change }).filter(([, value]) => value !== null),
  );
  requireSmall(merged);
  return merged;
}

/** What people write about themselves. The password's age is the server's to write. */
export const UserData = z.record(z.string(), z.unknown()).transform(({ [passwordAgeKey]: _age, ...data }) => {
  requireSmall(data);
  return data;
});
