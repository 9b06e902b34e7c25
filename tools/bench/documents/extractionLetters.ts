import { toFax } from '../../../apps/server/src/demo/fax/index.ts';
import type { FactsOptions } from '../../../apps/server/src/demo/letters/facts.ts';
import { drawLetter, letterLayouts, makeLetter } from '../../../apps/server/src/demo/letters/makeLetter.ts';
import type { Letter, LetterLayout } from '../../../apps/server/src/demo/letters/makeLetter.ts';
import type { ExtractionPage } from '../../../apps/server/src/pipeline/extraction/page/page.ts';
import type { Documents } from '../../../apps/server/src/platform/documents/document.port.ts';
import type { Ocr } from '../../../apps/server/src/platform/ocr/ocr.port.ts';
import { inParallel, kept, sourceOfReader } from './kept.ts';
import { unseenLayouts } from './unseenLayouts.ts';

/** Rules are tuned on the first two, letter by letter; on the others only to see the figures. The last has layouts of its own. */
export const firstSeed = { tuning: 1000, validation: 50_000, 'hold-out': 70_000, unseen: 90_000 };

export type SeedSet = keyof typeof firstSeed;
export type Resolution = 'fine' | 'standard';

export interface BenchLetter extends Letter {
  name: string;
  resolution: Resolution;
  pages: ExtractionPage[];
}

export interface Reader {
  documents: Documents;
  ocr: Ocr;
}

export const layoutsOf = (set: SeedSet): readonly string[] => (set === 'unseen' ? Object.keys(unseenLayouts) : letterLayouts);

/**
 * `each` letters of every layout and language, faxed and read: three fine ones to one of standard resolution, with
 * ordinary noise, a little crooked, one in eight upside down. The same set and number give the same letters.
 */
export async function readLetters(reader: Reader, set: SeedSet, each: number): Promise<BenchLetter[]> {
  const source = await sourceOfReader();
  const wanted = layoutsOf(set).flatMap((layout) =>
    (['en', 'fr'] as const).flatMap((language) => Array.from({ length: each }, () => ({ layout, language }))),
  );
  return inParallel(wanted, reader.ocr.parallel, async ({ layout, language }, index) => {
    const seed = firstSeed[set] + index;
    const resolution: Resolution = index % 4 === 3 ? 'standard' : 'fine';
    const letter = await draw(layout, { seed, language });
    const skewDegrees = ((seed % 5) - 2) * 0.3;
    const rotation = index % 8 === 5 ? 180 : 0;
    const tiff = await toFax(reader.documents, { bytes: letter.pdf }, { resolution, noise: 0.2, skewDegrees, rotation, seed });
    return { ...letter, name: `${layout} ${language} ${seed} ${resolution}`, resolution, pages: await readCached(reader, source, tiff) };
  });
}

function draw(layout: string, options: FactsOptions): Promise<Letter> {
  const unseen = unseenLayouts[layout];
  return unseen ? drawLetter(options, unseen) : makeLetter({ ...options, layout: layout as LetterLayout });
}

/** Reading takes a second a page, so what was read is kept by the content of the fax and of the code that read it. */
export const readCached = (reader: Reader, source: string, tiff: Buffer): Promise<ExtractionPage[]> =>
  kept('bench-extraction', [reader.ocr.engine, source, tiff], () => readPages(reader, tiff));

async function readPages({ documents, ocr }: Reader, tiff: Buffer): Promise<ExtractionPage[]> {
  const document = await documents.open({ bytes: tiff });
  const pages: ExtractionPage[] = [];
  for (const { number } of document.pages) {
    const page = await document.renderPage(number);
    const { words, rotation, straighten } = await ocr.read(page, { languages: ['eng', 'fra'] });
    pages.push({ number, ...sizeOfTurned(page, rotation + straighten), words });
  }
  await document.close();
  return pages;
}

/** The paper that holds all of a page turned by some degrees. */
function sizeOfTurned({ width, height }: { width: number; height: number }, degrees: number) {
  const [across, down] = [Math.abs(Math.cos((degrees * Math.PI) / 180)), Math.abs(Math.sin((degrees * Math.PI) / 180))];
  return { width: Math.round(width * across + height * down), height: Math.round(width * down + height * across) };
}
