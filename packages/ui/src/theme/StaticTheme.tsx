import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Base } from './Base.styles.ts';
import { DarkTheme } from './DarkTheme.styles.ts';
import { LightTheme } from './LightTheme.styles.ts';

/** The sheets of both themes for a page that is rendered once and sent as it is; it says itself on <html> how it looks. */
export const StaticTheme = ({ locale, children }: { locale: string; children: ReactNode }) => (
  <I18nProvider locale={locale}>
    <Base />
    <LightTheme />
    <DarkTheme />
    {children}
  </I18nProvider>
);
