import type { DocumentView, PageView } from '../document.ts';
import type { Label } from './labels.ts';
import type { LabelKind, Role } from './labelWords.ts';
import { isHan } from './hanWords.ts';
import { personIn } from '../people/people.ts';
import { phonesIn } from '../words/phones.ts';
import { textOf } from '../page/rows.ts';
import type { Segment } from '../page/rows.ts';
import type { Token } from '../page/token.ts';
import { isTickBox } from '../page/tickMarks.ts';

/** A column is as wide as the widest of this many rows above and below. */
const columnRows = 12;

/** What stands where a label points to. */
export interface Reading {
  kind: LabelKind;
  role: Role | null;
  label: Label;
  page: PageView;
  /** The first line of the value, never empty. */
  tokens: Token[];
  text: string;
  /** Where the value was found, the surest first. */
  place: 'behind' | 'beside' | 'below';
}

/** Every label of the document with its value; labels without a value give nothing. */
export function readingsOf(document: DocumentView): Reading[] {
  return document.pages.flatMap((page) =>
    page.rows.flatMap((row) => row.segments.flatMap((segment) => (page.labels.get(segment) ?? []).flatMap((label) => readingOf(page, label)))),
  );
}

function readingOf(page: PageView, label: Label): Reading[] {
  const found = valueOf(page, label);
  if (!found) return [];
  const role = label.role ?? page.roles.at(label.segment.row, label.segment.tokens[label.from]!.x0 + 0.002);
  if (isTranslationBelow(page, label)) return [];
  return [withTranslated(page, label, found), ...nextInTable(page, label, found)].map((one) => ({ kind: label.kind, role, label, page, ...one, text: textOf(one.tokens) }));
}

/** Values that may go on beside the same label in the other language, right below. */
const long: ReadonlySet<LabelKind> = new Set(['address', 'clinic']);

/** The label in the row below, or above, that says the same at the same place. */
const translationOf = (page: PageView, { kind, segment }: Label, way: 1 | -1): Label | undefined =>
  page.rows[segment.row + way]?.segments.filter(({ x0 }) => Math.abs(x0 - segment.x0) < page.wordHeight / 2).flatMap((other) => page.labels.get(other) ?? []).find((label) => label.kind === kind && label.whole);

const isTranslationBelow = (page: PageView, label: Label) => {
  const above = (long.has(label.kind) || label.kind === 'reason') && label.whole ? translationOf(page, label, -1) : undefined;
  return above !== undefined && beside(page, above) !== null;
};

/** `Adresse | 74, rue Victoria` above `Address | Edmundston NB E3V 2H7`. */
function withTranslated(page: PageView, label: Label, found: Found): Found {
  const other = found.place === 'beside' && long.has(label.kind) ? translationOf(page, label, 1) : undefined;
  const rest = other && beside(page, other);
  return rest && Math.abs(rest.tokens[0]!.x0 - found.tokens[0]!.x0) < page.wordHeight / 2 ? { ...found, tokens: [...found.tokens, ...rest.tokens] } : found;
}

/** The first place with a value that fits; in the head of a table the cell beside is another column's, whose label was misread. */
function valueOf(page: PageView, label: Label): Found | null {
  let first: Found | null = null;
  for (const place of [behind, besideInOneLanguage, below, inNextRow]) {
    const found = place(page, label);
    if (found && fits(label.kind, found.tokens)) return found;
    first ??= found;
  }
  return first;
}

const besideInOneLanguage = (page: PageView, label: Label) => (isTranslated(page, label) ? null : beside(page, label));

/** Whether these words may be what the label asks for; only some values can be told by their looks. */
function fits(kind: LabelKind, tokens: Token[]): boolean {
  if (kind === 'sex') return tokens.some(({ text }) => isTickBox(text) || /^\W*(?:[mfx]|male|female|masculin|feminin|féminin|homme|femme|other|autre)\W*$/iu.test(text) || isHan(text));
  if (kind === 'name') return personIn(tokens) !== null;
  if (kind === 'phone' || kind === 'fax' || kind === 'birthDate') return tokens.some(({ text }) => /\d/.test(text));
  return true;
}

/** `Fax:` at the end of a line, and the number at the beginning of the next. */
function inNextRow(page: PageView, label: Label): Found | null {
  const { segment } = label;
  const isLast = page.rows[segment.row]!.segments.at(-1) === segment && label.to === segment.tokens.length;
  const [next] = page.rows[segment.row + 1]?.segments ?? [];
  if (!isLast || !next || !isNumbered(label)) return null;
  const [number] = phonesIn(next.tokens.slice(0, 4));
  return number && number.tokens[0] === next.tokens[0] ? { tokens: number.tokens, place: 'below' } : null;
}

