import { isApiError } from '@intake/api/client';
import type { Problem } from '../model/screenModel.ts';

/** A refused or failed call as the screen tells of it. */
export function problemOf(error: unknown): Problem {
  if (!isApiError(error)) return { code: 'unexpected' };
  const { code, fields } = error;
  // The server names the patient who has the health number already in place of a message.
  const known = code === 'health-number-known' ? fields?.[0]?.message : undefined;
  return { code, fields, existingId: known };
}

/** Null when the work was done, else what went wrong. */
export async function outcomeOf(work: Promise<unknown>): Promise<Problem | null> {
  try {
    await work;
    return null;
  } catch (error) {
    return problemOf(error);
  }
}
