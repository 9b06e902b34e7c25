import { findPostalCodes, formatAddress, parseAddress } from '@intake/api/rules';
import { isAddressWord, mendAddressWord } from '../words/addressWords.ts';
import type { DocumentView, PageView } from '../document.ts';
import type { FieldExtractor, Proposal } from '../extraction.ts';
import { isConfirmed, isPartOf, mendPostalHalf } from '../words/postalCodes.ts';
import { followingLines } from '../labels/readings.ts';
import type { Reading } from '../labels/readings.ts';
import { textOf } from '../page/rows.ts';
import type { Token } from '../page/token.ts';

/** A postal code or a unit whose second half stands in the next line. */
const brokenInTwo = /(\b[A-Z]\d[A-Z](?=\n\d[A-Z]\d\b)|\b(?:unit|apt|app|suite|bureau)\b\.?(?=\n\d))\n/gi;

/** Its number was taken for a stroke or stands too far away. */
const unitWithoutNumber = /\b(?:unit|apt|app|suite|bureau)\b(?![., ]*(?:#|no\.?)? ?(?:\d|\p{L}\b))/iu;

/** A labelled address over at most four lines, up to its postal code; otherwise the lines among the patient's particulars that are one. */
export const patientAddress: FieldExtractor = {
  field: 'patient.address',
  propose({ document, readings, senders }) {
    const addresses = readings.filter(({ kind }) => kind === 'address');
    const own = addresses.filter(({ role }) => role === 'patient' || role === null);
    if (own.length > 0) return own.flatMap((reading) => proposalOf(reading, readings));
    // In a table the doctor's row may stand above the patient's address; it may also be the doctor's address.
    const others = addresses.filter(({ role }) => role === 'referrer').flatMap((reading) => proposalOf(reading, readings));
    // A doctor whose letterhead gives an address need not give it again.
    const share = senders.letterheads.length > 0 ? 0.9 : 0.7;
    return others.length > 0 ? others.map((proposal) => ({ ...proposal, fit: proposal.fit * share })) : unlabelled(document);
  },
};

const street = /^\d{1,5}[a-z]?(?:[-,] ?\d{1,5})?,? \p{L}/iu;

/** Below `Re: …`, before the salutation: a line that begins with a house number, up to a postal code in it or in the next two. */
function unlabelled({ pages }: DocumentView): Proposal[] {
  return pages.flatMap((page) => {
    const free = page.rows
      .slice(page.roles.letterhead.length, page.roles.salutation ?? undefined)
      .flatMap(({ segments }) => segments)
      .filter((segment) => (page.labels.get(segment) ?? []).length === 0 && page.roles.at(segment.row, segment.x0 + 0.002) === 'patient');
    const start = free.findIndex(({ tokens }) => street.test(textOf(tokens)));
    if (start < 0) return [];
    const column = free.slice(start).filter(({ x0, row }) => Math.abs(x0 - free[start]!.x0) < page.wordHeight * 2 && row - free[start]!.row < 3).map(({ tokens }) => tokens);
    const lines = upToPostalCode(column);
    return lines === null ? [] : addressIn(page, lines).map((proposal) => ({ ...proposal, fit: proposal.fit * 0.93 }));
  });
}

function proposalOf(reading: Reading, readings: Reading[]): Proposal[] {
  const lines = followingLines(reading, 4);
  const used = upToPostalCode(lines) ?? lines.slice(0, 1);
  const boxes = (['city', 'postalCode'] as const).flatMap((kind) => readings.find((other) => other.kind === kind && other.role === reading.role && other.page === reading.page) ?? []);
  return addressIn(reading.page, used, boxes);
}

function addressIn(page: PageView, used: Token[][], boxes: Reading[] = []): Proposal[] {
  const tokens = used.flat();
  const written = used.map((line) => line.map(({ text: word }) => mendPostalHalf(mendAddressWord(word))).join(' ')).join('\n').replace(brokenInTwo, '$1 ');
  const text = [written, ...boxes.map((box) => box.text)].filter(Boolean).join(', ');
  const address = parseAddress(text);
  if (!address.line || !/\d|\b(?:po|cp|rr)\b/i.test(address.line)) return [];
  const code = findPostalCodes(text).at(-1);
  const isSettled = code !== undefined && isConfirmed(code, text);
  const fit = !code || unitWithoutNumber.test(address.line) ? 0.6 : code.mended && !isSettled ? 0.82 : 0.95;
  const doubtful = [...tokens, ...boxes.flatMap((box) => box.tokens)].filter(({ text: word }) => !isAddressWord(word) && !(isSettled && isPartOf(word, code.postalCode)));
  return [{ value: formatAddress(address), page, tokens, doubtful, fit }];
}

function upToPostalCode(lines: Token[][]): Token[][] | null {
  const last = lines.findIndex((_, index) => hasPostalCode(lines.slice(0, index + 1)));
  return last < 0 ? null : lines.slice(0, last + 1);
}

const hasPostalCode = (lines: Token[][]) => findPostalCodes(lines.flat().map(({ text }) => mendPostalHalf(text)).join(' ')).length > 0;
