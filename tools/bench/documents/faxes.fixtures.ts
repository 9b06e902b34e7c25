import { toFax } from '../../../apps/server/src/demo/fax/index.ts';
import { letterLayouts, makeLetter } from '../../../apps/server/src/demo/letters/makeLetter.ts';
import type { Documents } from '../../../apps/server/src/platform/documents/document.port.ts';
import type { PlacedWord } from './accuracy.ts';

export interface BenchFax {
  resolution: 'fine' | 'standard';
  tiff: Buffer;
  /** The words that were drawn on each page. */
  truth: PlacedWord[][];
}

/** Ordinary English faxes of one page or more: each layout in turn, a little noisy, a little crooked. */
export async function makeFaxes(documents: Documents, resolution: BenchFax['resolution'], count: number): Promise<BenchFax[]> {
  const faxes: BenchFax[] = [];
  for (let seed = 0; seed < count; seed += 1) {
    const layout = letterLayouts[seed % letterLayouts.length]!;
    const { pdf, truth } = await makeLetter({ seed, layout, language: 'en' });
    const skewDegrees = ((seed % 5) - 2) * 0.3;
    const tiff = await toFax(documents, { bytes: pdf }, { resolution, noise: 0.2, skewDegrees, seed });
    faxes.push({ resolution, tiff, truth: truth.pages });
  }
  return faxes;
}