const isNumbered = ({ kind }: Label) => kind === 'fax' || kind === 'phone';

const identifying: ReadonlySet<LabelKind> = new Set(['birthDate', 'healthNumber']);

/** In a table of several people the next row says the same of somebody else. */
function nextInTable(page: PageView, label: Label, { tokens, place }: Found): Found[] {
  if (place !== 'below' || !identifying.has(label.kind)) return [];
  const [left, right] = [tokens[0]!.x0 - page.wordHeight, tokens.at(-1)!.x1];
  const next = (page.rows[rowIndexOf(page, tokens) + 1]?.segments ?? []).flatMap((segment) => segment.tokens).filter(({ x0 }) => x0 > left && x0 < right);
  const shape = (all: Token[]) => textOf(all).replace(/\d/g, '0');
  return next.length > 0 && /\d/.test(textOf(next)) && shape(next) === shape(tokens) ? [{ tokens: next, place }] : [];
}

/** `HEALTH NO. / NO D'ASSURANCE`: the cell beside says the same in the other language, and the number stands below. */
const isTranslated = (page: PageView, label: Label) => label.kind === 'healthNumber' && !/\d/.test(textOf(beside(page, label)?.tokens ?? [])) && /\d/.test(textOf(below(page, label)?.tokens ?? []));

type Found = Pick<Reading, 'tokens' | 'place'>;

/** Up to the next label of the same segment. */
function behind(page: PageView, label: Label): Found | null {
  const labels = page.labels.get(label.segment) ?? [];
  const next = labels[labels.indexOf(label) + 1];
  const tokens = content(label.segment.tokens.slice(label.to, next?.from));
  return tokens.length > 0 ? { tokens, place: 'behind' } : null;
}

/** The next cell of the row, unless it begins with a label of its own. */
function beside(page: PageView, label: Label): Found | null {
  const { segment } = label;
  if (label.to < segment.tokens.length) return null;
  const { segments } = page.rows[segment.row]!;
  const next = segments[segments.indexOf(segment) + 1];
  if (!next || next.x0 - segment.x1 > 0.4) return null;
  const first = page.labels.get(next)?.[0];
  const tokens = content(next.tokens.slice(0, first?.from));
  return tokens.length > 0 ? { tokens, place: 'beside' } : null;
}

/** `Date of visit: …`: a line with a label that says nothing to us is no value of the label above. */
const unknownLabel = /^[^\d\p{P}]*\p{L}[^\d\p{P}]* ?:(?=\s|$)/u;

/** In heights of a word: what stands below a heading of its own row may keep a distance. */
const headingGap = 3.5;

/** What stands under the label within its column. */
function below(page: PageView, label: Label): Found | null {
  const { segment } = label;
  if (label.to < segment.tokens.length) return null;
  const row = page.rows[segment.row]!;
  const x0 = segment.tokens[label.from]!.x0;
  const x1 = segment.tokens[label.to - 1]!.x1;
  const right = row.segments[row.segments.indexOf(segment) + 1]?.x0 ?? Infinity;
  // In another column a row of its own may come between.
  const near = page.rows.slice(segment.row + 1, segment.row + 4).filter((next) => next.y0 - row.y1 < page.wordHeight * (row.segments.length === 1 ? headingGap : 2.2));
  for (const under of near.flatMap((next) => next.segments)) {
    const tokens = under.tokens.filter((token) => token.x0 > x0 - page.wordHeight * 1.5 && (token.x0 + token.x1) / 2 < right);
    if (tokens.length === 0 || tokens[0]!.x0 > x1 + page.wordHeight * 2) continue;
    const [number] = isNumbered(label) ? phonesIn(under.tokens.slice(under.tokens.indexOf(tokens[0]!))) : [];
    const taken = new Set((page.labels.get(under) ?? []).flatMap(({ from, to }) => under.tokens.slice(from, to)));
    if (tokens.some((token) => taken.has(token)) || unknownLabel.test(textOf(tokens))) return null;
    // The number below a narrow label may reach under the next one.
    const value = content(number?.tokens[0] === tokens[0] ? number!.tokens : tokens);
    return value.length > 0 ? { tokens: value, place: 'below' } : null;
  }
  return null;
}

