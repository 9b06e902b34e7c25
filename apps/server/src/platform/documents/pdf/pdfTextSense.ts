import type { Word } from '../../ocr/word.ts';

/** Pairs of letters that make up most of English and French, and a good part of their neighbours. */
const commonPairs = new Set(
  ('th he in er an re nd at on nt ha es st en ed to it ou ea hi is or ti as te et ng of al de se le sa si ar ve ra ld ur ll ne me la ro ri ic li co ma ' +
    'ce ta ch om us be ec em il io na no pa pe pr qu ss tr un ie ns ue ai el ent di ad so su ac po ca mo ho ee lo ke wi ol mi ge ia ')
    .trim()
    .split(/\s+/),
);
/** Fewer letters say nothing: a table of numbers has no language. */
const leastPairs = 40;
/** Half of the pairs of real text are common, names and forms included; of letters that were exchanged one in seven. */
const leastShare = 0.28;
/** Symbols of a font's own, replacement characters and control codes: bullets and ticks at most. */
const strange = /[\p{Co}\p{Cn}\p{Cc}\uFFFD]/gu;
const mostStrange = 0.1;

/** Whether words can be what a page says. A layer with wrong or missing letters gives none of the pairs that language is made of. */
export function isLanguage(words: Word[]): boolean {
  const text = words.map((word) => word.text).join(' ');
  const characters = text.replace(/ /g, '').length;
  if ((text.match(strange)?.length ?? 0) > characters * mostStrange) return false;
  const others = text.match(/[^\P{L}\p{Script=Latin}]/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (others > latin) return true;
  const pairs = pairsOf(text);
  if (pairs.length < leastPairs) return !isSalad(text, latin);
  return pairs.filter((pair) => commonPairs.has(pair)).length / pairs.length >= leastShare;
}

function pairsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return [...plain.matchAll(/(?=(\p{L}\p{L}))/gu)].map(([, pair]) => pair!);
}

/** `!"#$ %&'(`: what numbers of glyphs look like when they are taken for characters. */
function isSalad(text: string, latin: number): boolean {
  const digits = text.match(/\d/g)?.length ?? 0;
  const signs = text.match(/[^\p{L}\d\s]/gu)?.length ?? 0;
  return signs > 20 && signs > 2 * (latin + digits);
}
