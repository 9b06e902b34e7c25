import type { Paged } from './loadable.ts';

/** The id of the row after the open one (1) or before it (-1), and of the first while none is open; null at an end. */
export function neighbourOf(list: Paged<{ id: string }>, openId: string | null, by: 1 | -1): string | null {
  const rows = list.state === 'ready' ? list.value.rows : [];
  const at = rows.findIndex(({ id }) => id === openId);
  return rows[at < 0 ? 0 : at + by]?.id ?? null;
}
