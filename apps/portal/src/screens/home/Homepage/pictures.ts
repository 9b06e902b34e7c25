import type { Locale } from '@intake/i18n';

export type PictureName = 'workbench' | 'referral' | 'calendar';

/** Addresses of the screens of the product by file; `npm run pictures` takes them from stories. */
const files = import.meta.glob<string>('./pictures/*.avif', { eager: true, query: '?url', import: 'default' });

/** The same screen in both themes, as readers of this language see it. */
export function pictureOf(name: PictureName, locale: Locale): { light: string; dark: string } {
  const of = (theme: 'light' | 'dark') => {
    const address = files[`./pictures/${name}-${theme}.${locale}.avif`];
    if (!address) throw new Error(`There is no picture of ${name} in ${theme}, ${locale}.`);
    return address;
  };
  return { light: of('light'), dark: of('dark') };
}
