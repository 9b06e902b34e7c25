import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { InlineConfig, Rolldown } from 'vite';

/**
 * Runs a module of the portal once, in Node.js: what it exports renders screens to markup.
 * @param config of the portal's build, without what makes its own page
 * @param file below the portal's folder
 */
export async function renderer<Exports>(config: InlineConfig, file: string): Promise<Exports> {
  const input = path.join(import.meta.dirname, '..', file);
  const built = (await build({
    ...config, configFile: false, logLevel: 'error',
    ssr: { noExternal: true },
    build: { ...config.build, manifest: false, ssr: true, write: false, rolldownOptions: { input, output: { codeSplitting: false } } },
  })) as Rolldown.RolldownOutput;
  const folder = await mkdtemp(path.join(tmpdir(), 'intake-pages-'));
  try {
    const module = path.join(folder, 'rendered.mjs');
    await writeFile(module, built.output[0].code);
    return (await import(pathToFileURL(module).href)) as Exports;
  } finally {
    await rm(folder, { recursive: true });
  }
}
