import { writeThreshold } from '../extraction.ts';
import type { ExtractionContext, FieldExtractor, Proposal } from '../extraction.ts';
import { fold } from '../page/fold.ts';
import { personIn } from '../people/people.ts';
import { isHan } from '../labels/hanWords.ts';
import { organizationWords } from '../words/organizations.ts';
import { specialtyWords } from './specialties.ts';
import { labelText } from '../labels/labels.ts';
import { followingLines, wrapped } from '../labels/readings.ts';
import { textOf } from '../page/rows.ts';
import type { Row } from '../page/rows.ts';
import type { Token } from '../page/token.ts';

const notAName = /診療情報提供書|紹介状|转诊|轉診|转介|轉介|御中|殿$|様$|referral|requisition|request|report|fax|telec|tel\b|phone|summary|sommaire|rapport|demande|\d{3}[ .-]\d{4}|\b[a-z]\d[a-z] ?\d[a-z]\d\b|^\d+,? /;

/** A name does not end so: it goes on in the next line. */
const unfinished = /\b(?:de|du|des|la|le|les|l'|of|the|and|et|at|for|saint|sainte|st|ste)$|[&,-]$/;

/** By label, from the letterhead's largest line, behind the sender's name, or below the name of who writes. */
export const referrerClinic: FieldExtractor = {
  field: 'referrer.clinic',
  propose(context) {
    const { readings, senders } = context;
    const labelled = readings
      .filter(({ kind, role }) => kind === 'clinic' && (role === 'referrer' || role === 'sender' || role === 'author'))
      .flatMap((reading): Proposal[] => {
        const rest = unfinished.test(fold(reading.text)) ? followingLines(reading, 2).slice(1).flat() : wrapped(reading);
        const tokens = isName(rest) ? [...reading.tokens, ...rest] : reading.tokens;
        const value = clean(tokens);
        // `Department` may be one of the many of a hospital.
        const isOwn = labelText(reading.label) !== 'department' || isOrganizations(tokens);
        return isName(tokens) && isOwn ? [{ value, page: reading.page, tokens, fit: unfinished.test(fold(value)) || isKind(tokens) ? 0.6 : 0.94 }] : [];
      });
    const printed = senders.letterheads.flatMap(({ page, rows }): Proposal[] => {
      const title = titleOf(rows);
      return title ? [{ value: clean(title.tokens), page, ...title }] : [];
    });
    const behindName = readings.filter(({ kind, role }) => kind === 'person' && (role === 'sender' || role === 'referrer')).flatMap((reading): Proposal[] => {
      const row = reading.page.rows[reading.label.segment.row]!;
      if (isOrganization(reading.tokens)) return [{ value: clean(reading.tokens), page: reading.page, tokens: reading.tokens, fit: 0.92 }];
      const person = [...senders.authors, ...senders.labelled].find((author) => author.page === reading.page && author.tokens[0] === reading.tokens[0]);
      if (!person) return [];
      const all = row.segments.flatMap((segment) => segment.tokens);
      const ends = row.segments.flatMap((segment) => (reading.page.labels.get(segment) ?? []).map((label) => segment.tokens[label.from]!));
      const behind = all.slice(all.indexOf(person.tokens.at(-1)!) + 1);
      const end = behind.findIndex((token) => ends.includes(token));
      const rest = behind.slice(0, end < 0 ? undefined : end).filter((token) => token.key !== '');
      // `Carp Ridge Family Health Team` looks like a person before what it is of.
      const tokens = isKind(rest) ? [...person.tokens, ...rest] : rest;
      return tokens.length > 1 && isOrganizations(tokens) ? [{ value: clean(tokens), page: reading.page, tokens, fit: isKind(rest) ? 0.6 : 0.92 }] : [];
    });
    const found = [...labelled, ...printed, ...behindName].map((proposal) => (isWithMore.test(proposal.value ?? '') ? { ...proposal, fit: proposal.fit * 0.75 } : proposal));
    return found.some(({ fit }) => fit >= writeThreshold) ? found : [...found, ...belowName(context)];
  },
};

/** `Willow Clinic, Moncton`, `Willow Clinic - Fax Desk`, `Willow Clinic #12`: where the name ends is for a person to say. */
const isWithMore = /[,;:#|]| [-–] /;

/** `From: Willow Creek Family Medicine`. */
const isOrganization = (tokens: Token[]) => personIn(tokens) === null && isName(tokens) && isOrganizations(tokens);

const isName = (tokens: Token[]) => /\p{L}{3}/u.test(textOf(tokens)) && !notAName.test(fold(textOf(tokens))) && !isSpecialty(tokens);

/** `Orthopaedic Surgery`, beside the name of who practises it. */
const isSpecialty = (tokens: Token[]) => fold(clean(tokens)).replace(specialtyWords, '') === '';

const clean = (tokens: Token[]) => textOf(tokens).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.)]+$/gu, '');

