export { themes, tones } from './colors.ts';
export type { ColorToken, Colors, Tone } from './colors.ts';
export { contrast } from './contrast.ts';
export { pairs } from './pairs.ts';
export type { Pair } from './pairs.ts';
export { align, below, color, duration, layer, paneBelow, radius, shadow, size, space, text, tint, transition, weight } from './helpers.ts';
export { breakpoints, densities, durations, layers, radii, shadows, sizes, spaceSteps, textSizes, weights } from './scales.ts';
export * as palette from './primitives.ts';
export type { Breakpoint, Density, Duration, Radius, Shadow, Size, SpaceStep, TextSize, Weight } from './scales.ts';
