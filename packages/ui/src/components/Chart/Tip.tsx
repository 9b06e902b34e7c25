import { SeriesKey } from './SeriesKey.tsx';
import { TipBox } from './Plot.styles.ts';
import type { ChartKind, ChartSeries, Mark, Point } from './chart.model.ts';

export interface TipProps {
  kind: ChartKind;
  series: readonly ChartSeries[];
  point: Point;
  /** Where the point is drawn. */
  mark: Mark;
  /** px of the plot. */
  width: number;
  heading: string;
  /** Of a value of the series. */
  valueText: (value: number | null) => string;
  textures: string;
}

/** What stands at a place of the x axis: all series, the one that is looked at first among them. */
export function Tip({ kind, series, point, mark, width, heading, valueText, textures }: TipProps) {
  const rows = kind === 'heat' ? series.slice(point.series, point.series + 1) : series;
  const middle = mark.x + mark.width / 2;
  const isPastHalf = middle > width / 2;
  return (
    <TipBox
      aria-hidden
      style={{
        insetBlockStart: Math.max(0, mark.y),
        insetInlineStart: isPastHalf ? undefined : mark.x + mark.width,
        insetInlineEnd: isPastHalf ? width - mark.x : undefined,
      }}
    >
      <strong>{heading}</strong>
      {rows.map(({ id, label, values }, nth) => (
        <div key={id} data-active={kind === 'heat' || nth === point.series || undefined}>
          {kind !== 'heat' && series.length > 1 && <SeriesKey kind={kind} nth={nth} textures={textures} />}
          <span>{label}</span>
          <bdi>{valueText(values[point.index] ?? null)}</bdi>
        </div>
      ))}
    </TipBox>
  );
}
