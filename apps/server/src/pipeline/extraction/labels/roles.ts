import { findDates } from '@intake/api/rules';
import { fold } from '../page/fold.ts';
import { Anchors, speaksOfSomeone } from './anchors.ts';
import type { Label } from './labels.ts';
import type { Role } from './labelWords.ts';
import { organizationWords } from '../words/organizations.ts';
import { numberShape, postalShape } from '../words/phones.ts';
import { lineOf, textOf } from '../page/rows.ts';
import type { PageRows, Row, Segment } from '../page/rows.ts';

/** Tells whose particulars stand at a place of a page. */
export interface RoleMap {
  at: (row: number, x: number) => Role | null;
  /** Rows of the sender's printed head, from the top; empty when the page has none. */
  letterhead: Row[];
  /** Rows of one that stands at the foot of the page; empty when there is one at the top. */
  foot: Row[];
  /** Row of `Dear …`, or null. */
  salutation: number | null;
  /** Row of `Sincerely,`, or null. */
  closing: number | null;
  /** Row where an address block of the addressee begins, or null. */
  addressee: number | null;
}

const salutations = /^\W{0,2}(?:dear|cher|chere|chers|(?:docteure?|doctor)(?=.{0,60}[,:]$)|bonjour|hello|hi|to whom it may concern|madame, monsieur|monsieur, madame)\b.{0,60}[,:.]?$/;
const closings = /^\W{0,2}(?:sincerely|(?:kind |kindest |best |warm |warmest )?regards|yours (?:very )?(?:truly|sincerely)|respectfully|with thanks|(?:thank you|thanks|many thanks)(?! for (?:kindly |again )?(?:seeing|assessing|evaluating|referring|asking|agreeing|involving|accepting|your (?:referral|consult)))|(?:je|nous) vous (?:en )?remerci(?:e|ons)(?! de (?:recevoir|voir|bien vouloir|l'|evaluer)).*|merci de votre.*|cordialement|salutations|(?:veuillez|je vous prie).{0,40}(?:salutations|sentiments).*|merci(?: de votre collaboration)?|bien a vous|confraternellement|sinceres salutations|au plaisir)\b.{0,30}[,.]?$/;
const doctor = /^\W{0,2}(?:dr|dre|dra|drs|docteur|docteure|doctor)\b\.?\s+\p{L}/u;

/** Rows of a cover sheet: who sends how many pages to whom. */
const coverWords = [/^\W{0,2}(?:to|from|a|de)\s*[:;]/, /^\W{0,2}(?:pages?|(?:no\.?|number) of pages|nombre de pages|nb de pages)\s*[:;]/];

/** Reads the labels that name a role, the headings and the shape of a letter. */
export function roleMapOf(layout: PageRows, labels: Map<Segment, Label[]>): RoleMap {
  const { rows } = layout;
  const rowOf = (test: RegExp, from = 0) => {
    const index = rows.findIndex((row, at) => at >= from && test.test(fold(lineOf(row))));
    return index < 0 ? null : index;
  };
  const salutation = rowOf(salutations);
  const closing = rowOf(closings, salutation === null ? Math.floor(rows.length / 3) : salutation + 1);
  const firstRole = rows.findIndex((row) => row.segments.some((segment) => labels.get(segment)?.some(speaksOfSomeone)));
  const openEnd = firstRole < 0 ? rows.length : firstRole;
  const addressee = addresseeRow(rows, Math.min(salutation ?? rows.length, openEnd));
  const end = Math.min(openEnd, addressee ?? rows.length, salutation ?? rows.length, closing ?? rows.length);
  const letterhead = letterheadOf(layout, rows.slice(0, end), labels);
  const foot = letterhead.length > 0 ? [] : footOf(layout);

  const anchors = new Anchors();
  for (const [index, row] of rows.entries()) {
    if (index === 0 && letterhead.length > 0) anchors.reset(index, 'letterhead');
    if (index === letterhead.length && index > 0) anchors.reset(index, null);
    if (index === addressee) anchors.reset(index, 'recipient');
    if (index === salutation) anchors.reset(index, null);
    if (index === closing) anchors.reset(index, 'author');
    if (row === foot[0]) anchors.reset(index, 'letterhead');
    anchors.read(index, row, labels);
  }
  return { at: (row, x) => anchors.at(row, x), letterhead, foot, salutation, closing, addressee };
}

/** `Dr. …` that opens a row after a date or after the numbers of the letterhead is the one written to. */
function addresseeRow(rows: Row[], before: number): number | null {
  let headIsOver = false;
  for (const [index, row] of rows.slice(0, before).entries()) {
    const line = lineOf(row);
    if (headIsOver && doctor.test(fold(line))) return index;
    const isDateLine = line.length < 45 && findDates(line).length > 0;
    headIsOver ||= isDateLine || numberShape.test(line);
  }
  return null;
}

/** As a share of the page's height; and in heights of a word, the white above it. */
const footBegins = 0.82;
const footGap = 2.5;

/** What stands by itself at the foot of a page, when it holds a number: some letters have their letterhead there. */
function footOf({ rows, page, wordHeight }: PageRows): Row[] {
  const top = footBegins * (page.height / page.width);
  const first = rows.findLastIndex((row, index) => index > 0 && row.y0 - rows[index - 1]!.y1 > wordHeight * footGap);
  const foot = first > 0 && rows[first]!.y0 > top ? rows.slice(first) : [];
  return foot.some((row) => numberShape.test(lineOf(row))) ? foot : [];
}

/** The head counts as one only when an address or a number stands in it. */
function letterheadOf(layout: PageRows, candidates: Row[], labels: Map<Segment, Label[]>): Row[] {
  const isCoverSheet = coverWords.every((test) => layout.rows.some((row) => test.test(fold(lineOf(row))) || (row.segments.length > 1 && test.test(`${fold(textOf(row.segments[0]!.tokens))}:`))));
  if (isCoverSheet) return [];
  const top = candidates.filter((row) => row.y0 < 0.36 * (layout.page.height / layout.page.width));
  const isPrivate = (row: Row) => row.segments.some((segment) => (labels.get(segment) ?? []).some(({ kind }) => kind === 'birthDate' || kind === 'healthNumber'));
  const private_ = top.findIndex(isPrivate);
  const head = private_ < 0 ? top : top.slice(0, private_);
  const numbers = head.findLastIndex((row) => numberShape.test(lineOf(row)) || postalShape.test(lineOf(row)));
  if (numbers >= 0) return head.slice(0, numbers + 1);
  // An institution may print its name alone.
  const [title] = head;
  return title && title.y1 - title.y0 > layout.wordHeight * 1.2 && organizationWords.test(fold(lineOf(title))) ? [title] : [];
}
