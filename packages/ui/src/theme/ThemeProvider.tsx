import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { Density } from '../tokens/scales.ts';
import { Base } from './Base.styles.ts';
import { DarkTheme } from './DarkTheme.styles.ts';
import { readingLocale } from './direction.ts';
import type { Direction } from './direction.ts';
import { loadFacesFor } from './fonts.ts';
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
    void loadFacesFor(locale);
  }, [theme, direction, density, locale]);

  return (
    <I18nProvider locale={readingLocale(locale, direction)}>
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
