import { findPostalCodes, formatAddress, parseAddress, provinceOfPostalCode } from '@intake/api/rules';
import type { PostalAddress } from '@intake/api/rules';
import { isAddressWord, mendAddressWord } from '../addressWords.ts';
import type { FieldExtractor, Proposal } from '../extraction.ts';
import { followingLines } from '../readings.ts';
import type { Reading } from '../readings.ts';
import { textOf } from '../rows.ts';
import type { Token } from '../rows.ts';

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
  const boxed = (kind: Reading['kind']) => readings.find((other) => other.kind === kind && other.role === reading.role && other.page === reading.page);
  const written = used.map((line) => line.map(({ text: word }) => mendAddressWord(word)).join(' ')).join('\n').replace(/(\b[A-Z]\d[A-Z])\n(\d[A-Z]\d\b)/i, '$1 $2');
  const text = [written, boxed('city')?.text, boxed('postalCode')?.text].filter(Boolean).join(', ');
  const address = parseAddress(text);
  if (!address.line || !/\d|\b(?:po|cp|rr)\b/i.test(address.line)) return [];
  const code = findPostalCodes(text).at(-1);
  const fit = code ? (code.mended ? 0.82 : 0.95) : 0.6;
  return [{ value: formatAddress(address), page: reading.page, tokens, doubtful: doubtfulIn(tokens, address), fit }];
}

/**
 * What may be misread of an address. A code of the right form, in the province that is written, is rarely wrong
 * however little the reader trusts it: of 40 such codes, trusted from 0.4 on, all were right.
 */
function doubtfulIn(tokens: Token[], { province, postalCode }: PostalAddress): Token[] {
  const agrees = postalCode !== null && province !== null && provinceOfPostalCode(postalCode) === province;
  const halves = agrees ? postalCode.split(' ') : [];
  return tokens.filter((token) => !isAddressWord(token.text) && !(halves.includes(token.text) && token.word.confidence >= 0.4));
}

const hasPostalCode = (lines: Parameters<typeof textOf>[0][]) => findPostalCodes(lines.map(textOf).join(' ')).length > 0;