/** Without the frames, blanks to fill in and colons around a value; the box of a choice stays with it. */
function content(tokens: Token[]): Token[] {
  const isFiller = (token: Token) => token.key === '' && !/[+@#]/.test(token.text);
  const isTick = (token?: Token) => token !== undefined && isTickBox(token.text);
  let first = tokens.findIndex((token) => !isFiller(token));
  let last = tokens.findLastIndex((token) => !isFiller(token));
  if (isTick(tokens[first - 1])) first--;
  if (isTick(tokens[last + 1])) last++;
  return first < 0 ? [] : tokens.slice(first, last + 1).filter((token) => !/^_+$/.test(token.text));
}

/**
 * The lines that follow a value, in its column, until a label, a heading or a wider gap; first line included.
 * For addresses and free text.
 */
export function followingLines(reading: Reading, limit: number, options: { prose?: boolean } = {}): Token[][] {
  const { page, tokens } = reading;
  // In the head of a table what stands behind the gap is another column's.
  const isInTable = reading.place === 'below' && reading.label.segment !== page.rows[reading.label.segment.row]!.segments.at(-1);
  const wholeLine = (line: Token[]) => (options.prose && !isInTable ? [...line, ...behindGap(page, line)] : line);
  const lines = [wholeLine(tokens)];
  const start = rowIndexOf(page, tokens);
  const labelX = reading.label.segment.tokens[reading.label.from]!.x0;
  let above = page.rows[start]!;
  for (let index = start + 1; index < page.rows.length && lines.length < limit; index++) {
    const row = page.rows[index]!;
    const first = row.segments.find((candidate) => startsBelow(candidate, labelX, tokens[0]!.x0, page.wordHeight));
    // Beside the same label in the other language the value goes on.
    const isTranslated = first && reading.place === 'beside' && (page.labels.get(first) ?? []).some(({ kind, whole }) => kind === reading.kind && whole);
    const segment = isTranslated ? row.segments.find(({ x0 }) => Math.abs(x0 - tokens[0]!.x0) < page.wordHeight) : first;
    // The line of another column may lie a little lower.
    if (Math.min(row.y0, segment?.tokens[0]!.y0 ?? Infinity) - above.y1 > page.wordHeight * 1.15) break;
    if (index === page.roles.closing) break;
    // Rows of another column may come between.
    if (!segment) continue;
    if ((page.labels.get(segment) ?? []).length > 0) break;
    lines.push(wholeLine(segment.tokens));
    above = row;
  }
  return lines;
}

/** The rest of a value in the next line: it stands right below, and its first word had no room left in the column. */
export function wrapped(reading: Reading): Token[] {
  const { page, tokens, label } = reading;
  const [line, rest] = followingLines(reading, 2);
  const [start, word] = [tokens[0]!, rest?.[0]];
  if (!line || !rest || !word || Math.abs(word.x0 - start.x0) > page.wordHeight) return [];
  const row = rowIndexOf(page, tokens);
  const isSameColumn = ({ x0 }: Segment) => [label.segment.x0, start.x0].some((left) => Math.abs(x0 - left) < page.wordHeight);
  const near = page.rows.slice(Math.max(0, row - columnRows), row + columnRows).flatMap((other) => other.segments).filter(isSameColumn);
  const edge = Math.max(...near.map(({ x1 }) => x1));
  return line.at(-1)!.x1 + (word.x1 - word.x0) > edge ? rest : [];
}

/** What follows in the same row behind a gap that a lost letter or a wide space made. */
function behindGap(page: PageView, line: Token[]): Token[] {
  const { segments } = page.rows[rowIndexOf(page, line)]!;
  const at = segments.findIndex((segment) => segment.tokens.includes(line.at(-1)!));
  const next = segments[at + 1];
  const isNear = next && next.x0 - segments[at]!.x1 < page.wordHeight * 3;
  return isNear && (page.labels.get(next) ?? []).length === 0 ? [...next.tokens, ...behindGap(page, next.tokens)] : [];
}

/** The value with the cells behind it, as long as they hold digits: a form may have one for each. */
export function digitCells({ page, tokens }: Reading): Token[] {
  const { segments } = page.rows[rowIndexOf(page, tokens)]!;
  const at = segments.findIndex((segment) => segment.tokens.includes(tokens[0]!));
  const end = segments.slice(at + 1).findIndex((segment) => !segment.tokens.every(isDigits));
  const behind = segments.slice(at + 1, end < 0 ? undefined : at + 1 + end);
  return tokens.every(isDigits) ? [...tokens, ...behind.flatMap((segment) => segment.tokens)] : tokens;
}

export const isDigits = ({ text }: Token): boolean => /^\d{1,4}$/.test(text);

const startsBelow = (segment: Segment, labelX: number, valueX: number, slack: number) =>
  Math.abs(segment.x0 - labelX) < slack * 2 || Math.abs(segment.x0 - valueX) < slack * 2;

function rowIndexOf(page: PageView, tokens: Token[]): number {
  return page.rows.findIndex((row) => row.segments.some((segment) => segment.tokens.includes(tokens[0]!)));
}
