// Makes pages that are no medical letters, by four programs: node --import tsx tools/foreign/papers/make.ts
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toHtml } from './html.ts';
import { makePapers } from './papers.ts';
import { toPlain } from './plain.ts';
import { toTex } from './tex.ts';

/** Debian packages: chromium, libreoffice-writer, texlive-latex-base, groff. */
const fixtures = path.resolve(import.meta.dirname, '../../../apps/server/src/pipeline/extraction/fixtures/papers');
const work = mkdtempSync(path.join(tmpdir(), 'intake-papers-'));
const run = (program: string, ...args: string[]) => execFileSync(program, args, { cwd: work, stdio: ['ignore', 'pipe', 'pipe'] });
const write = (name: string, content: string) => writeFileSync(path.join(work, name), content);
const keep = (made: string, name: string) => copyFileSync(path.join(work, made), path.join(fixtures, name));

const wide = 'body{font:15px Arial,sans-serif} .option{margin-left:4em} table.beside p{margin:4px 0}';
const narrow = 'body{font:14px "DejaVu Serif",serif;width:80%} h1{text-align:right} p{margin:3px 0}';

function chromium(): void {
  const program = process.env['CHROMIUM_PATH'] ?? 'chromium';
  write('chromium.html', toHtml(makePapers(11), wide));
  run(program, '--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer', '--print-to-pdf=chromium.pdf', 'chromium.html');
  keep('chromium.pdf', 'chromium.pdf');
}

function office(): void {
  write('libreoffice.html', toHtml(makePapers(22), narrow));
  run('soffice', '--headless', `-env:UserInstallation=file://${work}/profile`, '--infilter=HTML (StarWriter)', '--convert-to', 'pdf:writer_pdf_Export', 'libreoffice.html');
  keep('libreoffice.pdf', 'libreoffice.pdf');
}

function tex(): void {
  write('tex.tex', toTex(makePapers(33)));
  run('pdflatex', '-interaction=batchmode', 'tex.tex');
  keep('tex.pdf', 'pdftex.pdf');
}

/** Typewriter pages, as old practice systems print them. */
function groff(): void {
  const lines = toPlain(makePapers(44)).replaceAll('\\', '\\e').replaceAll('\f', '\n.bp\n').replace(/^['.](?!bp$)/gm, '\\&$&');
  write('groff.roff', `.pl 11i\n.po 0.8i\n.ll 8i\n.fam C\n.ps 10\n.nf\n${lines}\n`);
  writeFileSync(path.join(fixtures, 'groff.pdf'), run('groff', '-k', '-Tpdf', '-P-pletter', 'groff.roff'));
}

mkdirSync(fixtures, { recursive: true });
try {
  chromium();
  office();
  tex();
  groff();
} finally {
  rmSync(work, { recursive: true });
}
