import { heatSteps } from './chart.model.ts';
import type { ChartKind, ChartSeries } from './chart.model.ts';
import { LegendList, Ramp } from './Chart.styles.ts';
import { SeriesKey } from './SeriesKey.tsx';

export interface LegendProps {
  kind: ChartKind;
  series: readonly ChartSeries[];
  textures: string;
  write: (value: number) => string;
}

/** What each colour, shape and dash stands for. The table says the same in words. */
export function Legend({ kind, series, textures, write }: LegendProps) {
  if (kind === 'heat') {
    const highest = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
    return (
      <Ramp aria-hidden>
        <bdi>{write(0)}</bdi>
        {[0, ...heatSteps].map((step) => (
          <span key={step} data-step={step} />
        ))}
        <bdi>{write(highest)}</bdi>
      </Ramp>
    );
  }
  if (series.length < 2) return null;
  return (
    <LegendList aria-hidden>
      {series.map(({ id, label }, nth) => (
        <li key={id}>
          <SeriesKey kind={kind} nth={nth} textures={textures} />
          {label}
        </li>
      ))}
    </LegendList>
  );
}
