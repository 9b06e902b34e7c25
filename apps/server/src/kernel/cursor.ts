import { isWellFormed } from '@intake/api/contract';
import { z } from 'zod';
import { invalid } from './errors.ts';

/** A keyset position: the sort values of the last row shown, opaque to the client. */
export type CursorValues = (string | number)[];

/** As Postgres writes a timestamptz. */
const time = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d(:?\d\d)?)$/)
  .refine((text) => isTime(text.slice(0, 19)));

const isTime = (text: string) => !Number.isNaN(Date.parse(`${text.replace(' ', 'T')}Z`));

const kinds = { id: z.uuid(), time, text: z.string().refine(isWellFormed), number: z.int() };
type Kind = keyof typeof kinds;

type Decoded<Kinds extends readonly Kind[]> = { [Index in keyof Kinds]: z.output<(typeof kinds)[Kinds[Index]]> };

export function encodeCursor(values: CursorValues): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** Throws a 422 when the text is not a cursor of values of these kinds. */
export function decodeCursor<const Kinds extends readonly Kind[]>(text: string, ...expected: Kinds): Decoded<Kinds> {
  try {
    const values: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    const isRight = Array.isArray(values) && values.length === expected.length;
    if (isRight && expected.every((kind, index) => kinds[kind].safeParse(values[index]).success)) return values as Decoded<Kinds>;
  } catch {
    // Falls through to the one answer for everything that is not a cursor.
  }
  throw invalid([{ path: 'cursor', code: 'invalid-cursor', message: 'This page address is not valid.' }]);
}
