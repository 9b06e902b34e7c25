import type { CSSProperties } from 'react';
import type { ThemeName } from '../../../theme/ThemeProvider.tsx';
import type { ColorToken } from '../../../tokens/colors.ts';
import { contrast } from '../../../tokens/contrast.ts';

/** Text on a bar, and where the bar moves when its text cannot be read on it. */
const sides = [
  { theme: 'dark', text: '#ffffff', away: '#000000' },
  { theme: 'light', text: '#14181f', away: '#ffffff' },
] as const satisfies readonly { theme: ThemeName; text: string; away: string }[];

/** How much of its text a bar takes on where it is hovered and pressed. */
const shades = { hover: 0.08, pressed: 0.14 };
const legible = 4.5;

/** `#rgb` or `#rrggbb` as `#rrggbb`. */
function hexOf(color: string): string {
  if (!/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(color)) throw new RangeError(`"${color}" is no colour of a bar: write it as #rgb or #rrggbb.`);
  return color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** `share` of the second colour in the first, 0 to 1. */
function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  const mixed = channels(first).map((part, at) => Math.round(part + ((other[at] ?? part) - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The least share of white or black that makes the text legible on every shade of the bar. */
function shiftOf(bar: string, { text, away }: (typeof sides)[number]): number {
  for (let share = 0; share < 1; share += 0.01) {
    if (contrast(text, mix(mix(bar, away, share), text, shades.pressed)) >= legible) return share;
  }
  return 1;
}

export interface BarColors {
  /** The theme that parts on the bar wear. */
  theme: ThemeName;
  /** Colour tokens as they are on the bar, for its `style`. */
  style: CSSProperties & Readonly<Partial<Record<`--color-${ColorToken}`, string>>>;
}

/**
 * The colours of a bar that somebody chose a background for. Its text is white or nearly black, whichever needs the
 * bar to change less; a middle tone is darkened or lightened until text keeps 4.5 : 1, hovered and pressed too.
 *
 * @param chosen `#rgb` or `#rrggbb`
 * @throws RangeError when it is anything else.
 */
export function barColors(chosen: string): BarColors {
  const given = hexOf(chosen);
  const ranked = sides
    .map((side) => ({ side, shift: shiftOf(given, side), ratio: contrast(given, side.text) }))
    .sort((a, b) => a.shift - b.shift || b.ratio - a.ratio);
  const [{ side, shift }] = ranked as [(typeof ranked)[number]];
  const bar = mix(given, side.away, shift);
  const shade = (share: number) => mix(bar, side.text, share);
  const text = shade(1);
  return {
    theme: side.theme,
    style: {
      '--color-bg-canvas': shade(0),
      '--color-bg-surface': shade(0),
      '--color-bg-raised': shade(0),
      '--color-bg-hover': shade(shades.hover),
      '--color-bg-pressed': shade(shades.pressed),
      '--color-text-default': text,
      '--color-text-muted': text,
      '--color-text-subtle': text,
      '--color-text-accent': text,
      '--color-text-link': text,
      '--color-text-link-hover': text,
      '--color-border-default': shade(0.2),
      '--color-border-strong': shade(0.35),
      '--color-border-control': shade(0.75),
      '--color-border-control-hover': text,
      '--color-border-focus': text,
      '--color-border-selected': text,
    },
  };
}
