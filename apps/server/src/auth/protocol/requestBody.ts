import { parseSent } from '@intake/api/contract';
import type { z } from 'zod';
import { AuthError } from './authError.ts';

/** The input of a request, checked. Throws 400 `validation_failed` that names the first field at fault. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = parseSent(schema, input);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new AuthError(
    400,
    'validation_failed',
    `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`,
  );
}
