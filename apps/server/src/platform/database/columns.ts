import type { ColumnType, Generated } from 'kysely';

export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
export type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** bigint columns arrive as strings from pg; the pool parses them to numbers. */
export type BigInt = ColumnType<number, number, number>;

export interface Row {
  id: Generated<string>;
  organization_id: string;
}

export interface Versioned {
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}
