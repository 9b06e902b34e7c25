import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const file = path.join(import.meta.dirname, '../public/icon.svg');

/**
 * The icon stands in the page, which a browser would ask for while it should be asking for what is to be read; and so does the
 * same mark, for who waits.
 */
export const iconInPage: Plugin = {
  name: 'icon-in-page',
  transformIndexHtml: (html) => {
    const drawing = readFileSync(file, 'utf8').replace(/\s*\n\s*/g, '');
    return html
      .replace('<!--icon-->', () => `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(drawing)}" type="image/svg+xml" />`)
      .replace('<!--mark-->', () => drawing);
  },
};
