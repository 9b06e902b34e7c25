import { findPostalCodes } from '../person/address.ts';
import { foldName } from '../person/personName.ts';
import { compareFamilyNames } from '../person/personNameCompare.ts';
import { ocrDistance } from '../person/personNameDistance.ts';
import type { ExtractionField } from '../vocabulary.ts';

/** True when two values of a field say the same; free text may lose a few letters to the fax line. */
export function sameValue(field: ExtractionField, expected: string, actual: string): boolean {
  if (field === 'patient.name' || field === 'referrer.name') return words(expected).join(' ') === words(actual).join(' ');
  if (field === 'patient.address') return addressKey(expected) === addressKey(actual);
  if (field === 'reason') return startsAlike(foldName(expected), foldName(actual));
  if (field === 'service' || field === 'referrer.clinic') return foldName(expected) === foldName(actual);
  return expected === actual;
}

/** Whether a page says what a person filed: charts have more given names than forms, and upper case where mail has none. */
export function agreesWithFiled(field: ExtractionField, filed: string, read: string): boolean {
  if (sameValue(field, filed, read)) return true;
  if (field === 'patient.email') return filed.toLowerCase() === read.toLowerCase();
  if (field !== 'patient.name' && field !== 'referrer.name') return false;
  const [chart, page] = [words(filed), words(read)];
  const [longer, shorter] = chart.length > page.length ? [chart, page] : [page, chart];
  return shorter.length > 1 && shorter.every((word) => longer.includes(word));
}

/** The same words in any order: whether `Garcia` is a second given or a first family name is not written. */
const words = (name: string) => foldName(name).split(' ').filter(Boolean).sort();

/** First words, every number (of the house, of the unit) and the postal code identify a home. */
function addressKey(address: string): string {
  const code = findPostalCodes(address).at(-1);
  const line = foldName(address.slice(0, code?.index));
  return [...line.split(' ').slice(0, 3), ...(line.match(/\d+/g) ?? []), code?.postalCode].join(' ');
}

const startsAlike = (expected: string, actual: string) =>
  compareFamilyNames(expected.replace(/ /g, ''), actual.replace(/ /g, '').slice(0, expected.replace(/ /g, '').length + 3)) >= 0.93;

/** Whether a name of the sender is the usual one but for letters that look alike; `Anne` is not `Anna`, and a number is what it is. */
export function isMisread(field: ExtractionField, usual: string, read: string): boolean {
  if (field !== 'referrer.name' && field !== 'referrer.clinic') return false;
  const [one, other] = [foldName(usual), foldName(read)];
  const allowed = one.length < 7 ? 0 : one.length < 16 ? 0.5 : 1;
  return one !== other && ocrDistance(other, one, allowed) <= allowed;
}
