import type { ChartKind } from './chart.model.ts';
import { Key } from './Chart.styles.ts';
import { dashOf, shapeOf } from './seriesLook.ts';
import { textureOf } from './Textures.tsx';

export interface SeriesKeyProps {
  kind: ChartKind;
  nth: number;
  /** Of the chart's textures. */
  textures: string;
}

/** A small piece of a series as it is drawn, to know it by. */
export function SeriesKey({ kind, nth, textures }: SeriesKeyProps) {
  return (
    <Key aria-hidden data-series={nth + 1} viewBox="0 0 22 12" width={22} height={12}>
      {kind === 'line' ? (
        <>
          <path data-part="line" d="M1 6H21" strokeDasharray={dashOf(nth)} />
          <path data-part="shape" d={shapeOf(nth)} transform="translate(11 6)" />
        </>
      ) : (
        <rect x={4} width={14} height={12} rx={2} fill={textureOf(textures, nth)} />
      )}
    </Key>
  );
}
