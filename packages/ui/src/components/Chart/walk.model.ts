import type { Point } from './chart.model.ts';

export interface WalkShape {
  series: number;
  /** Places of the x axis. */
  length: number;
  isRtl: boolean;
}

const clamp = (value: number, count: number) => Math.min(Math.max(value, 0), Math.max(count - 1, 0));

/** Where a key leads from a point, in reading direction; `undefined` when it does not lead anywhere. */
export function pointAfterKey(key: string, { series, index }: Point, shape: WalkShape): Point | undefined {
  const steps: Readonly<Record<string, Point>> = {
    [shape.isRtl ? 'ArrowLeft' : 'ArrowRight']: { series, index: index + 1 },
    [shape.isRtl ? 'ArrowRight' : 'ArrowLeft']: { series, index: index - 1 },
    ArrowDown: { series: series + 1, index },
    ArrowUp: { series: series - 1, index },
    Home: { series, index: 0 },
    End: { series, index: shape.length - 1 },
  };
  const next = steps[key];
  return next && { series: clamp(next.series, shape.series), index: clamp(next.index, shape.length) };
}
