import { dateOrderHint, ocrDistance } from '@intake/api/rules';
import type { DateOrder } from '@intake/api/rules';
import { fold, shapeKey } from '../page/fold.ts';
import { isHan } from './hanWords.ts';
import { inTwoLanguages } from './twoLanguages.ts';
import { labelWords, typedKinds } from './labelWords.ts';
import type { LabelMeaning } from './labelWords.ts';
import type { Segment } from '../page/rows.ts';
import type { Token } from '../page/token.ts';
import { textOf } from '../page/rows.ts';
import { isTickBox } from '../page/tickMarks.ts';
import { organizationWords } from '../words/organizations.ts';

/** A label found on a page. */
export interface Label extends LabelMeaning {
  segment: Segment;
  /** Tokens `from` up to, but not including, `to`, with the colon and any hint in brackets. */
  from: number;
  to: number;
  colon: boolean;
  /** It fills its whole segment. */
  whole: boolean;
  /** What brackets behind the label say about the order of a date. */
  order: DateOrder | null;
  /** 0 to 1: how well the letters fit. */
  score: number;
}

/** Its words, folded. */
export const labelText = ({ segment, from, to }: Label) => fold(textOf(segment.tokens.slice(from, to)));

interface Known {
  key: string;
  meaning: LabelMeaning;
}

const known: Known[] = labelWords.map(({ words, meaning }) => ({ key: shapeKey(words), meaning }));
const byKey = new Map(known.map((label) => [label.key, label]));
const byLength = new Map<number, Known[]>();
for (const label of known) byLength.set(label.key.length, [...(byLength.get(label.key.length) ?? []), label]);

const longestLabel = 7;

/** The labels of one segment from left to right; they do not overlap. */
export function labelsOf(segment: Segment): Label[] {
  const both = inTwoLanguages(segment, (words) => byKey.get(shapeKey(words))?.meaning);
  const labels: Label[] = both ? [{ ...both.meaning, segment, from: 0, to: both.to, colon: both.colon, whole: both.to === segment.tokens.length, order: both.order, score: 1 }] : [];
  let at = both?.to ?? 0;
  while (at < segment.tokens.length) {
    const label = labelAt(segment, at, labels.at(-1));
    if (label) labels.push(label);
    at = label ? label.to : at + 1;
  }
  return labels;
}

function labelAt(segment: Segment, from: number, previous: Label | undefined): Label | null {
  const { tokens } = segment;
  // Bullets, frames and punctuation do not begin a label.
  if (!tokens[from]!.key || isTail(segment, from, previous)) return null;
  for (let count = Math.min(longestLabel, tokens.length - from); count > 0; count--) {
    const span = tokens.slice(from, from + count);
    if (span.slice(0, -1).some(endsLabel)) continue;
    const match = lookUp(keyOf(span), mayBeMisread(segment, from, from + count));
    if (!match || endsInAnother(span, match) || endsInValue(span, match)) continue;
    const label = anchored(segment, from, from + count, match, previous);
    if (label) return label;
  }
  return null;
}

/** `Point de service`, `902-555-0145 (fax)`: the end of a label that we do not know, or what stands behind a number is none by itself. */
function isTail({ tokens }: Segment, from: number, previous: Label | undefined): boolean {
  const [before, token] = [tokens[from - 1], tokens[from]!];
  if (!before) return false;
  return (/^(?:de|du|des|of)$/i.test(before.text) && previous?.to !== from) || (/^\(.+\)[.,;]?$/.test(token.text) && /\d{4}$/.test(before.text));
}

/** `NWT health care no.` */
const kindsWithNumber: ReadonlySet<LabelMeaning['kind']> = new Set(['healthNumber', 'phone', 'fax', 'billingNumber', 'licence']);
const numberWord = /^(?:no|nos|n°|nº|number|num|numero|numéro)[.:]*$/i;

/** `SAUER, DOB:` looks like `Father DOB:` as a whole; what stands before a label that was read rightly has to be like its own part. */
function endsInAnother(span: Token[], { key, score }: Known & { score: number }): boolean {
  if (score === 1) return false;
  const at = span.findIndex((_, index) => index > 0 && byKey.has(keyOf(span.slice(index))));
  if (at < 0) return false;
  const [before, label] = [keyOf(span.slice(0, at)), keyOf(span.slice(at))];
  const own = key.slice(0, -label.length);
  return !key.endsWith(label) || 1 - ocrDistance(own, before) / before.length < leastAlike;
}

