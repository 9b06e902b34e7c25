import { findPostalCodes, formatAddress, parseAddress } from '@intake/api/rules';
import type { FieldExtractor, Proposal } from '../extraction.ts';
import { followingLines } from '../readings.ts';
import type { Reading } from '../readings.ts';
import { textOf } from '../rows.ts';

/** A labelled address over at most four lines, up to its postal code. */
export const patientAddress: FieldExtractor = {
  field: 'patient.address',
  propose({ readings }) {
    const addresses = readings.filter(({ kind }) => kind === 'address');
    const own = addresses.filter(({ role }) => role === 'patient' || role === null);
    if (own.length > 0) return own.flatMap((reading) => proposalOf(reading, readings));
    // In a table the doctor's row may stand above the patient's address; it may also be the doctor's address.
    const others = addresses.filter(({ role }) => role === 'referrer').flatMap((reading) => proposalOf(reading, readings));
    return others.map((proposal) => ({ ...proposal, fit: proposal.fit * 0.7 }));
  },
};

function proposalOf(reading: Reading, readings: Reading[]): Proposal[] {
  const lines = followingLines(reading, 4);
  const last = lines.findIndex((_, index) => hasPostalCode(lines.slice(0, index + 1)));
  const used = last < 0 ? lines.slice(0, 1) : lines.slice(0, last + 1);
  const tokens = used.flat();
  const boxed = (kind: Reading['kind']) => readings.find((other) => other.kind === kind && other.role === reading.role && other.page === reading.page);
  const written = used.map(textOf).join('\n').replace(/(\b[A-Z]\d[A-Z])\n(\d[A-Z]\d\b)/i, '$1 $2');
  const text = [written, boxed('city')?.text, boxed('postalCode')?.text].filter(Boolean).join(', ');
  const address = parseAddress(text);
  if (!address.line || !/\d|\b(?:po|cp|rr)\b/i.test(address.line)) return [];
  const code = findPostalCodes(text).at(-1);
  const fit = code ? (code.mended ? 0.82 : 0.95) : 0.6;
  return [{ value: formatAddress(address), page: reading.page, tokens, fit }];
}

const hasPostalCode = (lines: Parameters<typeof textOf>[0][]) => findPostalCodes(lines.map(textOf).join(' ')).length > 0;
