// Precision and recall of every field that is read off faxed letters, on seeds that nothing was tuned on.
import { parseArgs } from 'node:util';
import { extractionFields } from '@intake/api/rules';
import { createDocuments } from '../../../apps/server/src/platform/documents/documents.ts';
import { writeThreshold } from '../../../apps/server/src/pipeline/extraction/extraction.ts';
import { createReader } from '../../../apps/server/src/platform/ocr/reader.ts';
import { createTesseractJs } from '../../../apps/server/src/platform/ocr/tesseract/tesseractJs.adapter.ts';
import { findTesseractProgram } from '../../../apps/server/src/platform/ocr/tesseract/tesseractProgram.adapter.ts';
import { firstSeed, layoutsOf, readLetters } from './extractionLetters.ts';
import type { BenchLetter, SeedSet } from './extractionLetters.ts';
import { isMet, precisionGoal, precisionOf, recallGoal, recallOf, sumOf, tally } from './extractionScore.ts';
import type { Score } from './extractionScore.ts';

/** Letters of each layout and language: as many as are read in a few minutes; there are fewer layouts nobody has seen. */
const usualEach: Record<SeedSet, number> = { tuning: 6, validation: 6, 'hold-out': 6, unseen: 12 };

/**
 * Letters of every layout in both languages are faxed, read and extracted. A value counts as written from
 * `writeThreshold` on; below it is a suggestion, which costs recall but never precision. Fields that a letter does
 * not state count against precision when they are written all the same.
 * Goals, for every field on fine faxes: `precisionGoal` of what is written, `recallGoal`.
 */
export async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      set: { type: 'string', default: 'hold-out' },
      each: { type: 'string' },
      details: { type: 'boolean', default: false },
    },
  });
  const set = values.set as SeedSet;
  if (!(set in firstSeed)) throw new Error(`There is no set "${values.set}": ${Object.keys(firstSeed).join(', ')}`);
  const each = Number(values.each ?? usualEach[set]);
  if (!Number.isInteger(each) || each < 1) throw new Error(`--each is a number of letters, not "${values.each}"`);
  const documents = createDocuments();
  const ocr = createReader((await findTesseractProgram()) ?? createTesseractJs());
  try {
    const letters = await readLetters({ documents, ocr }, set, each);
    console.log(`${letters.length} letters, ${each} of each of ${layoutsOf(set).length} layouts in English and French; ${set}, seeds from ${firstSeed[set]}; ${ocr.engine}.`);
    console.log(set === 'tuning' || set === 'validation' ? 'These are seeds that rules are tuned on: not a result.' : 'Rules were tuned on other seeds only.');
    report(letters, values.details);
  } finally {
    await ocr.close();
    await documents.close();
  }
}

function report(letters: BenchLetter[], details: boolean): void {
  const sums: string[] = [];
  let missed: string[] = [];
  for (const resolution of ['standard', 'fine'] as const) {
    const { scores, ambiguous, mixed, complaints } = tally(letters.filter((letter) => letter.resolution === resolution));
    const whole = sumOf(Object.values(scores));
    console.log(`\n${resolution} resolution: precision and recall of what is written (confidence ≥ ${writeThreshold})`);
    console.table(Object.fromEntries([...extractionFields.map((field) => [field, rowOf(scores[field])] as const), ['all fields', rowOf(whole)]]));
    console.log(`ambiguous birth dates flagged, not guessed: ${ambiguous.flagged} of ${ambiguous.stated}`);
    console.log(`letters of one person taken for a mixed packet: ${mixed.length}`);
    if (details) for (const line of [...mixed, ...complaints.sort()]) console.log(line);
    sums.unshift(`${resolution}: precision ${precisionOf(whole).toFixed(3)} (${whole.wrong} wrong of ${whole.written + whole.wrong}), recall ${recallOf(whole).toFixed(3)} (${whole.written} of ${whole.stated})`);
    if (resolution === 'fine') missed = extractionFields.filter((field) => !isMet(scores[field]));
  }
  console.log(`\nAll fields, ${sums.join('; ')}.`);
  console.log(`Goal for every field at fine resolution, precision ≥ ${precisionGoal} and recall ≥ ${recallGoal}: ${missed.length === 0 ? `met by all ${extractionFields.length}` : `missed by ${missed.join(', ')}`}.`);
  if (missed.length > 0) process.exitCode = 1;
}

function rowOf(score: Score) {
  return {
    stated: score.stated,
    written: score.written + score.wrong,
    wrong: score.wrong,
    precision: precisionOf(score).toFixed(3),
    recall: recallOf(score).toFixed(3),
    'recall with suggestions': (score.stated === 0 ? 1 : score.offered / score.stated).toFixed(3),
    goal: isMet(score) ? 'met' : 'missed',
  };
}

if (process.argv[1] === import.meta.filename) await main();
