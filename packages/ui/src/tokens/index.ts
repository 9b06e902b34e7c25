export { themes, tones } from './colors.ts';
export type { ColorToken, Colors, Tone } from './colors.ts';
export { below, color, duration, layer, paneBelow, radius, shadow, size, space, text, transition, weight } from './helpers.ts';
export { breakpoints, sizes, spaceSteps, textSizes } from './scales.ts';
export type { Breakpoint, Density, Duration, Radius, Shadow, Size, SpaceStep, TextSize, Weight } from './scales.ts';
