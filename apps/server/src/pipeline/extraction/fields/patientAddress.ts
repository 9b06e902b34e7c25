import { findPostalCodes, formatAddress, parseAddress } from '@intake/api/rules';
import { isAddressWord, mendAddressWord } from '../words/addressWords.ts';
import type { FieldExtractor, Proposal } from '../extraction.ts';
import { isConfirmed, isPartOf, mendPostalHalf } from '../words/postalCodes.ts';
import { followingLines } from '../labels/readings.ts';
import type { Reading } from '../labels/readings.ts';
import type { Token } from '../page/token.ts';

/** A postal code or a unit whose second half stands in the next line. */
const brokenInTwo = /(\b[A-Z]\d[A-Z](?=\n\d[A-Z]\d\b)|\b(?:unit|apt|app|suite|bureau)\b\.?(?=\n\d))\n/gi;

/** Its number was taken for a stroke or stands too far away. */
const unitWithoutNumber = /\b(?:unit|apt|app|suite|bureau)\b(?![., ]*(?:#|no\.?)? ?(?:\d|\p{L}\b))/iu;

/** A labelled address over at most four lines, up to its postal code. */
export const patientAddress: FieldExtractor = {
  field: 'patient.address',
  propose({ readings, senders }) {
    const addresses = readings.filter(({ kind }) => kind === 'address');
    const own = addresses.filter(({ role }) => role === 'patient' || role === null);
    if (own.length > 0) return own.flatMap((reading) => proposalOf(reading, readings));
    // In a table the doctor's row may stand above the patient's address; it may also be the doctor's address.
    const others = addresses.filter(({ role }) => role === 'referrer').flatMap((reading) => proposalOf(reading, readings));
    // A doctor whose letterhead gives an address need not give it again.
    const share = senders.letterheads.length > 0 ? 0.9 : 0.7;
    return others.map((proposal) => ({ ...proposal, fit: proposal.fit * share }));
  },
};

function proposalOf(reading: Reading, readings: Reading[]): Proposal[] {
  const lines = followingLines(reading, 4);
  const last = lines.findIndex((_, index) => hasPostalCode(lines.slice(0, index + 1)));
  const used = last < 0 ? lines.slice(0, 1) : lines.slice(0, last + 1);
  const tokens = used.flat();
  const boxes = (['city', 'postalCode'] as const).flatMap((kind) => readings.find((other) => other.kind === kind && other.role === reading.role && other.page === reading.page) ?? []);
  const written = used.map((line) => line.map(({ text: word }) => mendPostalHalf(mendAddressWord(word))).join(' ')).join('\n').replace(brokenInTwo, '$1 ');
  const text = [written, ...boxes.map((box) => box.text)].filter(Boolean).join(', ');
  const address = parseAddress(text);
  if (!address.line || !/\d|\b(?:po|cp|rr)\b/i.test(address.line)) return [];
  const code = findPostalCodes(text).at(-1);
  const isSettled = code !== undefined && isConfirmed(code, text);
  const fit = !code || unitWithoutNumber.test(address.line) ? 0.6 : code.mended && !isSettled ? 0.82 : 0.95;
  const doubtful = [...tokens, ...boxes.flatMap((box) => box.tokens)].filter(({ text: word }) => !isAddressWord(word) && !(isSettled && isPartOf(word, code.postalCode)));
  return [{ value: formatAddress(address), page: reading.page, tokens, doubtful, fit }];
}

const hasPostalCode = (lines: Token[][]) => findPostalCodes(lines.flat().map(({ text }) => mendPostalHalf(text)).join(' ')).length > 0;
