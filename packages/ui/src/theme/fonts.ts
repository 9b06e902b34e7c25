import '@fontsource-variable/inter/wght.css';

const faces: Readonly<Record<string, () => Promise<unknown>>> = {
  ja: () => import('@fontsource-variable/noto-sans-jp/wght.css'),
  zh: () => import('@fontsource-variable/noto-sans-sc/wght.css'),
};

/** Declares the faces a language needs beyond Inter; the browser then fetches only the ranges it draws. */
export async function loadFacesFor(locale: string): Promise<void> {
  await faces[new Intl.Locale(locale).language]?.();
}

/** Names may be written in a script that the language of the page does not use: for when the page has nothing else to do. */
export async function loadOtherFaces(): Promise<void> {
  await Promise.all(Object.values(faces).map((load) => load()));
}
