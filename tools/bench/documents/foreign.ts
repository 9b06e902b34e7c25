// What the intake makes of files by other programs: pages, how like they are, and the words found on them.
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { DocumentError } from '../../../apps/server/src/platform/documents/document.port.ts';
import type { RenderedPage } from '../../../apps/server/src/platform/documents/document.port.ts';
import { createDocuments } from '../../../apps/server/src/platform/documents/documents.ts';
import { foreignBytes, foreignFiles, foreignWords, likeness } from '../../../apps/server/src/platform/documents/foreign.fixtures.ts';
import type { ForeignFile } from '../../../apps/server/src/platform/documents/foreign.fixtures.ts';
import type { Ocr } from '../../../apps/server/src/platform/ocr/ocr.port.ts';
import { createReader } from '../../../apps/server/src/platform/ocr/reader.ts';
import { createTesseractJs } from '../../../apps/server/src/platform/ocr/tesseract/tesseractJs.adapter.ts';
import { findTesseractProgram } from '../../../apps/server/src/platform/ocr/tesseract/tesseractProgram.adapter.ts';

/** One row of what is printed. */
interface Row {
  file: string;
  /** Pages, or the code of the refusal. */
  became: string;
  /** The least of its pages' correlations with another program's picture. */
  likeness: string;
  /** Of the words that every page says, in its text layer or by character recognition. */
  words: string;
  /** What is not as it has to be. */
  wrong: string;
}

/**
 * Takes every file of the corpus through the intake as the pipeline does: format, pages, words, and the turn that the
 * reader gives a page. Fails when one becomes something else than its recipe says.
 */
export async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const chosen = foreignFiles.filter(({ file }) => positionals.length === 0 || positionals.some((part) => file.includes(part)));
  const documents = createDocuments();
  const ocr = createReader((await findTesseractProgram()) ?? createTesseractJs());
  const rows: Row[] = [];
  try {
    for (const foreign of chosen) rows.push(await take(foreign));
  } finally {
    await ocr.close();
    await documents.close();
  }
  report(chosen, rows, ocr.engine);

  async function take({ file, becomes }: ForeignFile): Promise<Row> {
    const expected = 'refused' in becomes ? becomes.refused : pagesText(becomes.pages);
    const row = await read(file, 'pages' in becomes ? becomes : {}).catch((error: unknown) => refusedRow(file, error));
    return { ...row, wrong: [row.became === expected ? '' : `not ${expected}`, row.wrong].filter(Boolean).join(', ') };
  }

  async function read(file: string, { layout, damaged = [] }: { layout?: string; damaged?: number[] }): Promise<Row> {
    const document = await documents.open({ bytes: foreignBytes(file) });
    try {
      const likenesses: number[] = [];
      const found: number[] = [];
      const wrong = new Set<string>();
      for (const { number } of document.pages) {
        if (damaged.includes(number)) {
          const condition = await document.renderPage(number).then(() => 'whole', () => 'damaged');
          if (condition === 'whole') wrong.add(`page ${number} not known to be damaged`);
          continue;
        }
        const page = await document.renderPage(number);
        const { png, words } = await upright(page, ocr);
        if (!layout) continue;
        const { correlation, isAlike, isUpright, page: mostLike } = await likeness(png, layout, number);
        likenesses.push(correlation);
        found.push(share(words));
        if (!isAlike) wrong.add('looks otherwise');
        if (!isUpright) wrong.add('turned');
        if (mostLike !== number) wrong.add('out of order');
        if (share(words) < leastWords) wrong.add('words missing');
      }
      return {
        file,
        became: pagesText(document.pages.length),
        likeness: likenesses.length > 0 ? Math.min(...likenesses).toFixed(3) : '',
        words: found.length > 0 ? `${Math.round(Math.min(...found) * 100)} %` : '',
        wrong: [...wrong].join(', '),
      };
    } finally {
      await document.close();
    }
  }
}

/** Of a picture of 80 dots an inch a word or two are not recognised. */
const leastWords = 0.75;

const pagesText = (count: number) => (count === 1 ? '1 page' : `${count} pages`);

function refusedRow(file: string, error: unknown): Row {
  const became = error instanceof DocumentError ? error.code : `a fault: ${String(error)}`;
  return { file, became, likeness: '', words: '', wrong: '' };
}

/** The page as staff see it, and its words. */
async function upright(page: RenderedPage, ocr: Ocr): Promise<{ png: Buffer; words: string[] }> {
  if (page.words) return { png: page.png, words: page.words.map(({ text }) => text) };
  const { words, rotation } = await ocr.read(page, { languages: ['eng', 'fra'] });
  return { png: await sharp(page.png).rotate(rotation).png().toBuffer(), words: words.map(({ text }) => text) };
}

/** Share of the words of every layout that were found. */
function share(words: string[]): number {
  const letters = new Set(words.map((word) => word.replace(/[^a-z]/gi, '')));
  return foreignWords.filter((word) => letters.has(word)).length / foreignWords.length;
}

function report(files: ForeignFile[], rows: Row[], engine: string): void {
  console.table(rows);
  const wrong = rows.filter((row) => row.wrong !== '');
  const read = files.filter(({ becomes }) => 'pages' in becomes).length;
  const programs = new Set(files.map(({ by, version }) => `${by} ${version}`));
  console.log(`${files.length} files by ${programs.size} programs: ${read} to be read, ${files.length - read} to be refused; ${wrong.length} became something else. Read by ${engine}.`);
  if (wrong.length > 0) process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename) await main();
