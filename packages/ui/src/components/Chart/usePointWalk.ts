import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { nearest } from './chart.model.ts';
import type { Mark, Point } from './chart.model.ts';
import { pointAfterKey } from './walk.model.ts';

export interface PointWalkOptions {
  marks: readonly (readonly (Mark | null)[])[];
  /** Of each place of the x axis, px. */
  middles: readonly number[];
  /** By Enter, the space bar or a click. */
  onChoose?: (point: Point) => void;
}

/** The point that is looked at: arrow keys lead from one to the next, the pointer takes the nearest. */
export function usePointWalk({ marks, middles, onChoose }: PointWalkOptions) {
  const isRtl = useLocale().direction === 'rtl';
  const [wanted, setPoint] = useState<Point>({ series: 0, index: 0 });
  const [isShown, setShown] = useState(false);
  const point = { series: Math.min(wanted.series, marks.length - 1), index: Math.min(wanted.index, middles.length - 1) };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) {
      // Only the tip goes away, not what the chart stands in.
      event.stopPropagation();
      setShown(false);
      return;
    }
    if (onChoose && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onChoose(point);
      return;
    }
    const next = pointAfterKey(event.key, point, { series: marks.length, length: middles.length, isRtl });
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setPoint(next);
    setShown(true);
  };

  const onPointerMove = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const found = nearest(marks, middles, isRtl ? box.right - clientX : clientX - box.left, clientY - box.top);
    if (!found) return;
    setPoint(found);
    setShown(true);
  };

  const handlers = {
    onKeyDown,
    onPointerMove,
    onPointerDown: onPointerMove,
    onClick: () => onChoose?.(point),
    onPointerLeave: () => setShown(false),
    onFocus: () => setShown(true),
    onBlur: () => setShown(false),
  };
  return { point, isShown, handlers };
}
