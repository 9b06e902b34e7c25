// Fields written from pages that are no medical letters, typed and faxed, by field
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { toFax } from '../../../apps/server/src/demo/fax/index.ts';
import { extractFields } from '../../../apps/server/src/pipeline/extraction/extract.ts';
import { writeThreshold } from '../../../apps/server/src/pipeline/extraction/extraction.ts';
import type { ExtractionPage } from '../../../apps/server/src/pipeline/extraction/page/page.ts';
import { createDocuments } from '../../../apps/server/src/platform/documents/documents.ts';
import { createReader } from '../../../apps/server/src/platform/ocr/reader.ts';
import { createTesseractJs } from '../../../apps/server/src/platform/ocr/tesseract/tesseractJs.adapter.ts';
import { findTesseractProgram } from '../../../apps/server/src/platform/ocr/tesseract/tesseractProgram.adapter.ts';
import { readCached } from './extractionLetters.ts';
import type { Reader } from './extractionLetters.ts';
import { sourceOfReader } from './kept.ts';
import { typedPages } from './typedPages.ts';

const folder = path.resolve(import.meta.dirname, '../../../apps/server/src/pipeline/extraction/fixtures/papers');

/**
 * Invoices, newsletters, menus, résumés and the like, by four programs, in English and French: what is written of a
 * person is wrong, whatever it says. Each page is taken by itself, once with its own words and once faxed and read.
 * Goal: nothing.
 */
export async function main(): Promise<void> {
  const { values } = parseArgs({ options: { details: { type: 'boolean', default: false }, typed: { type: 'boolean', default: false } } });
  const documents = createDocuments();
  const reader = { documents, ocr: createReader((await findTesseractProgram()) ?? createTesseractJs()) };
  try {
    let wrong = 0;
    const files = readdirSync(folder).filter((file) => file.endsWith('.pdf'));
    for (const [name, pagesOf] of [['typed', typedPages], ...(values.typed ? [] : [['faxed', faxedPages] as const])] as const) {
      const counts: Record<string, number> = {};
      let pages = 0;
      for (const file of files) {
        for (const page of await pagesOf(reader, path.join(folder, file))) {
          pages += 1;
          for (const { field, value, confidence } of extractFields([{ ...page, number: 1 }], { today: '2026-03-01' }).fields) {
            if (value === null || confidence < writeThreshold) continue;
            counts[field] = (counts[field] ?? 0) + 1;
            if (values.details) console.log(`${name} ${file} page ${page.number}: ${field} ${value} (${confidence})`);
          }
        }
      }
      const ofPersons = Object.entries(counts).filter(([field]) => /^(?:patient|referrer)\./.test(field)).reduce((sum, [, count]) => sum + count, 0);
      wrong += ofPersons;
      console.log(`\n${name}: ${pages} pages, ${ofPersons} fields of a person written.`);
      console.table(counts);
    }
    console.log(`Goal, no field of a person: ${wrong === 0 ? 'met' : 'missed'}.`);
    if (wrong > 0) process.exitCode = 1;
  } finally {
    await reader.ocr.close();
    await documents.close();
  }
}

async function faxedPages(reader: Reader, file: string): Promise<ExtractionPage[]> {
  const tiff = await toFax(reader.documents, { path: file }, { resolution: 'fine', noise: 0.2, seed: 1 });
  return readCached(reader, await sourceOfReader(), tiff);
}

if (process.argv[1] === import.meta.filename) await main();
