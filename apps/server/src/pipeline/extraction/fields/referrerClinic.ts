import type { FieldExtractor, Proposal } from '../extraction.ts';
import { fold } from '../page/fold.ts';
import { personIn } from '../people/people.ts';
import { organizationWords } from '../words/organizations.ts';
import { followingLines, wrapped } from '../labels/readings.ts';
import { textOf } from '../page/rows.ts';
import type { Row } from '../page/rows.ts';
import type { Token } from '../page/token.ts';

const notAName = /referral|requisition|request|report|fax|telec|tel\b|phone|summary|sommaire|rapport|demande|\d{3}[ .-]\d{4}|\b[a-z]\d[a-z] ?\d[a-z]\d\b|^\d+,? /;

/** A name does not end so: it goes on in the next line. */
const unfinished = /\b(?:de|du|des|la|le|les|l'|of|the|and|et|at|for|saint|sainte|st|ste)$|[&,-]$/;

/** By label, from the letterhead's largest line, or behind the sender's name. */
export const referrerClinic: FieldExtractor = {
  field: 'referrer.clinic',
  propose({ readings, senders }) {
    const labelled = readings
      .filter(({ kind, role }) => kind === 'clinic' && (role === 'referrer' || role === 'sender' || role === 'author'))
      .flatMap((reading): Proposal[] => {
        const rest = unfinished.test(fold(reading.text)) ? followingLines(reading, 2).slice(1).flat() : wrapped(reading);
        const tokens = isName(rest) ? [...reading.tokens, ...rest] : reading.tokens;
        const value = clean(tokens);
        return isName(tokens) ? [{ value, page: reading.page, tokens, fit: unfinished.test(fold(value)) ? 0.6 : 0.94 }] : [];
      });
    const printed = senders.letterheads.flatMap(({ page, rows }): Proposal[] => {
      const tokens = titleOf(rows);
      return tokens ? [{ value: clean(tokens), page, tokens, fit: organizationWords.test(fold(textOf(tokens))) ? 0.95 : 0.6 }] : [];
    });
    const behindName = readings.filter(({ kind, role }) => kind === 'person' && role === 'sender').flatMap((reading): Proposal[] => {
      const row = reading.page.rows[reading.label.segment.row]!;
      if (isOrganization(reading.tokens)) return [{ value: clean(reading.tokens), page: reading.page, tokens: reading.tokens, fit: 0.92 }];
      const person = senders.authors.find((author) => author.page === reading.page && author.tokens[0] === reading.tokens[0]);
      if (!person) return [];
      const all = row.segments.flatMap((segment) => segment.tokens);
      const ends = row.segments.flatMap((segment) => (reading.page.labels.get(segment) ?? []).map((label) => segment.tokens[label.from]!));
      const behind = all.slice(all.indexOf(person.tokens.at(-1)!) + 1);
      const end = behind.findIndex((token) => ends.includes(token));
      const tokens = behind.slice(0, end < 0 ? undefined : end).filter((token) => token.key !== '');
      return tokens.length > 1 && organizationWords.test(fold(textOf(tokens))) ? [{ value: clean(tokens), page: reading.page, tokens, fit: 0.92 }] : [];
    });
    return [...labelled, ...printed, ...behindName];
  },
};

/** `From: Willow Creek Family Medicine`. */
const isOrganization = (tokens: Token[]) => personIn(tokens) === null && isName(tokens) && organizationWords.test(fold(textOf(tokens)));

const isName = (tokens: Token[]) => /\p{L}{3}/u.test(textOf(tokens)) && !notAName.test(fold(textOf(tokens)));

const clean = (tokens: Token[]) => textOf(tokens).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.)]+$/gu, '');

/** The line in the largest letters; with equal ones the first. */
function titleOf(rows: Row[]): Token[] | null {
  const names = rows.filter((row) => isName(row.segments[0]!.tokens));
  const height = (row: Row) => row.y1 - row.y0;
  const tallest = Math.max(...names.map(height));
  const title = names.find((row) => height(row) > tallest * 0.9);
  return title?.segments[0]!.tokens ?? null;
}
