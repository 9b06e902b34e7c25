import path from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import type * as Renderer from '../src/app/home/renderPages.tsx';
import { bundle } from './boot.ts';
import { renderer } from './render.ts';

/**
 * Writes the public pages that are only read as whole documents, one a page and language, into `public/`: they are there
 * without a script, and before any. They take icon and faces from the page of the portal.
 * @param config of the portal's build, without what makes its own page
 */
export function readingPages(config: InlineConfig): Plugin {
  return {
    name: 'reading-pages',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, files) {
      const portal = files['index.html'];
      if (portal?.type !== 'asset') return this.error('The portal has no page.');
      const page = String(portal.source);
      const kept = [...page.matchAll(/<link rel="(?:icon|manifest)"[^>]*>|<link rel="stylesheet"[^>]*>|<style>@font-face[\s\S]*?<\/style>/g)].map(([tag]) => tag).join('');
      const script = await bundle('src/boot/publicBoot.ts');
      // A page that counts carries what counts behind its elements.
      const counting = `<script>${await bundle('src/boot/estimateBoot.ts')}</script>`;
      const { renderPages } = await renderer<typeof Renderer>(config, 'src/app/home/renderPages.tsx');
      for (const { path: address, locale, tag, head, body } of await renderPages()) {
        const source = `<!doctype html><html lang="${tag}" dir="ltr" data-theme="light" data-density="comfortable" data-locale="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><script>${script}</script>${kept}${head}</head><body>${body}${body.includes('data-estimate=') ? counting : ''}</body></html>`;
        const missing = [...source.matchAll(/"\/(assets\/[^"]+)"/g)].find(([, file = '']) => !(file in files));
        if (missing) this.error(`${address} names ${missing[1]}, which the portal does not have.`);
        this.emitFile({ type: 'asset', fileName: `public/${path.basename(address)}.${locale}.html`, source });
      }
    },
  };
}
