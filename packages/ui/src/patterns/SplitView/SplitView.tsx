import { useId, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useUiLabels } from '../../theme/labels.ts';
import { ratioAfterKey, splitBounds, withinBounds } from './splitRatio.model.ts';
import { Divider, Frame, Pane, Panes } from './SplitView.styles.ts';

export interface SplitViewProps {
  /** What stands first and second, in the direction of reading. */
  start: ReactNode;
  end: ReactNode;
  /** Accessible names of the two panes. */
  startLabel: string;
  endLabel: string;
  /** Share of the first pane at first, 0 to 1; give back what `onResize` told. */
  defaultRatio?: number;
  /** The share itself, kept by the caller: 0 for as narrow as `minStart` says. */
  ratio?: number;
  /** px each pane needs at least. */
  minStart?: number;
  minEnd?: number;
  /** Which pane shows when there is no room for two; both are stacked otherwise. */
  narrowPane?: 'start' | 'end' | 'both';
  /** Takes a pane away, and the divider with it; what it holds stays as it is. */
  hiddenPane?: 'start' | 'end';
  /** Keeps two panes where others give up: for contents that live side by side. */
  isDense?: boolean;
  /** After a drag or a key, not during. */
  onResize?: (resize: { ratio: number }) => void;
}

/** Two panes and a divider that pointer and keyboard can move. Nest it for three. */
export function SplitView(props: SplitViewProps) {
  const { start, end, startLabel, endLabel, defaultRatio = 0.5, minStart = 240, minEnd = 240, narrowPane = 'both', hiddenPane, isDense, onResize } = props;
  const labels = useUiLabels();
  const isRtl = useLocale().direction === 'rtl';
  const [ownRatio, setRatio] = useState(props.ratio ?? defaultRatio);
  const [isDragging, setDragging] = useState(false);
  const ratio = isDragging ? ownRatio : (props.ratio ?? ownRatio);
  const panes = useRef<HTMLDivElement>(null);
  const startId = useId();

  const bounds = () => splitBounds(panes.current?.clientWidth ?? 0, minStart, minEnd);

  const settle = (next: number) => {
    setRatio(next);
    onResize?.({ ratio: next });
  };

  const drag = () => {
    const stop = new AbortController();
    let dragged = ratio;
    const onMove = ({ clientX }: PointerEvent) => {
      const box = panes.current?.getBoundingClientRect();
      if (!box) return;
      dragged = withinBounds((isRtl ? box.right - clientX : clientX - box.left) / box.width, bounds());
      setRatio(dragged);
    };
    const onEnd = () => {
      stop.abort();
      setDragging(false);
      settle(dragged);
    };
    setDragging(true);
    window.addEventListener('pointermove', onMove, { signal: stop.signal });
    window.addEventListener('pointerup', onEnd, { signal: stop.signal });
    window.addEventListener('pointercancel', onEnd, { signal: stop.signal });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const next = ratioAfterKey(event.key, ratio, bounds(), isRtl);
    if (next === undefined) return;
    event.preventDefault();
    settle(next);
  };

  return (
    <Frame>
      <Panes
        ref={panes}
        data-dragging={isDragging || undefined}
        data-narrow={narrowPane}
        data-hidden={hiddenPane}
        data-dense={isDense || undefined}
        style={{ '--ratio': ratio, '--min-start': `${minStart}px`, '--min-end': `${minEnd}px` } as CSSProperties}
      >
        <Pane id={startId} aria-label={startLabel}>
          {start}
        </Pane>
        <Divider
          role="separator"
          tabIndex={0}
          aria-label={labels.resizePanes}
          aria-orientation="vertical"
          aria-controls={startId}
          aria-valuenow={Math.round(ratio * 100)}
          aria-valuemin={0}
          aria-valuemax={100}
          onKeyDown={onKeyDown}
          onPointerDown={drag}
        />
        <Pane aria-label={endLabel}>{end}</Pane>
      </Panes>
    </Frame>
  );
}
