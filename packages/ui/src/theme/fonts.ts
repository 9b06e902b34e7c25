import '@fontsource-variable/inter/wght.css';
import japanese from '@fontsource-variable/noto-sans-jp/wght.css?url';
import chinese from '@fontsource-variable/noto-sans-sc/wght.css?url';

const sheets: Readonly<Record<string, string>> = { ja: japanese, zh: chinese };

/** Declares the faces a language needs beyond Inter; the browser then fetches only the ranges it draws. */
export function declareFacesFor(locale: string): void {
  const href = sheets[new Intl.Locale(locale).language];
  if (href) declare(href);
}

/** Names may be written in a script that the language of the page does not use: for when the page has nothing else to do. */
export const declareOtherFaces = (): void => Object.values(sheets).forEach(declare);

function declare(href: string): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
