import type { Plugin } from 'vite';

const faces = '@fontsource-variable/inter/wght.css';

/**
 * The page itself declares the face that every language has. A style sheet of the first chunk would be a request more, and
 * every later chunk would wait for it.
 */
export const facesInPage: Plugin = {
  name: 'faces-in-page',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) => (id === faces && importer?.endsWith('.ts') ? `\0${faces}.js` : undefined),
  load: (id) => (id === `\0${faces}.js` ? '' : undefined),
  transformIndexHtml: { order: 'pre', handler: () => [{ tag: 'style', children: `@import '${faces}';`, injectTo: 'head' }] },
};