interface Title {
  tokens: Token[];
  fit: number;
}

/**
 * The line in the largest letters, with equal ones the first; a name that says only below it what it is of goes on there.
 * Beside a form's own title the clinic may stand in another column.
 */
function titleOf(rows: Row[]): Title | null {
  const names = rows.filter((row) => isName(row.segments[0]!.tokens));
  const height = (row: Row) => row.y1 - row.y0;
  const tallest = Math.max(...names.map(height));
  const title = names.find((row) => height(row) > tallest * 0.9);
  const tokens = title && inOneScript(title.segments[0]!.tokens);
  if (!title || !tokens) return null;
  if (isOrganizations(tokens)) return { tokens, fit: 0.95 };
  const [first] = title.segments;
  const next = rows[rows.indexOf(title) + 1]?.segments[0];
  if (next && Math.abs(next.x0 - first!.x0) < sameColumn && isName(next.tokens) && isOrganizations(next.tokens)) return { tokens: isKind(next.tokens) ? [...tokens, ...next.tokens] : next.tokens, fit: 0.88 };
  const beside = rows.flatMap(({ segments }) => segments.slice(1)).find((segment) => isName(segment.tokens) && isOrganizations(segment.tokens));
  return beside ? { tokens: beside.tokens, fit: 0.88 } : { tokens, fit: 0.6 };
}

/** `Markham Medical Clinic 万锦诊所`: the same name in another script behind it. */
const inOneScript = (tokens: Token[]) => (isHan(tokens[0]!.text) ? tokens : tokens.slice(0, tokens.findLastIndex(({ text }) => !isHan(text)) + 1));

/** `Family Practice`, below the name itself; alone it is the half of one. */
const isKind = (tokens: Token[]) => /^(?:(?:the|and|&|of|family|medical|community|walk-?in|health|care|primary|practice|medicine|clinic|centre|center|group|associates|team|physiotherapy|rehab|dental|optometry|clinique|medicale|familiale|sante)\W*)+$/.test(`${fold(textOf(tokens))} `);

/** In page widths. */
const sameColumn = 0.01;
const isOrganizations = (tokens: Token[]) => organizationWords.test(fold(textOf(tokens)));

/** Right below the name of the sender, or of who signs. */
function belowName({ senders, documentType }: ExtractionContext): Proposal[] {
  if (documentType !== 'referral' && documentType !== 'requisition') return [];
  return senders.authors.flatMap(({ page, tokens: name }): Proposal[] => {
    const at = page.rows.findIndex((row) => row.segments.some((segment) => segment.tokens.includes(name[0]!)));
    return page.rows.slice(at + 1, at + 4).flatMap(({ segments }) => segments.filter((segment) => (page.labels.get(segment) ?? []).length === 0)).flatMap(({ tokens }): Proposal[] => {
      const isBelow = Math.abs(tokens[0]!.x0 - name[0]!.x0) < sameColumn;
      return isBelow && tokens.length > 1 && tokens.length < 8 && isOrganization(tokens) ? [{ value: clean(tokens), page, tokens, fit: 0.86 }] : [];
    }).slice(0, 1);
  });
}
