// Writes the corpus of files by other programs: npm run foreign. Debian's packages are installed where they are missing.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenFiles } from './broken.ts';
import { oddFiles } from './odd.ts';
import { pdfs } from './pdfs.ts';
import { pictures } from './pictures.ts';
import { installedVersion, installPrograms } from './programs.ts';
import type { Layout, Recipe } from './recipe.ts';
import { tiffs } from './tiffs.ts';

const sources = join(import.meta.dirname, 'sources');
const corpus = join(import.meta.dirname, '../../apps/server/src/platform/documents/fixtures/foreign');

/** Files whose pages are drawn by a program that is not ours, 25 pixels an inch, for others to be compared with. */
const references: Record<Layout, string> = {
  letter: 'ghostscript-pdfwrite.pdf', html: 'chromium.pdf', tex: 'pdftex.pdf', roff: 'groff.pdf', office: 'libreoffice.pdf', text: 'cups-text.pdf',
};

function main(only: string[]): void {
  installPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'intake-foreign-'));
  try {
    cpSync(sources, folder, { recursive: true });
    mkdirSync(join(folder, 'out'));
    run(readFileSync(join(sources, 'prepare.sh'), 'utf8'), folder);
    if (only.length === 0) rmSync(corpus, { recursive: true, force: true });
    mkdirSync(corpus, { recursive: true });
    const recipes = [...tiffs, ...pdfs, ...pictures, ...brokenFiles, ...oddFiles];
    for (const { file, command } of recipes.filter(({ file }) => only.length === 0 || only.some((part) => file.includes(part)))) {
      // By a relative path: some programs write the name of their file into it, and it would tell where this tree lies.
      run(command, folder, { OUT: join('out', file) });
      cpSync(join(folder, 'out', file), join(corpus, file));
    }
    for (const [layout, source] of Object.entries(references)) {
      run(`pdftoppm -png -gray -r 25 -f 1 -l 3 ${source} reference-${layout}`, corpus);
    }
    writeFileSync(join(corpus, 'manifest.json'), manifest(recipes));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(command: string, cwd: string, more: Record<string, string> = {}): void {
  const env = { PATH: process.env['PATH'], HOME: cwd, LC_ALL: 'C.UTF-8', TZ: 'UTC', SOURCE_DATE_EPOCH: '1795305600', ...more };
  execFileSync('bash', ['-euo', 'pipefail', '-c', command], { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
}

function manifest(recipes: Recipe[]): string {
  const lines = recipes.map(({ file, by, command, becomes }) =>
    JSON.stringify({ file, by, version: installedVersion(by), size: statSync(join(corpus, file)).size, becomes, command }),
  );
  return `[\n${lines.map((line) => `  ${line}`).join(',\n')}\n]\n`;
}

main(process.argv.slice(2));
