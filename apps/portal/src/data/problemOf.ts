import { isApiError } from '@intake/api/client';
import type { Problem } from './problem.ts';

/** A refused or failed call as a screen tells of it. */
export function problemOf(error: unknown): Problem {
  if (!isApiError(error)) return { code: 'unexpected' };
  const { code, fields, freeTimes, retryAfterSeconds } = error;
  // The server names the patient who has the health number already in place of a message.
  const existingId = code === 'health-number-known' && fields?.[0]?.message;
  const retryAt = retryAfterSeconds && new Date(Date.now() + retryAfterSeconds * 1000).toISOString();
  return { code, ...(fields && { fields }), ...(freeTimes && { freeTimes }), ...(existingId && { existingId }), ...(retryAt && { retryAt }) };
}

/** What kept a call from being done; null when it was. */
export const problemIn = ({ error }: { error?: unknown }): Problem | null => (error === undefined ? null : problemOf(error));
