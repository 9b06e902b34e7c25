import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const texts = /\.(js|css|html|svg|json|mjs|txt|wasm|webmanifest)$/;
const packers = {
  '.br': (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  '.gz': (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

/** Below this a file fits into one packet anyway, in bytes. */
const smallest = 1024;

/** Puts a .br and a .gz beside each text file, as small as they get: made once, sent for a year. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    writeBundle: ({ dir = '' }) => void (folder = dir),
    async closeBundle() {
      if (!folder) return;
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && texts.test(entry.name)).map((entry) => path.join(entry.parentPath, entry.name));
      await Promise.all(files.map(pack));
    },
  };
}

async function pack(file: string): Promise<void> {
  if ((await stat(file)).size < smallest) return;
  const body = await readFile(file);
  await Promise.all(Object.entries(packers).map(async ([suffix, by]) => writeFile(file + suffix, await by(body))));
}
