import { ChartColumn, ChartLine, Grid3x3, Table2 } from 'lucide-react';
import { use, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { LocaleContext } from '../../theme/locale.ts';
import { useUiLabels } from '../../theme/labels.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PlainTable } from '../Table/PlainTable.tsx';
import { Hidden } from '../VisuallyHidden/VisuallyHidden.styles.ts';
import { checkSeries } from './chart.model.ts';
import type { ChartChoice, ChartKind, ChartSeries, XValue } from './chart.model.ts';
import { Actions, CellButton, Empty, Figure, Head, TableBox, Title } from './Chart.styles.ts';
import { Legend } from './Legend.tsx';
import { Plot } from './Plot.tsx';

export interface ChartAxisX<X extends XValue> {
  label: string;
  /** Words stand evenly; on a line, numbers and dates stand by their distance. */
  values: readonly X[];
  format?: (value: X) => string;
}

export interface ChartAxisY {
  label: string;
  /** Stands after the label of the axis and after each value. */
  unit?: string;
  /** As the reader writes numbers otherwise. */
  format?: (value: number) => string;
  /** From zero to the highest value otherwise. */
  min?: number;
  max?: number;
}

export interface ChartProps<X extends XValue> {
  /** What is to be seen. */
  title: string;
  /** The title is still the accessible name. */
  isTitleHidden?: boolean;
  description?: string;
  kind: ChartKind;
  x: ChartAxisX<X>;
  y: ChartAxisY;
  /** Lines, bars of one place, or rows of a heat map; at most six but for those. */
  series: readonly ChartSeries[];
  /** Bars stand on each other, as parts of a whole. */
  isStacked?: boolean;
  /** Shades what is below a line; for one series. */
  isFilled?: boolean;
  /** px of the plot; a heat map is as high as its rows. */
  height?: number;
  /** Stands in place of the plot when there is nothing to draw. */
  empty?: ReactNode;
  /** Stand before the button that shows the table. */
  actions?: ReactNode;
  /** What leads from a point to what it counts; a point of nothing leads nowhere. */
  choice?: ChartChoice;
}

const icons = { line: ChartLine, bar: ChartColumn, heat: Grid3x3 };

/** Figures drawn as lines, bars or a heat map, with the same figures as a table. */
export function Chart<X extends XValue>(props: ChartProps<X>) {
  const { title, isTitleHidden, description, kind, x, y, series, isStacked, isFilled, height = 220, empty, actions, choice } = props;
  checkSeries(kind, series, x.values.length);
  const labels = useUiLabels();
  const number = new Intl.NumberFormat(use(LocaleContext));
  const [isTable, setTable] = useState(false);
  const id = useId();
  const write = y.format ?? ((value: number) => number.format(value));
  const say = (value: number | null) => (value === null ? labels.noValue : [write(value), y.unit].filter(Boolean).join('\u00a0'));
  const texts = x.values.map((value) => (x.format ? x.format(value) : String(value)));
  const yTitle = y.unit === undefined ? y.label : labels.axisUnit({ name: y.label, unit: y.unit });
  const isEmpty = x.values.length === 0 || series.length === 0;
  const legend = !isEmpty && !isTable && <Legend kind={kind} series={series} textures={`${id}-texture`} write={write} />;
  const Icon = isTable ? icons[kind] : Table2;

  const table = (
    <PlainTable
      labelledBy={`${id}-title`}
      columns={[
        { id: 'x', title: x.label, isRowHeader: true, cell: (at) => texts[at] },
        ...series.map(({ id: column, label, values }, nth) => ({
          id: column,
          title: label,
          isNumeric: true,
          cell: (at: number) => {
            const value = values[at] ?? null;
            if (!choice || !value || !isTable) return say(value);
            return (
              <CellButton type="button" title={choice.label} onClick={() => choice.onChoose({ series: nth, index: at })}>
                {say(value)}
              </CellButton>
            );
          },
        })),
      ]}
      rows={texts.map((_, at) => at)}
      rowId={String}
    />
  );
  return (
    <Figure aria-labelledby={`${id}-title`}>
      <Head data-hidden={isTitleHidden || undefined}>
        <figcaption>
          <Title id={`${id}-title`}>{title}</Title>
          {description && <p>{description}</p>}
        </figcaption>
        {isTitleHidden && legend}
        {!isEmpty && (
          <Actions>
            {actions}
            <IconButton
              size="sm"
              label={isTable ? labels.showChart : labels.showTable}
              icon={<Icon aria-hidden />}
              onPress={() => setTable(!isTable)}
            />
          </Actions>
        )}
      </Head>
      {!isTitleHidden && legend}
      {isEmpty && <Empty style={{ minBlockSize: height }}>{empty ?? labels.noValue}</Empty>}
      {!isEmpty && isTable && <TableBox>{table}</TableBox>}
      {!isEmpty && !isTable && (
        <>
          <Plot
            kind={kind}
            label={title}
            x={{ title: x.label, values: x.values, texts }}
            y={{ title: yTitle, write, say }}
            series={series}
            height={height}
            isStacked={isStacked}
            isFilled={isFilled}
            min={y.min}
            max={y.max}
            textures={`${id}-texture`}
            choice={choice}
          />
          <Hidden as="div">{table}</Hidden>
        </>
      )}
    </Figure>
  );
}
