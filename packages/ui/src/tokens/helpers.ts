import type { ColorToken } from './colors.ts';
import { breakpoints, easing, layers } from './scales.ts';
import type { Breakpoint, Duration, Layer, Radius, Shadow, Size, SpaceStep, TextSize, Weight } from './scales.ts';

/** A custom property may not hold a point, so 0.5 is written 0_5. */
export const spaceName = (step: SpaceStep) => `--space-${String(step).replace('.', '_')}`;

export const color = (token: ColorToken) => `var(--color-${token})`;
export const space = (step: SpaceStep) => `var(${spaceName(step)})`;
export const radius = (name: Radius) => `var(--radius-${name})`;
export const shadow = (name: Shadow) => `var(--shadow-${name})`;
export const size = (name: Size) => `var(--size-${name})`;
export const weight = (name: Weight) => `var(--weight-${name})`;
export const duration = (name: Duration) => `var(--duration-${name})`;
export const layer = (name: Layer) => String(layers[name]);

/** Font size and line height as two declarations: `${text('sm')}`. */
export const text = (name: TextSize) => `font-size: var(--text-${name}); line-height: var(--leading-${name});`;

/** A side of the page's reading direction, whatever direction the words themselves have: `text-align: ${align('end')}`. */
export const align = (side: 'start' | 'end') => `var(--align-${side})`;

const over = (properties: readonly string[]) =>
  `transition: ${properties.map((property) => `${property} ${duration('fast')} ${easing}`).join(', ')};`;

/** What moves or appears: `${transition('rotate')}`. Colours have `tint`. */
export const transition = (...properties: readonly ('rotate' | 'translate' | 'scale' | 'opacity' | 'margin-inline-start')[]) => over(properties);

/**
 * Colours that answer a pointer or the focus: `${tint('background-color')}`. They fade while something is pointed at, and
 * change at once at rest: a theme switch would start a transition on every element of the page.
 */
export const tint = (...properties: readonly ('background-color' | 'border-color' | 'color' | 'box-shadow')[]) =>
  `&:is(:hover, :active, :focus-within) { ${over(properties)} }`;

/** Opacity of what comes or goes; whoever wants no motion sees it at once. */
export const faded = 'var(--faded)';

/** Media query for windows narrower than the breakpoint. */
export const below = (name: Breakpoint) => `@media (max-width: ${breakpoints[name] - 0.02}px)`;

/** Container query for panes narrower than the breakpoint; the pane sets `container-type`. */
export const paneBelow = (name: Breakpoint) => `@container (max-width: ${breakpoints[name] - 0.02}px)`;
