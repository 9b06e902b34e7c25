import { curveMonotoneX, line } from 'd3-shape';
import { scaleLinear } from 'd3-scale';
import { SparkRoot } from './Sparkline.styles.ts';

export interface SparklineProps {
  /** What is to be seen, in words: `Up from 12 to 31 in seven days`. */
  label: string;
  values: readonly number[];
  /** px */
  width?: number;
  height?: number;
}

/** Room for the dot at the end, px. */
const inset = 4;

/** The course of a figure, without axes. */
export function Sparkline({ label, values, width = 96, height = 28 }: SparklineProps) {
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [inset, width - inset]);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const y = scaleLinear([low, high === low ? low + 1 : high], [height - inset, inset]);
  const path = line<number>((_, index) => x(index), y).curve(curveMonotoneX);
  const last = values.at(-1);
  return (
    <SparkRoot role="img" aria-label={label} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <path d={path(values) ?? ''} />
      {last !== undefined && <circle cx={x(values.length - 1)} cy={y(last)} r={3} />}
    </SparkRoot>
  );
}
