import type { z } from 'zod';

/** Text that every store can hold: no NUL, which Postgres refuses, and no half of a surrogate pair, which is no Unicode. */
export const isWellFormed = (text: string): boolean => /^[^\0\p{Surrogate}]*$/u.test(text);

/** Where in the value the first ill-formed text is; null when there is none. */
function findIllFormed(value: unknown): string[] | null {
  if (typeof value === 'string') return isWellFormed(value) ? null : [];
  if (value === null || typeof value !== 'object') return null;
  for (const [key, inner] of Object.entries(value)) {
    if (!isWellFormed(key)) return [];
    const below = findIllFormed(inner);
    if (below) return [key, ...below];
  }
  return null;
}

/** A check of a schema that names the field with text that nothing could store. */
export const refuseIllFormed: z.core.CheckFn<unknown> = ({ value, issues }) => {
  const path = findIllFormed(value);
  if (path) issues.push({ code: 'custom', path, message: 'ill-formed text', input: value });
};
