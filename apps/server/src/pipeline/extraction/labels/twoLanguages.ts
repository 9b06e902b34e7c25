import { dateOrderHint } from '@intake/api/rules';
import type { DateOrder } from '@intake/api/rules';
import { textOf } from '../page/rows.ts';
import type { Segment } from '../page/rows.ts';
import type { Token } from '../page/token.ts';
import type { LabelKind, LabelMeaning } from './labelWords.ts';

/** Words that ask for something only where the other language beside them says so. */
const halves: Readonly<Record<string, string>> = { given: 'given name', first: 'given name', naiss: 'naissance' };

const names: ReadonlySet<LabelKind> = new Set(['name', 'familyName']);
const numberWords = /(?:^| )(?:no|n°|nº|#|number|num[eé]ro)\.?(?= |$)/gi;

const longest = 9;

/** A label that opens a cell. */
interface Opening {
  meaning: LabelMeaning;
  /** Tokens up to, but not including, `to`. */
  to: number;
  colon: boolean;
  order: DateOrder | null;
}

/**
 * `Surname / Nom`, `DOB / Naiss. (AAAA-MM-JJ):`: a cell, or what stands before its colon, that asks for one thing in two
 * languages; the stroke between may have been read or not. Null for what asks for two things, as `Phone / Fax` does.
 */
export function inTwoLanguages(segment: Segment, meaningOf: (words: string) => LabelMeaning | undefined): Opening | null {
  const colon = segment.tokens.findIndex(({ text }) => /[:;]$/.test(text));
  const to = colon < 0 ? segment.tokens.length : colon + 1;
  if (to > longest) return null;
  const { words, order } = withoutHint(segment.tokens.slice(0, to));
  // `Patient name` is one label of one language.
  if (words.length < 2 || words.some((word) => /\d/.test(word)) || meaningOf(words.join(' '))) return null;
  const asked = (part: string[]) => {
    const text = part.join(' ').replace(/[.:;]$/, '');
    return meaningOf(halves[text.toLowerCase()] ?? text) ?? meaningOf(text.replace(numberWords, ' ').trim());
  };
  for (let at = 1; at < words.length; at++) {
    const [one, other] = [asked(words.slice(0, at)), asked(words.slice(at))];
    const meaning = one && other && sameOf(one, other);
    if (meaning) return { meaning, to, colon: colon >= 0, order };
  }
  return null;
}

/** The words of a label without strokes between them, and what brackets at its end say about the order of a date. */
function withoutHint(tokens: Token[]) {
  const text = textOf(tokens);
  const hint = /\([^()]*\)[:;]?$/.exec(text)?.[0];
  const order = hint ? dateOrderHint(hint) : null;
  return { words: (order ? text.slice(0, -hint!.length) : text).split(/[\s/|]+/).filter((word) => /[\p{L}\d]/u.test(word)), order };
}

function sameOf(one: LabelMeaning, other: LabelMeaning): LabelMeaning | undefined {
  if (one.role !== other.role) return undefined;
  if (one.kind === other.kind) return one;
  // `Nom` is the family name where the other language says so.
  return names.has(one.kind) && names.has(other.kind) ? (one.kind === 'familyName' ? one : other) : undefined;
}
