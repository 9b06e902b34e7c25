// Prints the letters of other systems, whose sources stand in `records/`: node --import tsx tools/foreign/makeRecords.ts [NAME …]
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { records, recordsFolder } from './records.ts';
import type { RecordProgram } from './records.ts';

/** Debian packages: weasyprint, chromium, libreoffice-writer, enscript, ghostscript, texlive-latex-recommended. */
const work = mkdtempSync(path.join(tmpdir(), 'intake-records-'));
const run = (program: string, ...args: string[]) => execFileSync(program, args, { cwd: work, stdio: ['ignore', 'pipe', 'ignore'] });

const print: Record<RecordProgram, (source: string, pdf: string) => void> = {
  weasyprint: (source, pdf) => run('weasyprint', source, pdf),
  chromium: (source, pdf) =>
    run(process.env['CHROMIUM_PATH'] ?? 'chromium', '--headless', '--no-sandbox', '--disable-gpu', '--allow-file-access-from-files', '--no-pdf-header-footer', `--print-to-pdf=${pdf}`, `file://${source}`),
  soffice: (source, pdf) => {
    run('soffice', '--headless', `-env:UserInstallation=file://${work}/profile`, '--infilter=HTML (StarWriter)', '--convert-to', 'pdf:writer_pdf_Export', '--outdir', work, source);
    writeFileSync(pdf, readFileSync(path.join(work, `${path.parse(source).name}.pdf`)));
  },
  enscript: (source, pdf) => {
    writeFileSync(path.join(work, 'page.txt'), readFileSync(source, 'utf8'), 'latin1');
    run('enscript', '--quiet', '--no-header', '--media=Letter', '-fCourier10', '-ppage.ps', 'page.txt');
    run('gs', '-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=pdfwrite', `-sOutputFile=${pdf}`, 'page.ps');
  },
  pdflatex: (source, pdf) => {
    // It ends with 1 for what it complains of, and makes the page all the same.
    spawnSync('pdflatex', ['-interaction=batchmode', '-jobname=page', source], { cwd: work });
    writeFileSync(pdf, readFileSync(path.join(work, 'page.pdf')));
  },
};

mkdirSync(recordsFolder.printed, { recursive: true });
try {
  for (const { source, program, pdf } of records.filter(({ name }) => process.argv.length < 3 || process.argv.includes(name))) print[program](source, pdf);
} finally {
  rmSync(work, { recursive: true });
}
