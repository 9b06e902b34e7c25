import type { Problem } from './problem.ts';

/** What was asked for: on its way, refused, or here. `stale` tells why asking again failed while an earlier answer stands. */
export type Loadable<Value> =
  | { state: 'loading' }
  | { state: 'failed'; problem: Problem }
  | { state: 'ready'; value: Value; stale: Problem | null };

/** The value of a Loadable that is here. */
export type Ready<Value> = Extract<Loadable<Value>, { state: 'ready' }>;

/** What is left of a list on the server. */
export type More = 'none' | 'idle' | 'loading' | 'failed';

/** A list that arrives page by page. */
export type Paged<Row> = Loadable<{ rows: readonly Row[]; more: More }>;

export const ready = <Value>(value: Value, stale: Problem | null = null): Ready<Value> => ({ state: 'ready', value, stale });
