import { compareFamilyNames, findPostalCodes, foldName } from '@intake/api/rules';
import type { ExtractionField } from '@intake/api/rules';

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

/** True when an extracted value says what the letter says; free text may lose a few letters to the fax line. */
export function agrees(field: ExtractionField, expected: string, actual: string): boolean {
  if (field === 'patient.name' || field === 'referrer.name') return words(expected) === words(actual);
  if (field === 'patient.address') return addressKey(expected) === addressKey(actual);
  if (field === 'reason') return startsAlike(foldName(expected), foldName(actual));
  if (field === 'service' || field === 'referrer.clinic') return foldName(expected) === foldName(actual);
  return expected === actual;
}

/** The same words in any order: whether `Garcia` is a second given or a first family name is not written. */
const words = (name: string) => foldName(name).split(' ').sort().join(' ');

/** House number, first word of the street and postal code identify a home. */
function addressKey(address: string): string {
  const street = foldName(address).split(' ').slice(0, 3).join(' ');
  return `${street} ${findPostalCodes(address).at(-1)?.postalCode ?? ''}`;
}

const startsAlike = (expected: string, actual: string) =>
  compareFamilyNames(expected.replace(/ /g, ''), actual.replace(/ /g, '').slice(0, expected.replace(/ /g, '').length + 3)) >= 0.93;

/** Share of written values that are right; 1 when nothing was written. */
export const precisionOf = ({ written, wrong }: Score) => (written + wrong === 0 ? 1 : written / (written + wrong));

/** Share of stated fields that were rightly written. */
export const recallOf = ({ stated, written }: Score) => (stated === 0 ? 1 : written / stated);
