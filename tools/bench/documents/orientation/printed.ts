import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeLetter, letterLayouts } from '../../../../apps/server/src/demo/letters/makeLetter.ts';
import { installedChromium } from '../../../browser/find.mjs';
import { htmlDocument, htmlPages } from './htmlPages.ts';
import type { PageKind } from './kinds.ts';
import { texDocument, texKinds } from './texPages.ts';
import { officeDocument, officeKinds } from './officePages.ts';

export const run = promisify(execFile);

/** One page that a program printed. */
export interface PrintedPage {
  kind: PageKind;
  program: string;
  pdf: string;
  /** From 1. */
  number: number;
}

/** Has each program print its pages into a folder. */
export async function print(folder: string): Promise<PrintedPage[]> {
  await mkdir(folder, { recursive: true });
  const at = (name: string) => path.join(folder, name);
  await writeFile(at('browser.html'), htmlDocument);
  await writeFile(at('tex.tex'), texDocument);
  await writeFile(at('office.html'), officeDocument);
  const chromium = await installedChromium();
  if (!chromium) throw new Error('There is no Chromium: set CHROMIUM_PATH');
  await run(chromium, ['--headless', '--no-sandbox', '--allow-file-access-from-files', '--no-pdf-header-footer', '--virtual-time-budget=20000', `--print-to-pdf=${at('browser.pdf')}`, at('browser.html')]);
  await run('pdflatex', ['-interaction=batchmode', `-output-directory=${folder}`, at('tex.tex')]);
  await run('soffice', ['--headless', `-env:UserInstallation=file://${at('office')}`, '--infilter=HTML (StarWriter)', '--convert-to', 'pdf:writer_pdf_Export', '--outdir', folder, at('office.html')]);
  const own = letterLayouts.map(async (layout, index): Promise<PrintedPage> => {
    const { pdf } = await makeLetter({ seed: 300 + index, layout, language: index % 3 === 2 ? 'fr' : 'en' });
    await writeFile(at(`${layout}.pdf`), pdf);
    return { kind: layout.includes('form') || layout.includes('requisition') ? 'form' : 'letter', program: 'pdf-lib', pdf: at(`${layout}.pdf`), number: 1 };
  });
  const pagesOf = (program: string, pdf: string, kinds: PageKind[]) => kinds.map((kind, index): PrintedPage => ({ kind, program, pdf: at(pdf), number: index + 1 }));
  return [
    ...pagesOf('Chromium', 'browser.pdf', htmlPages.map(({ kind }) => kind)),
    ...pagesOf('pdfTeX', 'tex.pdf', texKinds),
    ...pagesOf('LibreOffice', 'office.pdf', officeKinds),
    ...(await Promise.all(own)),
  ];
}
