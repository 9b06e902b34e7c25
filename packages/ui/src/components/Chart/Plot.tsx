import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useUiLabels } from '../../theme/labels.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { centres, domainOf, isCounted, labelled, marksOf, yTicks } from './chart.model.ts';
import type { ChartChoice, ChartKind, ChartSeries, DomainOptions, Point, XValue } from './chart.model.ts';
import { BarMarks, HeatMarks, LineMarks } from './plotMarks.tsx';
import { Area, AxisTitle, Canvas, Gutter, Layout, XLabels } from './Plot.styles.ts';
import { Textures } from './Textures.tsx';
import { Tip } from './Tip.tsx';
import { usePointWalk } from './usePointWalk.ts';

export interface PlotProps extends DomainOptions {
  kind: ChartKind;
  /** The accessible name. */
  label: string;
  x: { title: string; values: readonly XValue[]; texts: readonly string[] };
  /** `write` is short, for an axis; `say` has the unit. */
  y: { title: string; write: (value: number) => string; say: (value: number | null) => string };
  series: readonly ChartSeries[];
  /** px; a heat map is as high as its rows. */
  height: number;
  textures: string;
  isFilled?: boolean;
  choice?: ChartChoice;
}

const marksOfKind = { line: LineMarks, bar: BarMarks, heat: HeatMarks };

/** px of a row of a heat map. */
const heatRow = 30;

/** Axes and marks, and one tab stop from which arrow keys walk the points. */
export function Plot({ kind, label, x, y, series, height: asked, isStacked, min, max, isFilled, textures, choice }: PlotProps) {
  const labels = useUiLabels();
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setWidth(area.current?.clientWidth ?? 0);
    const observer = new ResizeObserver(measure);
    if (area.current) observer.observe(area.current);
    measure();
    return () => observer.disconnect();
  }, []);

  const height = kind === 'heat' ? series.length * heatRow : asked;
  const domain = domainOf(series, x.values.length, { isStacked, min, max });
  const ticks = kind === 'heat' ? [] : yTicks(domain, height, isCounted(series));
  const middles = centres(kind, x.values, width);
  const marks = marksOf(series, { kind, isStacked, domain, x: x.values, size: { width, height } });
  const onChoose = choice && ((chosen: Point) => series[chosen.series]?.values[chosen.index] && choice.onChoose(chosen));
  const { point, isShown, handlers } = usePointWalk({ marks, middles, onChoose });
  const mark = marks[point.series]?.[point.index] ?? { x: middles[point.index] ?? 0, y: height / 2, width: 0, height: 0 };
  const at = x.texts[point.index] ?? '';
  const optionId = `${id}-${point.series}-${point.index}`;
  const Marks = marksOfKind[kind];
  // Of the width as it is now: what is drawn follows it a moment later.
  const share = (px: number) => `${(px / width) * 100}%`;
  const gutter =
    kind === 'heat'
      ? series.map((row, nth) => ({ key: row.id, top: (nth + 0.5) * heatRow, text: row.label }))
      : ticks.map(({ value, top }) => ({ key: String(value), top, text: y.write(value) }));

  return (
    <Layout>
      <AxisTitle aria-hidden data-axis="y">
        {kind === 'heat' ? '' : y.title}
      </AxisTitle>
      <Gutter aria-hidden style={{ blockSize: height }}>
        {gutter.map(({ key, top, text }) => (
          <bdi key={key} style={{ insetBlockStart: top }}>
            {text}
          </bdi>
        ))}
      </Gutter>
      <Area
        ref={area}
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-orientation="horizontal"
        aria-describedby={`${id}-keys`}
        aria-activedescendant={optionId}
        data-choosable={choice ? true : undefined}
        style={{ blockSize: height }}
        {...handlers}
      >
        {/* Another element for each point, or a screen reader would not tell that it changed. */}
        <VisuallyHidden key={optionId}>
          <span role="option" id={optionId} aria-selected>
            {labels.chartPoint({
              at,
              series: series[point.series]?.label ?? '',
              value: y.say(series[point.series]?.values[point.index] ?? null),
            })}
          </span>
        </VisuallyHidden>
        <Canvas>
          <svg aria-hidden width={width} height={height}>
            <Textures id={textures} />
            {ticks.map(({ value, top }) => (
              <line key={value} data-part={value === 0 ? 'zero' : 'tick'} x2={width} y1={top} y2={top} />
            ))}
            {isShown && kind === 'line' && <line data-part="hair" x1={mark.x} x2={mark.x} y2={height} />}
            <Marks
              series={series}
              marks={marks}
              active={isShown ? point : undefined}
              height={height}
              textures={textures}
              isFilled={isFilled}
              write={y.write}
            />
          </svg>
        </Canvas>
        {isShown && (
          <Tip kind={kind} series={series} point={point} mark={mark} width={width} heading={at} valueText={y.say} textures={textures} />
        )}
      </Area>
      <XLabels aria-hidden>
        {(width > 0 ? labelled(middles, x.texts, width) : []).map(({ index, align, from, to }) => (
          <span key={index} style={{ insetInlineStart: share(from), inlineSize: share(to - from), textAlign: align === 'center' ? align : `var(--align-${align})` as 'left' }}>
            <bdi>{x.texts[index]}</bdi>
          </span>
        ))}
      </XLabels>
      <AxisTitle aria-hidden data-axis="x">
        {x.title}
      </AxisTitle>
      <span hidden id={`${id}-keys`}>
        {labels.chartKeys} {choice?.label}
      </span>
    </Layout>
  );
}
