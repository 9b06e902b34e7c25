import { useLayoutEffect, useRef, useState } from 'react';
import { fitting } from './fitting.model.ts';

/**
 * Counts the children of a row that fit beside its last one, which holds the rest. All of them are in the page, so
 * that a face which arrives late, or a larger text, is measured as well.
 *
 * @param content changes when other children are to be measured.
 */
export function useFitting(content: string) {
  const row = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const list = row.current;
    if (!list) return undefined;
    const measure = () => {
      const widths = [...list.children].map((child) => child.getBoundingClientRect().width);
      const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
      setCount(fitting({ items: widths.slice(0, -1), gap, room: list.clientWidth, more: widths.at(-1) ?? 0 }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const box of [list, ...list.children]) observer.observe(box);
    return () => observer.disconnect();
  }, [content]);
  return { row, count };
}
