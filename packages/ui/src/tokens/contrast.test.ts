import { describe, expect, it } from 'vitest';
import { dark, light, tones } from './colors.ts';
import type { ColorToken, Colors } from './colors.ts';

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string) => 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** WCAG 2 contrast ratio of two opaque colours, 1 to 21. */
const contrast = (a: string, b: string) => {
  const [bright, dim] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
};

const surfaces: ColorToken[] = ['bg-canvas', 'bg-surface', 'bg-raised', 'bg-sunken', 'bg-hover', 'bg-pressed', 'bg-selected'];
const quiet: ColorToken[] = ['text-muted', 'text-subtle', 'text-link', 'text-danger', 'text-success', 'text-warning', 'text-suggestion', 'text-accent'];

const failures = (colors: Colors, pairs: [ColorToken, ColorToken][], least: number) =>
  pairs
    .map(([front, back]) => ({ front, back, ratio: Number(contrast(colors[front], colors[back]).toFixed(2)) }))
    .filter(({ ratio }) => ratio < least);

const cross = (fronts: readonly ColorToken[], backs: readonly ColorToken[]) =>
  fronts.flatMap((front) => backs.map((back): [ColorToken, ColorToken] => [front, back]));

describe.each([
  ['light', light],
  ['dark', dark],
])('contrast in the %s theme', (_name, colors) => {
  it('keeps body text at 7 or better on every surface', () => {
    expect(failures(colors, cross(['text-default'], surfaces), 7)).toEqual([]);
  });

  it('keeps quiet and coloured text at 4.5 or better on every surface', () => {
    expect(failures(colors, cross(quiet, surfaces), 4.5)).toEqual([]);
  });

  it('keeps toned text at 4.5 or better on its own tint and on its solid', () => {
    const pairs = tones.flatMap((tone): [ColorToken, ColorToken][] => [
      [`text-${tone}`, `bg-${tone}`],
      ['text-default', `bg-${tone}`],
      [`on-${tone}`, `solid-${tone}`],
      [`on-${tone}`, `solid-${tone}-hover`],
    ]);
    expect(failures(colors, [...pairs, ['text-inverse', 'bg-inverse']], 4.5)).toEqual([]);
  });

  it('keeps the edges of controls and the focus ring at 3 or better', () => {
    const edges: ColorToken[] = ['border-control', 'border-control-hover', 'border-focus', 'border-selected'];
    expect(failures(colors, cross(edges, ['bg-canvas', 'bg-surface', 'bg-raised']), 3)).toEqual([]);
  });
});
