import { z } from 'zod';

/** Text that every store can hold: no NUL, which Postgres refuses, and no half of a surrogate pair, which is no Unicode. */
export const isWellFormed = (text: string): boolean => /^[^\0\p{Surrogate}]*$/u.test(text);

/** Levels of lists and objects within each other: nobody means more, and what walks through a value ends there. */
export const deepestJson = 100;

/** By which an object becomes a text or a number: what has a key of this name breaks whoever compares or prints it, zod's checks of a length among them. */
export const isConversion = (key: string): boolean => key === 'toString' || key === 'valueOf';

/** Where in the value the first ill-formed text is, or what is nested too deep or named as a conversion; null when there is none. */
function findIllFormed(value: unknown, levels = deepestJson): string[] | null {
  if (typeof value === 'string') return isWellFormed(value) ? null : [];
  if (value === null || typeof value !== 'object') return null;
  if (levels === 0) return [];
  for (const [key, inner] of Object.entries(value)) {
    if (!isWellFormed(key) || isConversion(key)) return [];
    const below = findIllFormed(inner, levels - 1);
    if (below) return [key, ...below];
  }
  return null;
}

/** A check of a schema that names the field with what nothing could store. */
const refuseIllFormed: z.core.CheckFn<unknown> = ({ value, issues }) => {
  const path = findIllFormed(value);
  if (path) issues.push({ code: 'custom', path, message: 'ill-formed text, a key that converts, or nested too deep', input: value });
};

const WellFormed = z.unknown().check(refuseIllFormed);

/** Parses what somebody sent. What is ill-formed is refused first: the checks of a schema may throw at it. */
export function parseSent<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.ZodSafeParseResult<z.output<Schema>> {
  const { error } = WellFormed.safeParse(sent);
  return error ? { success: false, error: error as z.ZodError<z.output<Schema>> } : schema.safeParse(sent);
}
