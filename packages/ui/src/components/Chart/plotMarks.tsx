import { area, curveMonotoneX, line } from 'd3-shape';
import { heatStep } from './chart.model.ts';
import type { ChartSeries, Mark, Point } from './chart.model.ts';
import { dashOf, shapeOf } from './seriesLook.ts';
import { textureOf } from './Textures.tsx';

export interface PlotMarksProps {
  series: readonly ChartSeries[];
  marks: readonly (readonly (Mark | null)[])[];
  /** The point that is looked at. */
  active: Point | undefined;
  /** px of the plot. */
  height: number;
  textures: string;
  isFilled?: boolean;
  /** Writes a value into a cell. */
  write: (value: number) => string;
}

type Place = Mark | null;

/** Closer points than this would hide the line that they stand on, px. */
const shapesApart = 18;

const path = line<Place>(
  (mark) => mark?.x ?? 0,
  (mark) => mark?.y ?? 0,
)
  .defined((mark) => mark !== null)
  .curve(curveMonotoneX);

const shade = area<Place>()
  .x((mark) => mark?.x ?? 0)
  .y1((mark) => mark?.y ?? 0)
  .defined((mark) => mark !== null)
  .curve(curveMonotoneX);

export function LineMarks({ series, marks, active, height, isFilled }: PlotMarksProps) {
  return series.map(({ id }, nth) => {
    const row = marks[nth] ?? [];
    const [first, second] = row.filter((mark) => mark !== null);
    const isAiry = !first || !second || second.x - first.x >= shapesApart;
    return (
      <g key={id} data-series={nth + 1}>
        {isFilled && <path data-part="shade" d={shade.y0(height)(row) ?? ''} />}
        <path data-part="line" d={path(row) ?? ''} strokeDasharray={dashOf(nth)} />
        {row.map((mark, index) => {
          const isActive = active?.series === nth && active.index === index;
          // A point alone between gaps has no line to be seen by.
          const isAlone = !row[index - 1] && !row[index + 1];
          return (
            mark &&
            (isAiry || isActive || isAlone) && (
              <path
                key={index}
                data-part="shape"
                data-active={isActive || undefined}
                d={shapeOf(nth)}
                transform={`translate(${mark.x} ${mark.y})`}
              />
            )
          );
        })}
      </g>
    );
  });
}

export function BarMarks({ series, marks, active, textures }: PlotMarksProps) {
  return series.map(({ id }, nth) => (
    <g key={id} data-series={nth + 1}>
      {marks[nth]?.map(
        (mark, index) =>
          mark && (
            <rect
              key={index}
              data-part="bar"
              data-dim={(active && active.index !== index) || undefined}
              data-active={(active?.series === nth && active.index === index) || undefined}
              {...mark}
              rx={Math.min(2, mark.width / 4)}
              fill={textureOf(textures, nth)}
            />
          ),
      )}
    </g>
  ));
}

/** A cell narrower than this shows its colour alone, px. */
const wideEnough = 30;

export function HeatMarks({ series, marks, active, write }: PlotMarksProps) {
  const highest = Math.max(...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return series.map(({ id, values }, nth) => (
    <g key={id}>
      {marks[nth]?.map((mark, index) => {
        const value = values[index] ?? null;
        return (
          mark && (
            <g
              key={index}
              data-step={heatStep(value, highest)}
              data-unknown={value === null || undefined}
              data-active={(active?.series === nth && active.index === index) || undefined}
            >
              <rect data-part="cell" {...mark} rx={3} />
              {value !== null && mark.width >= wideEnough && (
                <text x={mark.x + mark.width / 2} y={mark.y + mark.height / 2}>
                  {write(value)}
                </text>
              )}
            </g>
          )
        );
      })}
    </g>
  ));
}
