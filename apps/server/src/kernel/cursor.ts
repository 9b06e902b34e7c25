import { isWellFormed } from '@intake/api/contract';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { invalid } from './errors.ts';

/** A keyset position: the sort values of the last row shown, opaque to the client. */
export type CursorValues = (string | number)[];

export interface PageQuery {
  cursor?: string | undefined;
  limit: number;
}

export interface Page<Item> {
  items: Item[];
  /** Null on the last page. */
  nextCursor: string | null;
}

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

/** After the position, where the newest come first and then the ids in order. Its first half is where an index begins. */
export function afterNewest(cursor: string, time: string, id: string): RawBuilder<boolean> {
  const [at, last] = decodeCursor(cursor, 'time', 'id');
  return sql<boolean>`${sql.ref(time)} <= ${at}::timestamptz and (${sql.ref(time)} < ${at}::timestamptz or ${sql.ref(id)} > ${last}::uuid)`;
}

interface PageRead<Row, Item> {
  limit: number;
  /** The first rows of the page and of what follows it, as many as it is told. */
  ask(count: number): Promise<Row[]>;
  toItem(row: Row): Item;
  position(last: Row): CursorValues;
}

/** One keyset page. It asks for one row more than the page holds, which tells whether another page follows. */
export async function readPage<Row, Item>({ limit, ask, toItem, position }: PageRead<Row, Item>): Promise<Page<Item>> {
  const rows = await ask(limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { items: rows.slice(0, limit).map(toItem), nextCursor: last ? encodeCursor(position(last)) : null };
}
