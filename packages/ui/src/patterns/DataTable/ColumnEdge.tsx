import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useUiLabels } from '../../theme/labels.ts';
import { bounds, widthAfterKey, widthOf, withinBounds } from './columnLayout.model.ts';
import type { ColumnRoom } from './columnLayout.model.ts';
import type { useColumnWidths } from './useColumnWidths.ts';

export interface ColumnEdgeProps {
  column: ColumnRoom;
  title: string;
  tabIndex: number;
  widths: ReturnType<typeof useColumnWidths>;
}

/** The edge at the end of a header: pointer and arrow keys move it, Enter and a double click put it back. */
export function ColumnEdge({ column, title, tabIndex, widths }: ColumnEdgeProps) {
  const labels = useUiLabels();
  const isRtl = useLocale().direction === 'rtl';
  const [shown, setShown] = useState(() => widthOf(column, {}));
  const [isDragging, setDragging] = useState(false);
  const { min, max } = bounds(column);

  /** px: what is seen, since a flexible column is wider than its own width. */
  const measure = (edge: HTMLElement) => edge.parentElement?.offsetWidth ?? shown;

  const move = (width: number) => {
    setShown(withinBounds(column, width));
    widths.resize(column, width);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const edge = event.currentTarget;
    const from = { x: event.clientX, width: measure(edge) };
    const stop = new AbortController();
    const onMove = ({ clientX }: globalThis.PointerEvent) => move(from.width + (isRtl ? from.x - clientX : clientX - from.x));
    const onEnd = () => {
      stop.abort();
      setDragging(false);
      widths.settle();
    };
    setDragging(true);
    window.addEventListener('pointermove', onMove, { signal: stop.signal });
    window.addEventListener('pointerup', onEnd, { signal: stop.signal });
    window.addEventListener('pointercancel', onEnd, { signal: stop.signal });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter') {
      widths.reset(column);
      return;
    }
    const next = widthAfterKey(event.key, column, measure(event.currentTarget), isRtl);
    if (next === undefined) return;
    event.preventDefault();
    move(next);
    widths.settle();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that can be focused is a control
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={labels.columnWidth({ name: title })}
      aria-valuenow={shown}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={tabIndex}
      data-part="edge"
      data-dragging={isDragging || undefined}
      onFocus={({ currentTarget }) => setShown(measure(currentTarget))}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onDoubleClick={() => widths.reset(column)}
    />
  );
}
