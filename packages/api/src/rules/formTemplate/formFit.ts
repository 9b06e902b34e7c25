import { ocrDistance } from '../person/personNameDistance.ts';
import { foldName } from '../person/personName.ts';
import { affineOf, apply, distance, isPlausible, residualOf, similarityOf, type Affine, type Pair, type Point } from './affine.ts';
import { leastSpan, spanOf, type FormBox, type FormPage, type FormShape, type PlacedWord } from './formShape.ts';

/** A form that was found on a page. */
export interface FormFit {
  map: Affine;
  /** Heights of the form's sample and of the page, in page widths. */
  aspects: { form: number; page: number };
  /** Which word of the page each anchor is; null where it was not found. */
  words: readonly (number | null)[];
  /** Share of the anchors that were found where they should be, 0 to 1. */
  share: number;
  /** How far they lie from there, in page widths. */
  residual: number;
}

export interface FitOptions {
  /** Share of the anchors that must be found. */
  leastShare?: number;
  /** How many must be found at least. */
  leastFound?: number;
}

/** Page widths: an anchor further from its place is not it; a mean further off is another form. */
const tolerance = 0.01;
const mostResidual = 0.006;
/** Before the map is known well. */
const roughTolerance = 0.02;
/** How far a word may have moved by what copying and faxing do to a page. */
const reach = 0.22;
const mostSeeds = 80;

interface Anchor {
  point: Point;
  /** Words of the page that could be it. */
  candidates: { index: number; point: Point }[];
}

/**
 * Holds a form against a page: where its printed words are found together, at one scale and one small turn, the rest of
 * the form lies accordingly. Null when too few are found, or when they do not lie as on the form.
 */
export function fitForm(form: FormShape, page: FormPage, { leastShare = 0.6, leastFound = 4 }: FitOptions = {}): FormFit | null {
  const anchors = candidatesOf(form, page);
  const needed = Math.max(leastFound, Math.ceil(anchors.length * leastShare));
  if (anchors.filter(({ candidates }) => candidates.length > 0).length < needed) return null;
  const seed = bestSeed(anchors);
  if (!seed) return null;
  let map = seed;
  let found = placed(anchors, map, roughTolerance);
  for (let round = 0; round < 3; round++) {
    const better = affineOf(pairsOf(anchors, found));
    if (!better || !isPlausible(better)) return null;
    map = better;
    found = placed(anchors, map, tolerance);
  }
  const pairs = pairsOf(anchors, found);
  const residual = residualOf(map, pairs);
  const span = spanOf(form.anchors.filter((_, index) => found[index]).map(({ box }) => box), form.aspect);
  if (pairs.length < needed || residual > mostResidual || span.across < leastSpan.across || span.down < leastSpan.down) return null;
  return {
    map,
    aspects: { form: form.aspect, page: page.aspect },
    words: found.map((word) => word?.index ?? null),
    share: pairs.length / anchors.length,
    residual,
  };
}

const middleOf = ([x0, y0, x1, y1]: FormBox, aspect: number): Point => [(x0 + x1) / 2, ((y0 + y1) / 2) * aspect];

/** Letters and digits as they are compared; a label's punctuation is often lost. */
export const anchorKey = (text: string): string => foldName(text).replace(/[^\p{L}\p{N}]/gu, '');

/** The same printed word, a misread letter forgiven in a longer one. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const longer = Math.max(one.length, other.length);
  const allowed = longer < 5 ? 0 : longer < 9 ? 1 : 2;
  return allowed > 0 && Math.abs(one.length - other.length) <= allowed && ocrDistance(one, other, allowed) <= allowed;
}

function candidatesOf(form: FormShape, page: FormPage): Anchor[] {
  const words = page.words.map(({ text, box }, index) => ({ index, key: anchorKey(text), point: middleOf(box, page.aspect) }));
  return form.anchors.map(({ text, box }) => {
    const [key, point] = [anchorKey(text), middleOf(box, form.aspect)];
    return { point, candidates: words.filter((word) => word.key !== '' && distance(word.point, point) < reach && isSameWord(word.key, key)) };
  });
}

type Found = Anchor['candidates'][number] | null;

/** Of each anchor the word that lies nearest to where the map puts it; a word is one anchor at most. */
function placed(anchors: readonly Anchor[], map: Affine, within: number): Found[] {
  const taken = new Set<number>();
  return anchors.map(({ point, candidates }) => {
    const at = apply(map, point);
    let best: Found = null;
    let least = within;
    for (const candidate of candidates) {
      const away = distance(candidate.point, at);
      if (away < least && !taken.has(candidate.index)) [best, least] = [candidate, away];
    }
    if (best) taken.add(best.index);
    return best;
  });
}

const pairsOf = (anchors: readonly Anchor[], found: readonly Found[]): Pair[] =>
  anchors.flatMap(({ point }, index): Pair[] => (found[index] ? [[point, found[index].point]] : []));

/** Every two anchors that lie far apart and are hardly to be mistaken propose how the page lies; what most others agree to wins. */
function bestSeed(anchors: readonly Anchor[]): Affine | null {
  const known = anchors.filter(({ candidates }) => candidates.length > 0 && candidates.length < 5);
  const couples = known
    .flatMap((one, at) => known.slice(at + 1).map((other) => ({ one, other, apart: distance(one.point, other.point) / (one.candidates.length * other.candidates.length) })))
    .sort((a, b) => b.apart - a.apart)
    .slice(0, mostSeeds);
  let best: { map: Affine; count: number; residual: number } | null = null;
  for (const { one, other } of couples)
    for (const first of one.candidates)
      for (const second of other.candidates) {
        const map = similarityOf([[one.point, first.point], [other.point, second.point]]);
        if (!map || !isPlausible(map)) continue;
        const pairs = pairsOf(anchors, placed(anchors, map, roughTolerance));
        const [count, residual] = [pairs.length, residualOf(map, pairs)];
        if (!best || count > best.count || (count === best.count && residual < best.residual)) best = { map, count, residual };
      }
  return best?.map ?? null;
}

/** Where a place of the form is on the page: the upright box around it. */
export function onPage({ map, aspects }: Pick<FormFit, 'map' | 'aspects'>, [x0, y0, x1, y1]: FormBox): FormBox {
  const corners = ([[x0, y0], [x1, y0], [x0, y1], [x1, y1]] as const).map(([x, y]) => apply(map, [x, y * aspects.form]));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y / aspects.page)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The words of a page that stand in a box; `cut` are those that the edge at a side cuts through. */
export function wordsIn<Word extends PlacedWord>(words: readonly Word[], [x0, y0, x1, y1]: FormBox): { inside: Word[]; cut: Word[] } {
  const shares = words.flatMap((word) => {
    const [left, top, right, bottom] = word.box;
    const middle = (top + bottom) / 2;
    const across = Math.min(right, x1) - Math.max(left, x0);
    return middle >= y0 && middle <= y1 && across > 0 ? [{ word, share: across / Math.max(1e-6, right - left) }] : [];
  });
  return {
    inside: shares.filter(({ share }) => share >= 0.6).map(({ word }) => word),
    cut: shares.filter(({ share }) => share >= 0.1 && share < 0.6).map(({ word }) => word),
  };
}
