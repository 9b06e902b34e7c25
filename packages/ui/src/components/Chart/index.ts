export { Chart } from './Chart.tsx';
export type { ChartAxisX, ChartAxisY, ChartProps } from './Chart.tsx';
export type { ChartChoice } from './chart.model.ts';
export type { ChartKind, ChartSeries } from './chart.model.ts';
export { Sparkline } from './Sparkline.tsx';
export type { SparklineProps } from './Sparkline.tsx';
