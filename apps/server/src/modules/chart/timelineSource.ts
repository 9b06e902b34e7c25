import type { TimelineEntry } from '@intake/api/contract';
import type { Permission, TimelineKind } from '@intake/api/rules';
import { sql, type RawBuilder } from 'kysely';
import { afterNewest } from '../../kernel/cursor.ts';
import type { Tx } from '../../platform/database/database.port.ts';

/** Of whom entries are asked, and from where on. */
export interface TimelineQuery {
  organizationId: string;
  patientId: string;
  /** Of the whole timeline: the entries of every source go on behind it. */
  cursor: string | undefined;
  limit: number;
}

export interface PlacedEntry {
  entry: TimelineEntry;
  /** Its instant to the microsecond, so that pages lose nothing. Text of one form: it sorts as it passes. */
  at: string;
}

/** An area's share of the timelines: it adds itself to the list in `timelineSources.ts`. */
export interface TimelineSource {
  kind: TimelineKind;
  /** Whoever lacks it does not see the entries. */
  right: Permission;
  /** The first entries of the chart behind the cursor: the newest first, those of one moment by their ids. */
  entries(tx: Tx, query: TimelineQuery): Promise<PlacedEntry[]>;
}

/** The instant of a column, as `PlacedEntry.at` has it. */
export const placeOf = (column: string): RawBuilder<string> => sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Behind the cursor, where there is one. */
export const behind = ({ cursor }: TimelineQuery, at: string, id: string): RawBuilder<boolean> => (cursor ? afterNewest(cursor, at, id) : sql<boolean>`true`);
