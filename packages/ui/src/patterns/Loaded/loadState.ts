/** What a view waits for: on its way, refused, or here. What an application knows besides fits by its shape. */
export type LoadState<Value> =
  | { state: 'loading' }
  | { state: 'failed' }
  /** `stale`: asking again failed, so that an earlier value stands. */
  | { state: 'ready'; value: Value; stale?: unknown };

/** What is left of a list that arrives page by page. */
export type More = 'none' | 'idle' | 'loading' | 'failed';

/** What has arrived of a list, and whether there is more. */
export interface RowsOfPages<Row> {
  rows: readonly Row[];
  more: More;
}
