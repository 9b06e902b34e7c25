/** What the page says of its route, where the server has put it: texts by locale, and what the screen opens later. */
interface Preload {
  texts: Record<string, string[]>;
  late: string[];
}

export function preloadOf(): Preload | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name=preload]')?.content;
  return content ? (JSON.parse(content) as Preload) : undefined;
}

/** Fetches files of the build, so that they are here when they are imported; found one in another, each costs a round trip. */
export function preloadFiles(files: readonly string[]): void {
  for (const file of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: `/${file}` }));
}

/** Fetches what the screen opens later. */
export const preloadLate = (): void => preloadFiles(preloadOf()?.late ?? []);
