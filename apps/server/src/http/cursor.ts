import { invalid } from './errors.ts';

/** A keyset position: the sort values of the last row shown, opaque to the client. */
export type CursorValues = (string | number)[];

export function encodeCursor(values: CursorValues): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** Throws a 422 when the text is not a cursor of this many values. */
export function decodeCursor(text: string, length: number): CursorValues {
  try {
    const values: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    const valid =
      Array.isArray(values) &&
      values.length === length &&
      values.every((value) => typeof value === 'string' || typeof value === 'number');
    if (valid) return values as CursorValues;
  } catch {
    // Falls through to the one answer for everything that is not a cursor.
  }
  throw invalid([{ path: 'cursor', code: 'invalid-cursor', message: 'This page address is not valid.' }]);
}
