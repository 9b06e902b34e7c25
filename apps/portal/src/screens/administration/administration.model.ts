/** What is asked for once and shown whole. */
export type Loaded<Value> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; value: Value };

/** Null once it is stored, otherwise the code of what stood in the way: a form keeps what was typed. */
export type Stored = Promise<string | null>;

export function loadedOf<Value>({ currentData, isError }: { currentData?: Value | undefined; isError: boolean }): Loaded<Value> {
  if (currentData !== undefined) return { state: 'ready', value: currentData };
  return { state: isError ? 'failed' : 'loading' };
}
