import { useDeferredValue, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { Density } from '../tokens/scales.ts';
import { Base } from './Base.styles.ts';
import { DarkTheme } from './DarkTheme.styles.ts';
import { readingLocale } from './direction.ts';
import type { Direction } from './direction.ts';
import { declareFacesFor } from './fonts.ts';
import { LabelsContext } from './labels.ts';
import type { UiLabels } from './labels.ts';
import { LightTheme } from './LightTheme.styles.ts';
import { LocaleContext } from './locale.ts';

export type ThemeName = 'light' | 'dark';

export interface ThemeProviderProps {
  theme: ThemeName;
  direction: Direction;
  density?: Density;
  /** BCP 47 tag of the language shown. */
  locale: string;
  labels: UiLabels;
  children: ReactNode;
}

/** Writes the settings on <html>, where the sheets read them; its children are not rendered again. */
export function ThemeProvider({ theme, direction, density = 'comfortable', locale, labels, children }: ThemeProviderProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dataset.density = density;
    root.dir = direction;
    root.lang = locale;
    declareFacesFor(locale);
  }, [theme, direction, density, locale]);

  // The page turns in this frame, by its sheets alone; parts that must know for their arrow keys learn of it after.
  const reading = useDeferredValue(readingLocale(locale, direction));
  return (
    <I18nProvider locale={reading}>
      <LocaleContext value={locale}>
        <LabelsContext value={labels}>
          <Base />
          <LightTheme />
          <DarkTheme />
          {children}
        </LabelsContext>
      </LocaleContext>
    </I18nProvider>
  );
}
