import type { Preferences as Kept } from '@intake/api/contract';
import { isLocale, matchLocale } from '@intake/i18n/locales';

/** How somebody wants the portal to look. */
export type Preferences = Kept;

/** Its name in the storage of the browser. */
export const preferencesKey = 'intake-preferences';

/** The choices of each setting; the first is the default. */
export const choices = {
  theme: ['system', 'light', 'dark'],
  direction: ['ltr', 'rtl'],
  density: ['comfortable', 'compact'],
  navType: ['side', 'top'],
  sideNavTheme: ['same', 'light', 'dark'],
} as const satisfies { [Name in keyof Preferences]?: readonly Preferences[Name][] };

const oneOf = <T extends string>(values: readonly [T, ...T[]], value: unknown): T => (values.includes(value as T) ? (value as T) : values[0]);
const colorOf = (value: unknown) => (typeof value === 'string' && /^#[\da-f]{6}$/.test(value) ? value : null);

type Unchecked = Partial<Record<keyof Preferences, unknown>>;

/** What was stored, checked; a setting that is missing or makes no sense gets its default. */
export const checkPreferences = (stored: Unchecked, languages: readonly string[]): Preferences => ({
  theme: oneOf(choices.theme, stored.theme),
  direction: oneOf(choices.direction, stored.direction),
  locale: isLocale(stored.locale) ? stored.locale : matchLocale(languages),
  density: oneOf(choices.density, stored.density),
  navType: oneOf(choices.navType, stored.navType),
  navCollapsed: stored.navCollapsed === true,
  faxListHidden: stored.faxListHidden === true,
  sideNavTheme: oneOf(choices.sideNavTheme, stored.sideNavTheme),
  topNavColor: colorOf(stored.topNavColor),
  headerNavColor: colorOf(stored.headerNavColor),
});

/** What this browser has stored. */
export function readPreferences(stored: string | null, languages: readonly string[]): Preferences {
  try {
    return checkPreferences((JSON.parse(stored ?? 'null') as Unchecked | null) ?? {}, languages);
  } catch {
    return checkPreferences({}, languages);
  }
}
