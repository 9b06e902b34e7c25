import { findDates } from '@intake/api/rules';
import { fold } from './fold.ts';
import type { Label } from './labels.ts';
import type { Role } from './labelWords.ts';
import { organizationWords } from './organizations.ts';
import { textOf } from './rows.ts';
import type { PageRows, Row, Segment } from './rows.ts';

/** Tells whose particulars stand at a place of a page. */
export interface RoleMap {
  at: (row: number, x: number) => Role | null;
  /** Rows of the sender's printed head, from the top; empty when the page has none. */
  letterhead: Row[];
  /** Row of `Dear …`, or null. */
  salutation: number | null;
  /** Row of `Sincerely,`, or null. */
  closing: number | null;
  /** Row where an address block of the addressee begins, or null. */
  addressee: number | null;
}

/** From here on, to the right of `x0` and left of `x1`, a role holds. */
interface Anchor {
  row: number;
  x0: number;
  x1: number;
  role: Role | null;
}

const salutations = /^\W{0,2}(?:dear|cher|chere|chers|docteur|docteure|doctor|bonjour|hello|hi|to whom it may concern|madame, monsieur|monsieur, madame)\b.{0,60}[,:.]?$/;
const closings = /^\W{0,2}(?:sincerely|(?:kind |best |warm )?regards|yours (?:truly|sincerely)|respectfully|with thanks|thank you|thanks|many thanks|cordialement|salutations|(?:veuillez|je vous prie).{0,40}(?:salutations|sentiments).*|merci(?: de votre collaboration)?|bien a vous|confraternellement|sinceres salutations|au plaisir)\b.{0,30}[,.]?$/;
const doctor = /^\W{0,2}(?:dr|dre|dra|drs|docteur|docteure|doctor)\b\.?\s+\p{L}/u;

/** Rows of a cover sheet: who sends what to whom. */
const coverWords = /^\W{0,2}(?:to|from|fax|date|pages?|no\.? of pages|subject|re|cc|phone|a|de|telec|telecopie|objet|nombre de pages)\b\.?\s*[:;]/;

/** Reads the labels that name a role, the headings and the shape of a letter. */
export function roleMapOf(layout: PageRows, labels: Map<Segment, Label[]>): RoleMap {
  const { rows } = layout;
  const rowOf = (test: RegExp, from = 0) => {
    const index = rows.findIndex((row, at) => at >= from && test.test(fold(lineOf(row))));
    return index < 0 ? null : index;
  };
  const salutation = rowOf(salutations);
  const closing = rowOf(closings, salutation === null ? Math.floor(rows.length / 3) : salutation + 1);
  const named = rows.flatMap((row, index) => anchorsOf(row, index, labels));
  const firstRole = named[0]?.row ?? rows.length;
  const addressee = addresseeRow(rows, Math.min(salutation ?? rows.length, firstRole));
  const end = Math.min(firstRole, addressee ?? rows.length, salutation ?? rows.length, closing ?? rows.length);
  const letterhead = letterheadOf(layout, rows.slice(0, end), labels);
  const whole = { x0: 0, x1: Infinity };
  const anchors: Anchor[] = [];
  if (letterhead.length > 0) anchors.push({ row: 0, ...whole, role: 'letterhead' }, { row: letterhead.length, ...whole, role: null });
  if (addressee !== null) anchors.push({ row: addressee, ...whole, role: 'recipient' });
  if (salutation !== null) anchors.push({ row: salutation, ...whole, role: null });
  if (closing !== null) anchors.push({ row: closing, ...whole, role: 'author' });
  anchors.push(...named);
  anchors.sort((a, b) => a.row - b.row);

  return {
    at: (row, x) => anchors.findLast((anchor) => anchor.row <= row && x >= anchor.x0 && x < anchor.x1)?.role ?? null,
    letterhead,
    salutation,
    closing,
    addressee,
  };
}

const lineOf = (row: Row) => row.segments.map((segment) => textOf(segment.tokens)).join(' ');

function anchorsOf(row: Row, index: number, labels: Map<Segment, Label[]>): Anchor[] {
  const found = row.segments.flatMap((segment) =>
    (labels.get(segment) ?? []).filter(anchorsRole).map((label) => ({ label, x: segment.tokens[label.from]!.x0 })),
  );
  return found.map(({ label, x }, position) => ({
    row: index,
    // The first thing of a row speaks for the whole row below it, anything further right for its column.
    x0: x === row.segments[0]!.x0 ? 0 : x - 0.01,
    x1: found[position + 1] ? found[position + 1]!.x - 0.01 : Infinity,
    role: label.role ?? null,
  }));
}

/** Labels such as `Patient Phone` say whose number it is, but the rows below them may be anyone's. */
const anchorsRole = (label: Label) => label.role !== undefined && ['person', 'section', 'name', 'familyName'].includes(label.kind);

/** `Dr. …` that opens a row after a date or after the numbers of the letterhead is the one written to. */
function addresseeRow(rows: Row[], before: number): number | null {
  let headIsOver = false;
  for (const [index, row] of rows.slice(0, before).entries()) {
    const line = lineOf(row);
    if (headIsOver && doctor.test(fold(line))) return index;
    const isDateLine = line.length < 45 && findDates(line).length > 0;
    headIsOver ||= isDateLine || /(?:\d{3}[) .-]{1,2}\d{3}[ .-]\d{4})/.test(line);
  }
  return null;
}

/** The head counts as one only when an address or a number stands in it. */
function letterheadOf(layout: PageRows, candidates: Row[], labels: Map<Segment, Label[]>): Row[] {
  const isCoverSheet = layout.rows.filter((row) => coverWords.test(fold(lineOf(row)))).length >= 3;
  if (isCoverSheet) return [];
  const top = candidates.filter((row) => row.y0 < 0.36 * (layout.page.height / layout.page.width));
  const isPrivate = (row: Row) => row.segments.some((segment) => (labels.get(segment) ?? []).some(({ kind }) => kind === 'birthDate' || kind === 'healthNumber'));
  const private_ = top.findIndex(isPrivate);
  const head = private_ < 0 ? top : top.slice(0, private_);
  const numbers = head.findLastIndex((row) => /\d{3}[) .-]{1,2}\d{3}[ .-]\d{4}|\b[a-z]\d[a-z] ?\d[a-z]\d\b/i.test(lineOf(row)));
  if (numbers >= 0) return head.slice(0, numbers + 1);
  // An institution may print its name alone.
  const [title] = head;
  return title && title.y1 - title.y0 > layout.wordHeight * 1.2 && organizationWords.test(fold(lineOf(title))) ? [title] : [];
}
