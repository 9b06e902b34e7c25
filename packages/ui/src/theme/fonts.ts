import '@fontsource-variable/inter/wght.css';
import japanese from '@fontsource-variable/noto-sans-jp/wght.css?url';
import chinese from '@fontsource-variable/noto-sans-sc/wght.css?url';

/** Style sheets that declare the faces of a language, by its tag. */
export const sheets: Readonly<Record<string, string>> = { ja: japanese, zh: chinese };

/** Declares the faces a language needs beyond Inter; the browser then fetches only the ranges it draws. */
export function declareFacesFor(locale: string): void {
  const href = sheets[new Intl.Locale(locale).language];
  if (href) declare(href);
}

/** Once, whoever asks. */
export function declare(href: string): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
