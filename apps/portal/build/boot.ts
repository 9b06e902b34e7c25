import path from 'node:path';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { withoutSchemas } from './slim.ts';

const file = 'src/boot/boot.ts';
const root = path.join(import.meta.dirname, '..');

/** A script of its own, for it runs before everything else: no module may wait for another there. */
export async function bundle(file: string): Promise<string> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [withoutSchemas],
    build: { write: false, target: 'baseline-widely-available', rolldownOptions: { input: path.join(root, file), output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  const [chunk, ...others] = built.output;
  if (others.length > 0) throw new Error(`${file} is to be one script.`);
  const code = chunk.code.trim();
  if (/<\/script|<!--/i.test(code)) throw new Error(`${file} would end its own element.`);
  return code;
}

/**
 * Puts the script that runs before the first paint into the page itself, where it costs no round trip, and leaves room before
 * it for what the server knows. The server lets it run by its hash.
 */
export function boot(): Plugin {
  let source: string | undefined;
  return {
    name: 'boot',
    async buildStart() {
      if (this.meta.watchMode || this.environment.config.command === 'serve') return;
      source = await bundle(file);
    },
    transformIndexHtml: (html) =>
      html.replace('<!--boot-->', () => (source ? `<!--preloads--><script>${source}</script>` : `<script type="module" src="/${file}"></script>`)),
  };
}
