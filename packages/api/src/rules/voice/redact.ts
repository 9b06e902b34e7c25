import { findDates } from '../dates/dates.ts';
import { withoutSpokenFacts } from './spokenNumbers.ts';

/** What stands where something was taken out. */
export const redacted = '▇▇▇';

const postalCode = /(?<![\p{L}\p{N}])[a-z][\s-]?\d[\s-]?[a-z][\s-]?\d[\s-]?[a-z][\s-]?\d(?![\p{L}\p{N}])/giu;
/** Also when they are said in groups, in any script. */
const digits = /\p{Nd}(?:[\s,、，.-]?\p{Nd}){3,}/gu;
const westernDay = /\d{4}\s*年\s*\d{1,2}\s*月\s*\d{1,2}\s*[日号]?/g;

/** What a caller said without what proves who they are: dates, postal codes and longer numbers. */
export function redactTurn(text: string): string {
  const normal = text.normalize('NFKC');
  const dates = findDates(normal).map(({ raw }) => raw);
  const written = dates
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, date) => left.replaceAll(date, redacted), normal)
    .replaceAll(westernDay, redacted);
  return withoutSpokenFacts(written, redacted)
    .replaceAll(postalCode, redacted)
    .replaceAll(digits, redacted);
}