/** `Gender M` is like `Gender`, too. */
const endsInValue = (span: Token[], { score }: { score: number }) => score < 1 && span.length > 1 && span.at(-1)!.key.length < 3 && byKey.has(keyOf(span.slice(0, -1)));

const keyOf = (tokens: Token[]) => tokens.map((token) => token.key).join('');

/** Share of a label's letters that were read as they are. */
const leastAlike = 0.74;

/** The longest label that stands at `at` letter for letter, in so many words. */
export function exactLabelAt(tokens: Token[], at: number): { count: number; kind: LabelMeaning['kind']; colon: boolean } | null {
  for (let count = Math.min(longestLabel, tokens.length - at); count > 0; count--) {
    const span = tokens.slice(at, at + count);
    const match = span.slice(0, -1).some(endsLabel) ? undefined : byKey.get(keyOf(span));
    if (match && (match.key.length > 2 || isHan(match.key))) return { count, kind: match.meaning.kind, colon: endsLabel(span.at(-1)!) };
  }
  return null;
}

const endsLabel = (token: Token) => /[:;]$/.test(token.text);

/** Misread letters are forgiven only where a label is likely: before a colon or a number, or alone in its cell. */
function mayBeMisread({ tokens }: Segment, from: number, to: number): boolean {
  const next = tokens[to];
  return endsLabel(tokens[to - 1]!) || (next ? /^[:;(\d]/.test(next.text) : from === 0);
}

function lookUp(key: string, mayBeMisread: boolean): (Known & { score: number }) | null {
  const exact = byKey.get(key);
  if (exact) return { ...exact, score: 1 };
  if (!mayBeMisread || key.length < 5 || /\d/.test(key)) return null;
  const allowed = key.length < 8 ? 1 : key.length < 14 ? 2 : 3;
  let best: (Known & { score: number }) | null = null;
  for (let length = Math.max(5, key.length - 2); length <= key.length + 2; length++) {
    for (const label of byLength.get(length) ?? []) {
      const distance = ocrDistance(label.key, key, allowed);
      const score = 1 - distance / key.length;
      if (distance <= allowed && score > (best?.score ?? leastAlike)) best = { ...label, score };
    }
  }
  return best;
}

/** Accepts words as a label only when something besides the words says so: a colon, a cell of its own, or a fitting value. `DOB 出生日期` is one label in two languages. */
function anchored(segment: Segment, from: number, end: number, match: Known & { score: number }, previous: Label | undefined): Label | null {
  const { tokens } = segment;
  let to = end;
  let colon = endsLabel(tokens[end - 1]!);
  const twin = colon ? null : exactLabelAt(tokens, end);
  if (twin?.kind === match.meaning.kind && isHan(match.key) !== isHan(tokens[end]!.key)) {
    to += twin.count;
    colon = twin.colon;
  }
  let order: DateOrder | null = null;
  while (!colon && to < tokens.length && to - end < 4) {
    const token = tokens[to]!;
    if (!token.key && !/^[_[\]]/.test(token.text) && !isTickBox(token.text)) {
      colon = /[:;]/.test(token.text);
      to++;
      continue;
    }
    if (to === end && numberWord.test(token.text) && kindsWithNumber.has(match.meaning.kind)) {
      colon = endsLabel(token);
      to++;
      continue;
    }
    const hint = hintAt(tokens, to);
    if (!hint) break;
    order = hint.order;
    to = hint.to;
    colon = endsLabel(tokens[to - 1]!);
  }
  const rest = tokens.slice(to);
  const whole = from === 0 && rest.length === 0;
  const opens = from === 0 || previous?.to === from;
  const { kind } = match.meaning;
  const proven = (typedKinds.has(kind) && startsTypedValue(kind, rest)) || (opens && isWholeName(match.key, rest)) || (kind === 'clinic' && opens && isClinicsName(rest));
  // Short words such as `a` or `de` are labels only with a colon.
  const tooShort = match.key.length <= 2 && !isHan(match.key) && !['re', 'pt', 'ph', 'hn', 'hc', 'vc', 'cc', 'dn', 'fx', 'dx', 'hx', 'rx', 'to'].includes(match.key.replace(/l/g, 'i'));
  const isInitial = match.key.length === 1 && (kind === 'phone' || kind === 'fax');
  const accepted = isInitial ? proven && (colon || isSpacedNumber(rest)) : colon ? true : tooShort ? false : whole || proven || (opens && end - from > 1 && match.key.length >= 10 && match.score === 1 && kind !== 'stop');
  if (!accepted) return null;
  return { ...match.meaning, segment, from, to, colon, whole, order, score: match.score };
}

/** `(DD/MM/YYYY)`, `(last, first)` or `(RAMQ)` behind a label; a lone letter in brackets is a value. */
function hintAt(tokens: Token[], at: number): { order: DateOrder | null; to: number } | null {
  // `Y/M/D`, `YYYY-MM-DD`: as it is, without brackets.
  if (/^(?:[ymdaj]{1,4}[/.-]){2}[ymdaj]{1,4}[:;]?$/i.test(tokens[at]!.text)) return { order: dateOrderHint(tokens[at]!.text), to: at + 1 };
  if (!tokens[at]!.text.startsWith('(')) return null;
  const closing = tokens.findIndex((token, index) => index >= at && /\)[:;]?$/.test(token.text));
  if (closing < 0 || closing - at > 4) return null;
  const text = textOf(tokens.slice(at, closing + 1));
  return /\d/.test(text) || /^\(\p{L}\)/u.test(text) ? null : { order: dateOrderHint(text), to: closing + 1 };
}

