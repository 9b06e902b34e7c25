import type { Colors } from '../tokens/colors.ts';
import { spaceName } from '../tokens/helpers.ts';
import { densities, durations, radii, sizes, spaceSteps, textSizes, weights } from '../tokens/scales.ts';

const declare = (prefix: string, values: Readonly<Record<string, string | number>>) =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}-${name}: ${value};`)
    .join('\n');

const pixels = (values: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}px`]));

/** The declarations that differ between the light and the dark sheet. */
export const themeVariables = (colors: Colors, shadows: Readonly<Record<string, string>>) =>
  [declare('color', colors), declare('shadow', shadows)].join('\n');

export const densityVariables = (name: keyof typeof densities) => declare('size', pixels(densities[name]));

/** The declarations that no theme changes. */
export const scaleVariables = [
  ...spaceSteps.map((step) => `${spaceName(step)}: ${step * 0.25}rem;`),
  ...Object.entries(textSizes).map(([name, [font, line]]) => `--text-${name}: ${font}rem; --leading-${name}: ${line}rem;`),
  declare('weight', weights),
  declare('radius', radii),
  declare('duration', durations),
  declare('size', pixels(sizes)),
].join('\n');
