import { scaleBand, scaleLinear, scalePoint } from 'd3-scale';
import { stack, stackOffsetDiverging } from 'd3-shape';

export type ChartKind = 'line' | 'bar' | 'heat';

export interface ChartSeries {
  id: string;
  label: string;
  /** One for each value of the x axis; `null` where nothing is known. */
  values: readonly (number | null)[];
}

export interface Size {
  /** px */
  width: number;
  height: number;
}

/** Lowest and highest value of an axis. */
export type Domain = readonly [number, number];

/** A value between two edges, px from the start and from the top. */
export interface Mark {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** More than these cannot be told apart. */
export const mostSeries = 6;

/** @throws when the series do not fit the x axis, or are too many. */
export function checkSeries(kind: ChartKind, series: readonly ChartSeries[], length: number): void {
  if (kind !== 'heat' && series.length > mostSeries)
    throw new Error(`Chart: ${series.length} series, at most ${mostSeries} can be told apart.`);
  const wrong = series.find(({ values }) => values.length !== length);
  if (wrong) throw new Error(`Chart: series "${wrong.id}" has ${wrong.values.length} values for ${length} places of the x axis.`);
}

const known = (series: readonly ChartSeries[]) => series.flatMap(({ values }) => values.filter((value) => value !== null));

/** From and to of each value, on top of the series before it. */
export function stacked(series: readonly ChartSeries[], length: number): readonly (readonly [number, number])[][] {
  const places = Array.from({ length }, (_, index) => index);
  const stacks = stack<unknown, number, number>()
    .keys(series.map((_, at) => at))
    .value((index, at) => series[at]?.values[index] ?? 0)
    .offset(stackOffsetDiverging);
  return stacks(places).map((layer) => layer.map(([from, to]) => [from, to] as const));
}

export interface DomainOptions {
  isStacked?: boolean;
  min?: number;
  max?: number;
}

/** What the y axis spans: from zero, unless it was told otherwise, to a round number above the highest value. */
export function domainOf(series: readonly ChartSeries[], length: number, { isStacked, min, max }: DomainOptions): Domain {
  const values = isStacked ? stacked(series, length).flat(2) : known(series);
  const low = min ?? Math.min(0, ...values);
  const high = max ?? Math.max(0, ...values);
  const [from = 0, to = 1] = scaleLinear([low, high === low ? low + 1 : high], [0, 1])
    .nice(5)
    .domain();
  return [min ?? from, max ?? to];
}

const ticksApart = 44;

/** Whether all that is known are whole numbers, as counts are: nothing between them is a value. */
export const isCounted = (series: readonly ChartSeries[]): boolean => known(series).every((value) => Number.isInteger(value));

/** Round values of the y axis, whole ones where things are counted, and how far from the top each stands, px. */
export function yTicks(domain: Domain, height: number, isWhole = false): { value: number; top: number }[] {
  const scale = scaleLinear(domain, [height, 0]);
  const ticks = scale.ticks(Math.max(2, Math.floor(height / ticksApart)));
  return ticks.filter((value) => !isWhole || Number.isInteger(value)).map((value) => ({ value, top: scale(value) }));
}

export type XValue = string | number | Date;

/** Centre of each place of the x axis, px: by their distance where they are numbers or dates, evenly otherwise. */
export function centres(kind: ChartKind, values: readonly XValue[], width: number): number[] {
  if (kind !== 'line') {
    const { at, band } = bands(values.length, width, kind);
    return values.map((_, index) => at(index) + band / 2);
  }
  const places = values.map((value, index) => (typeof value === 'string' ? index : Number(value)));
  if (places.length === 1) return [width / 2];
  const isEven = values.some((value) => typeof value === 'string');
  const scale = isEven ? scalePoint(places, [0, width]) : scaleLinear([Math.min(...places), Math.max(...places)], [0, width]);
  return places.map((place) => scale(place) ?? 0);
}

function bands(length: number, width: number, kind: ChartKind) {
  const gap = kind === 'heat' ? Math.min(0.1, (2 * length) / Math.max(width, 1)) : 0.28;
  const scale = scaleBand(
    Array.from({ length }, (_, index) => index),
    [0, width],
  )
    .paddingInner(gap)
    .paddingOuter(kind === 'heat' ? 0 : gap / 2);
  return { at: (index: number) => scale(index) ?? 0, band: scale.bandwidth(), step: scale.step() };
}

/** px between bars of one place. */
const barGap = 2;

export interface MarksOptions {
  kind: ChartKind;
  isStacked?: boolean;
  domain: Domain;
  x: readonly XValue[];
  size: Size;
}

/** Where each value is drawn, by series; `null` where nothing is known. */
export function marksOf(series: readonly ChartSeries[], { kind, isStacked, domain, x, size }: MarksOptions): (Mark | null)[][] {
  if (kind === 'heat') return heatMarks(series, x.length, size);
  const y = scaleLinear(domain, [size.height, 0]);
  if (kind === 'line') {
    const middles = centres(kind, x, size.width);
    return series.map(({ values }) =>
      values.map((value, index) => (value === null ? null : { x: middles[index] ?? 0, y: y(value), width: 0, height: 0 })),
    );
  }
  const { at, band } = bands(x.length, size.width, kind);
  const layers = isStacked ? stacked(series, x.length) : series.map(({ values }) => values.map((value) => [0, value ?? 0] as const));
  const columns = isStacked ? 1 : series.length;
  const width = Math.max(1, (band - barGap * (columns - 1)) / columns);
  return series.map(({ values }, nth) =>
    values.map((value, index) => {
      if (value === null) return null;
      const [from, to] = layers[nth]?.[index] ?? [0, 0];
      const [top, bottom] = [y(Math.max(from, to)), y(Math.min(from, to))];
      const start = at(index) + (isStacked ? 0 : nth * (width + barGap));
      return { x: start, y: top, width, height: Math.max(bottom - top, value === 0 ? 0 : 1) };
    }),
  );
}

function heatMarks(series: readonly ChartSeries[], length: number, { width, height }: Size): (Mark | null)[][] {
  const columns = bands(length, width, 'heat');
  const rows = bands(series.length, height, 'heat');
  return series.map(({ values }, nth) =>
    values.map((_, index) => ({ x: columns.at(index), y: rows.at(nth), width: columns.band, height: rows.band })),
  );
}

export const heatSteps = [1, 2, 3, 4, 5] as const;

/** Step of the heat ramp: 0 for nothing, then in fifths of the highest value. */
export function heatStep(value: number | null, highest: number): number {
  if (value === null || value <= 0 || highest <= 0) return 0;
  return Math.min(heatSteps.length, Math.ceil((value / highest) * heatSteps.length));
}

/** px of a sign in the small size of text: Han characters, kana and hangul are as wide as they are high, and digits as wide as each other. */
const signWidth = (sign: string) => (sign >= '\u2e80' ? 12 : sign >= '0' && sign <= '9' ? 8 : 6.8);

export const labelWidth = (text: string) => [...text].reduce((width, sign) => width + signWidth(sign), 0);

const labelGap = 12;

export interface AxisLabel {
  index: number;
  /** On which side of its place it stands: around it, but for what would leave the plot. */
  align: 'start' | 'center' | 'end';
  /** Room that it may take, px from the start. */
  from: number;
  to: number;
}

/**
 * The places whose labels stand beside each other in a plot of so many px, each with its room: all of them, or every
 * second, third … one, so that whoever reads two of them knows how far it is to the next.
 */
export function labelled(middles: readonly number[], labels: readonly string[], width: number): AxisLabel[] {
  const rooms = middles.map((middle, index): AxisLabel => {
    const half = labelWidth(labels[index] ?? '') / 2;
    const align = middle < half ? 'start' : middle > width - half ? 'end' : 'center';
    const from = middle - half * { start: 0, center: 1, end: 2 }[align];
    return { index, align, from, to: from + half * 2 };
  });
  const every = (step: number) => rooms.filter((_, at) => at % step === 0);
  const fits = (step: number) => every(step).every(({ from }, nth, shown) => nth === 0 || from >= (shown[nth - 1]?.to ?? 0) + labelGap);
  const shown = every(rooms.findIndex((_, at) => fits(at + 1)) + 1 || 1);
  return shown.map((label, nth) => {
    const [least, most] = [shown[nth - 1]?.to ?? 0, shown[nth + 1]?.from ?? width];
    if (label.align === 'start') return { ...label, to: most };
    if (label.align === 'end') return { ...label, from: least };
    const middle = middles[label.index] ?? 0;
    const half = Math.min(middle - least, most - middle);
    return { ...label, from: middle - half, to: middle + half };
  });
}

export interface Point {
  series: number;
  index: number;
}

/** The value nearest to a place, px: first along the x axis, then by distance. */
export function nearest(marks: readonly (readonly (Mark | null)[])[], middles: readonly number[], x: number, y: number): Point | undefined {
  const index = middles.reduce((best, middle, at) => (Math.abs(middle - x) < Math.abs((middles[best] ?? 0) - x) ? at : best), 0);
  const distances = marks.map((row) => {
    const mark = row[index];
    if (!mark) return Infinity;
    const across = Math.max(mark.x - x, 0, x - mark.x - mark.width);
    const down = Math.max(mark.y - y, 0, y - mark.y - mark.height);
    return Math.hypot(across, down);
  });
  const least = Math.min(...distances);
  return least === Infinity ? undefined : { series: distances.indexOf(least), index };
}

export interface ChartChoice {
  /** What Enter and a click do: `Shows the faxes`. */
  label: string;
  onChoose: (point: Point) => void;
}
