import { extractionFields } from '@intake/api/rules';
import { sameValue } from '@intake/api/rules/forms';
import type { ExtractionField } from '@intake/api/rules';
import { extractFields } from '../../../apps/server/src/pipeline/extraction/extract.ts';
import { writeThreshold } from '../../../apps/server/src/pipeline/extraction/extraction.ts';
import type { BenchLetter } from './extractionLetters.ts';

export const precisionGoal = 0.98;
export const recallGoal = 0.85;

/** Counts of one field over all letters. */
export interface Score {
  /** Letters that state the field. */
  stated: number;
  /** Stated and found, at any confidence. */
  offered: number;
  /** Found above the threshold, rightly. */
  written: number;
  /** Found above the threshold, wrongly or where nothing is stated. */
  wrong: number;
}

/** Share of written values that are right; 1 when nothing was written. */
export const precisionOf = ({ written, wrong }: Score) => (written + wrong === 0 ? 1 : written / (written + wrong));

/** Share of stated fields that were rightly written. */
export const recallOf = ({ stated, written }: Score) => (stated === 0 ? 1 : written / stated);

export const isMet = (score: Score) => precisionOf(score) >= precisionGoal && recallOf(score) >= recallGoal;

export function sumOf(scores: Score[]): Score {
  const sum = (count: keyof Score) => scores.reduce((total, score) => total + score[count], 0);
  return { stated: sum('stated'), offered: sum('offered'), written: sum('written'), wrong: sum('wrong') };
}

export interface Tally {
  scores: Record<ExtractionField, Score>;
  ambiguous: { stated: number; flagged: number };
  /** Letters of one person in which several were found. */
  mixed: string[];
  /** What was written wrongly or not written, a line each. */
  complaints: string[];
}

/** Extracts the fields of all letters and compares them with what the letters say. */
export function tally(letters: BenchLetter[]): Tally {
  const none = () => ({ stated: 0, offered: 0, written: 0, wrong: 0 });
  const result: Tally = {
    scores: Object.fromEntries(extractionFields.map((field) => [field, none()])) as Tally['scores'],
    ambiguous: { stated: 0, flagged: 0 },
    mixed: [],
    complaints: [],
  };
  for (const { truth, pages, name } of letters) {
    const { fields, patients } = extractFields(pages, { today: '2026-03-01' });
    if (patients.length > 1) result.mixed.push(`${name}: ${JSON.stringify(patients)}`);
    for (const field of extractionFields) {
      const expected = truth.fields[field];
      const found = fields.find((candidate) => candidate.field === field);
      const score = result.scores[field];
      const right = expected !== null && found?.value != null && sameValue(field, expected, found.value);
      const written = found?.value != null && found.confidence >= writeThreshold;
      if (expected !== null) score.stated += 1;
      if (right) score.offered += 1;
      if (written && right) score.written += 1;
      if (written && !right) score.wrong += 1;
      if ((written || expected !== null) && !(written && right)) {
        const kind = written ? 'WRONG' : 'missed';
        result.complaints.push(`${field} ${kind} ${name}: ${found?.value} (${found?.confidence}) for ${expected}`);
      }
    }
    if (truth.ambiguousBirthDate) {
      const found = fields.find(({ field }) => field === 'patient.birthDate');
      result.ambiguous.stated += 1;
      if (found?.value === null && found.alternatives.includes(truth.ambiguousBirthDate)) result.ambiguous.flagged += 1;
    }
  }
  return result;
}
