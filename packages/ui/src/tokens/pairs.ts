import { tones } from './colors.ts';
import type { ColorToken } from './colors.ts';

/** Two colours that the system allows to meet, and how far apart they must be at least. */
export interface Pair {
  /** Text, an icon, an edge. */
  front: ColorToken;
  back: ColorToken;
  /** WCAG 2.2 contrast ratio: 7 for body text (1.4.6), 4.5 for other text (1.4.3), 3 for edges and marks (1.4.11). */
  least: 7 | 4.5 | 3;
}

const surfaces = ['bg-canvas', 'bg-surface', 'bg-raised', 'bg-sunken', 'bg-hover', 'bg-pressed', 'bg-selected'] as const satisfies ColorToken[];
const quietTexts = ['text-muted', 'text-subtle', 'text-link', 'text-link-hover', 'text-accent', 'text-danger', 'text-success', 'text-warning', 'text-suggestion'] as const satisfies ColorToken[];
const edges = ['border-control', 'border-control-hover', 'border-focus', 'border-selected'] as const satisfies ColorToken[];

const chartColors = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'] as const satisfies ColorToken[];
const heatSteps = [1, 2, 3, 4, 5] as const;

const meet = (fronts: readonly ColorToken[], backs: readonly ColorToken[], least: Pair['least']): Pair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, least })));

/** Every pair that may be used. What is not listed is not allowed, but for disabled text, which WCAG exempts. */
export const pairs: readonly Pair[] = [
  ...meet(['text-default'], surfaces, 7),
  ...meet(quietTexts, surfaces, 4.5),
  ...tones.flatMap((tone) => [
    ...meet([`text-${tone}`, 'text-default', 'text-muted'], [`bg-${tone}`], 4.5),
    ...meet([`on-${tone}`], [`solid-${tone}`, `solid-${tone}-hover`], 4.5),
    ...meet([`solid-${tone}`], ['bg-canvas', 'bg-surface', 'bg-raised'], 3),
  ]),
  ...meet(['text-inverse'], ['bg-inverse'], 7),
  ...meet(chartColors, ['bg-canvas', 'bg-surface', 'bg-raised'], 3),
  ...heatSteps.flatMap((step) => [
    ...meet([`heat-${step}`], ['bg-canvas', 'bg-surface', 'bg-raised'], 3),
    ...meet([`on-heat-${step}`], [`heat-${step}`], 4.5),
  ]),
  ...meet(edges, ['bg-canvas', 'bg-surface', 'bg-raised'], 3),
];
