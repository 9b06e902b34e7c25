import type { Problem } from '../../../../data/problem.ts';
import { problemOf } from '../../../../data/problemOf.ts';

/** Null when the work was done, else what went wrong. */
export async function outcomeOf(work: Promise<unknown>): Promise<Problem | null> {
  try {
    await work;
    return null;
  } catch (error) {
    return problemOf(error);
  }
}
