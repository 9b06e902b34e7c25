import { useEffect, useRef } from 'react';
import type { RowWindow } from './useRowWindow.ts';

export interface EndReachedOptions {
  window: RowWindow;
  /** Rows loaded so far. */
  loaded: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  onEndReached?: () => void;
}

/** Asks for the next page when the last row loaded is among those drawn. */
export function useEndReached({ window, loaded, hasMore, isLoadingMore, onEndReached }: EndReachedOptions) {
  const isNearEnd = window.to >= loaded && window.geometry.rowHeight > 0;
  const asksMore = isNearEnd && hasMore && !isLoadingMore;
  const ask = useRef(onEndReached);
  useEffect(() => {
    ask.current = onEndReached;
  });
  useEffect(() => {
    if (asksMore) ask.current?.();
  }, [asksMore, loaded]);
}
