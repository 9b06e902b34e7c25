import { makeLetter } from '../../../apps/server/src/demo/letters/makeLetter.ts';
import type { LetterFacts } from '../../../apps/server/src/demo/letters/facts.ts';
import type { LetterLayout } from '../../../apps/server/src/demo/letters/makeLetter.ts';

export interface LetterFile {
  /** As a browser's file input takes it. */
  file: { name: string; mimeType: string; buffer: Buffer };
  facts: LetterFacts;
}

/** An invented letter as a PDF with a text layer, and what it says. */
export async function letterFile(layout: LetterLayout, seed: number): Promise<LetterFile> {
  const { pdf, facts } = await makeLetter({ layout, seed, language: 'en', missing: [] });
  return { file: { name: `${layout}-${seed}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(pdf) }, facts };
}
