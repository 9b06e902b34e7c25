import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What the build says that a route loads: files of code, and of texts by language. */
interface Preload {
  code: string[];
  texts: Record<string, string[]>;
}

export interface PortalPage {
  html: Buffer;
  /** The same, for a browser that reads Brotli. */
  brotli: Buffer;
}

/**
 * The page of the portal for a path. It asks for the code of its route itself, so that the browser finds all of it at once
 * and not each file in another; which texts there are it tells the portal, which alone knows the language.
 */
export async function portalPages(folder: string): Promise<(path: string) => PortalPage> {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const preloads = JSON.parse(await readFile(join(folder, '.vite/preloads.json'), 'utf8')) as Record<string, Preload>;
  const routes = Object.keys(preloads).sort((a, b) => b.length - a.length);
  const made = new Map<string | undefined, PortalPage>();
  return (path) => {
    const route = routes.find((one) => isBelow(path, one));
    const known = made.get(route);
    if (known) return known;
    const preload = route === undefined ? undefined : preloads[route];
    const text = Buffer.from(preload ? html.replace('<!--preloads-->', () => tagsOf(preload)) : html);
    const page = { html: text, brotli: brotliCompressSync(text) };
    made.set(route, page);
    return page;
  };
}

const isBelow = (path: string, route: string) => path === route || path.startsWith(route.endsWith('/') ? route : `${route}/`);

const tagsOf = ({ code, texts }: Preload) =>
  [
    `<meta name="preload-texts" content="${JSON.stringify(texts).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`,
    ...code.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
