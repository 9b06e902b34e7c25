import type { Locale } from '@intake/i18n';
import type { Direction, ThemeName } from '@intake/ui/theme';
import type { Density } from '@intake/ui/tokens';
import type { Network } from './network.ts';
import type { Words } from './words.ts';

/** What the toolbar sets, each by itself, as in the product. */
export interface Globals {
  theme: ThemeName;
  direction: Direction;
  locale: Locale;
  density: Density;
  words: Words;
  network: Network;
}

export const initialGlobals: Globals = {
  theme: 'light',
  direction: 'ltr',
  locale: 'en',
  density: 'comfortable',
  words: 'written',
  network: 'online',
};