/** `Name  Anna Roy`: a row of a table whose cells stand close. */
const isWholeName = (key: string, rest: Token[]) =>
  (nameKeys.has(key) && rest.length > 1 && rest.length < 5 && rest.every(({ text }) => /^\p{Lu}[\p{L}'’.-]*,?$/u.test(text))) || isHanValue(key, rest);
/** `氏名 山田 花子`, without a colon between. */
const isHanValue = (key: string, rest: Token[]) => isHan(key) && rest.length > 0 && rest.length < 5 && rest.every(({ text }) => isHan(text));
/** `Clinic Oldman River Medical Group`, without a colon between; `Clinic of the North` is a name itself. */
const isClinicsName = (rest: Token[]) => rest.length > 1 && rest.length < 7 && rest.every(({ text }) => /^[\p{Lu}&]/u.test(text)) && organizationWords.test(fold(textOf(rest)));
const nameKeys = new Set(['name', 'patient name', 'full name', 'nom', 'nom du patient', 'nom et prénom'].map(shapeKey));

/** `T 519-555-0101`, as letterheads have it. */
const isSpacedNumber = (rest: Token[]) => /^\+?(?:1[ .-])?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/.test(textOf(rest.slice(0, 3)));

function startsTypedValue(kind: LabelMeaning['kind'], rest: Token[]): boolean {
  const text = textOf(rest.slice(0, 3)).trim();
  if (kind === 'email') return /@/.test(text);
  if (kind === 'healthNumber') return /^(?:[A-Z]{4} ?\d{2}|[NDMT]? ?\d[\d .-]{6})/i.test(text);
  if (kind === 'billingNumber') return /^(?:(?!20\d\d\b)\d{4,6}|\d{9}|\d{4,5}[ -]\d{4,5})\b/.test(text);
  if (kind === 'address') return /^\d{1,5}[A-Za-z]?,? \p{L}{2}/u.test(text);
  if (kind === 'sex') return /^(?:[MF]|Male|Female|Masculin|Féminin)(?: |$)/i.test(text);
  if (kind === 'postalCode') return /^[a-z]\d[a-z]/i.test(text);
  if (kind === 'phone' || kind === 'fax') return /^[+(]?\d[\d() .+-]{8}/.test(text);
  return /^(?:\d{1,4}[ /.-]|\p{L}{3,9}\.? \d)/u.test(text) && /\d/.test(text);
}
