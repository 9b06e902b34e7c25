/** Spacing in quarter-rem steps: `space(2)` is 0.5rem, 8 px at the default text size. */
export const spaceSteps = [0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 16] as const;
export type SpaceStep = (typeof spaceSteps)[number];

/** Text sizes as [font size, line height] in rem. `md` is the body. */
export const textSizes = {
  xs: [0.75, 1],
  sm: [0.8125, 1.125],
  md: [0.875, 1.25],
  lg: [1, 1.5],
  xl: [1.25, 1.75],
  '2xl': [1.625, 2],
} as const;
export type TextSize = keyof typeof textSizes;

export const weights = { regular: 420, medium: 530, semibold: 620 } as const;
export type Weight = keyof typeof weights;

export const radii = { sm: '4px', md: '6px', lg: '10px', full: '999px' } as const;
export type Radius = keyof typeof radii;

/** Durations of a change of state; zero when the visitor asks for less motion. */
export const durations = { fast: '90ms', normal: '160ms', slow: '240ms' } as const;
export type Duration = keyof typeof durations;
export const easing = 'cubic-bezier(0.2, 0, 0, 1)';

/** Fixed measures of the shell, of controls and of rows, in px. */
export const sizes = {
  'side-nav': 250,
  'side-nav-collapsed': 40,
  header: 50,
  footer: 60,
  'top-nav': 55,
  content: 1400,
  field: 420,
} as const;
export type Size = keyof typeof sizes | 'control' | 'control-sm' | 'row' | 'icon';

export const densities = {
  comfortable: { control: 32, 'control-sm': 26, row: 52, icon: 16 },
  compact: { control: 28, 'control-sm': 24, row: 40, icon: 16 },
  /** A coarse pointer needs targets a finger can hit, whatever the density. */
  touch: { control: 44, 'control-sm': 36, row: 60, icon: 18 },
} as const;
export type Density = 'comfortable' | 'compact';

/** Upper bounds, in px: a `tablet` is narrower than 992. */
export const breakpoints = { phone: 600, mobile: 768, tablet: 992, laptop: 1600 } as const;
export type Breakpoint = keyof typeof breakpoints;

export const shadows = {
  light: {
    raised: '0 1px 2px rgb(16 19 24 / 0.06)',
    overlay: '0 4px 12px rgb(16 19 24 / 0.08), 0 12px 32px rgb(16 19 24 / 0.12)',
    modal: '0 8px 24px rgb(16 19 24 / 0.12), 0 24px 64px rgb(16 19 24 / 0.2)',
    page: '0 0 0 1px rgb(16 19 24 / 0.06), 0 2px 10px rgb(16 19 24 / 0.1)',
  },
  dark: {
    raised: '0 1px 2px rgb(0 0 0 / 0.4)',
    overlay: '0 0 0 1px rgb(255 255 255 / 0.06), 0 12px 32px rgb(0 0 0 / 0.5)',
    modal: '0 0 0 1px rgb(255 255 255 / 0.07), 0 24px 64px rgb(0 0 0 / 0.6)',
    page: '0 0 0 1px rgb(0 0 0 / 0.4), 0 2px 12px rgb(0 0 0 / 0.5)',
  },
} as const;
export type Shadow = keyof typeof shadows.light;

/** Stacking order of layers that leave the flow. */
export const layers = { sticky: 1, nav: 20, skip: 40, overlay: 100, toast: 200 } as const;
export type Layer = keyof typeof layers;
