import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What the build says that a route loads: files of code, and of texts by language. */
interface Preload {
  code: string[];
  texts: Record<string, string[]>;
  /** What its screen opens later. */
  late: string[];
  /** What stands in its page before the application does. */
  body?: string;
}

/** How a page of the portal is read from its folder. */
export interface PortalPages {
  of: (path: string) => PortalPage;
  /** Sources of a content security policy for the scripts that stand in the page. */
  scriptSources: string[];
}

export interface PortalPage {
  html: Buffer;
  /** The same, for a browser that reads Brotli. */
  brotli: Buffer;
  /** A Link header that names the same code, where there is any: proxies make 103 Early Hints of it. */
  link: string | undefined;
}

/**
 * The pages of the portal, one a route. Each asks for the code of its route itself, so that the browser finds all of it at once
 * and not each file in another. Which texts there are, and what the screen opens later, it tells the portal, which alone knows
 * the language and when there is time. Undefined where the portal is not built.
 */
export async function portalPages(folder: string): Promise<PortalPages | undefined> {
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(ifMissing);
  if (html === undefined) return undefined;
  const preloads = JSON.parse(await readFile(join(folder, '.vite/preloads.json'), 'utf8')) as Record<string, Preload>;
  const routes = Object.keys(preloads).sort((a, b) => b.length - a.length);
  const made = new Map<string | undefined, PortalPage>();
  const of = (path: string) => {
    const route = routes.find((one) => isBelow(path, one));
    const known = made.get(route);
    if (known) return known;
    const preload = route === undefined ? undefined : preloads[route];
    const text = Buffer.from(preload ? html.replace('<!--preloads-->', () => tagsOf(preload)).replace('<body>', (body) => body + (preload.body ?? '')) : html);
    const code = [...entryOf(html), ...(preload?.code ?? [])];
    const link = code.map((file) => `</${file}>; rel=modulepreload; crossorigin`).join(', ');
    const page = { html: text, brotli: brotliCompressSync(text), link };
    made.set(route, page);
    return page;
  };
  return { of, scriptSources: hashesOfScripts(html) };
}

const entryOf = (html: string) => [...html.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].flatMap(([, file]) => file ?? []);

/** Sources of a content security policy for the scripts that stand in a page. */
export const hashesOfScripts = (html: string) => [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => hashSource(code));

const hashSource = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

export function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

const isBelow = (path: string, route: string) => path === route || path.startsWith(route.endsWith('/') ? route : `${route}/`);

const tagsOf = ({ code, body: _placed, ...named }: Preload) =>
  [
    `<meta name="preload" content="${JSON.stringify(named).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`,
    ...code.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
