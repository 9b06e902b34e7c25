import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales, type Locale } from '@intake/api/rules';
import { brotliCompressSync } from 'node:zlib';
import { hashesOfScripts, ifMissing, type PortalPage } from './portalPage.ts';

/** The public pages that the build made whole, one a language. */
export interface ReadingPages {
  /** @param wanted languages by BCP 47 tags, the best first */
  of: (path: string, wanted: readonly string[]) => PortalPage | undefined;
  /** Sources of a content security policy for the scripts that stand in them. */
  scriptSources: string[];
}

const folderOfPages = '/home/pages/';

export async function readReadingPages(portalFolder: string): Promise<ReadingPages> {
  const folder = join(portalFolder, 'public');
  const files = ((await readdir(folder).catch(ifMissing)) ?? []).filter((name) => name.endsWith('.html'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name))));
  const made = new Map<string, PortalPage>();
  // Packed when it is first asked for: all of them together would hold up the start.
  const pageOf = (name: string): PortalPage | undefined => {
    const html = texts[files.indexOf(name)];
    const known = made.get(name);
    if (known || !html) return known;
    const page = { html, brotli: brotliCompressSync(html), link: undefined };
    made.set(name, page);
    return page;
  };
  return {
    of(path, wanted) {
      if (!path.startsWith(folderOfPages)) return undefined;
      const name = path.slice(folderOfPages.length).replace(/\/$/, '');
      return pageOf(`${name}.${localeOf(wanted)}.html`);
    },
    scriptSources: [...new Set(texts.flatMap((text) => hashesOfScripts(text.toString())))],
  };
}

const isLocale = (value: string | undefined): value is Locale => locales.some((locale) => locale === value);

/** The first of the wanted languages that we speak, else English. */
const localeOf = (wanted: readonly string[]): Locale => wanted.map((tag) => tag.toLowerCase().split('-')[0]).find(isLocale) ?? 'en';

/** The tags of an Accept-Language header, the best first (RFC 9110, 12.5.4). */
export function wantedLanguages(header: string | undefined): string[] {
  const ranked = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1);
    return { tag, quality: Number.isNaN(quality) ? 0 : quality };
  });
  return ranked.filter(({ quality }) => quality > 0).sort((one, other) => other.quality - one.quality).map(({ tag }) => tag);
}
