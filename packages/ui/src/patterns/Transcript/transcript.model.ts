import type { ReactNode } from 'react';
import type { Tone } from '../../tokens/colors.ts';

/** Times are milliseconds from the start of the call. */
export interface TranscriptWord {
  text: string;
  startMs: number;
  endMs: number;
  /** How sure the recogniser is, 0 to 1. */
  confidence?: number;
}

/** What was done because of a turn. */
export interface TranscriptAction {
  id: string;
  label: string;
  tone?: Tone;
  icon?: ReactNode;
  /** Where it can be seen. */
  href?: string;
}

/** What one speaker says before another does. */
export interface TranscriptTurn {
  id: string;
  /** The `id` of a speaker. */
  speaker: string;
  /** Null where nobody has measured it. */
  startMs: number | null;
  text: string;
  /** Words of the text, in order. Without them the turn is marked as a whole. */
  words?: readonly TranscriptWord[];
  actions?: readonly TranscriptAction[];
  /** Still being said: the text may change. */
  isPartial?: boolean;
}

/** A place in the text of a turn. */
export interface Hit {
  turn: number;
  from: number;
  to: number;
}

/** A stretch of text that looks the same from end to end. */
export interface Segment {
  /** Where it begins in the text. */
  from: number;
  text: string;
  /** Index of the word that it belongs to. */
  word?: number;
  /** Index among the hits of this turn. */
  hit?: number;
}

/** `1:05`, `1:02:03`. */
export function clock(ms: number): string {
  const seconds = Math.floor(Math.max(ms, 0) / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** The turn that is heard at a time; -1 before the first. Turns are in the order in which they begin. */
export const turnAt = (turns: readonly TranscriptTurn[], ms: number): number => turns.findLastIndex(({ startMs }) => startMs !== null && startMs <= ms);

/** The word that is heard at a time; -1 in a pause. */
export const wordAt = (words: readonly TranscriptWord[], ms: number): number => words.findIndex(({ startMs, endMs }) => startMs <= ms && ms < endMs);

/** Text without case and accents, and the place in the original of each of its characters. */
function folded(text: string): { text: string; places: number[] } {
  let plain = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    plain += bare;
    for (let at = 0; at < bare.length; at += 1) places.push(place);
    place += letter.length;
  }
  places.push(place);
  return { text: plain, places };
}

/** Where a query occurs, whatever its case and accents; nothing for an empty one. */
export function hitsOf(turns: readonly TranscriptTurn[], query: string): Hit[] {
  const wanted = folded(query.trim()).text;
  if (wanted === '') return [];
  return turns.flatMap(({ text }, turn) => {
    const plain = folded(text);
    const hits: Hit[] = [];
    for (let at = plain.text.indexOf(wanted); at !== -1; at = plain.text.indexOf(wanted, at + wanted.length)) {
      hits.push({ turn, from: plain.places[at] ?? 0, to: plain.places[at + wanted.length] ?? text.length });
    }
    return hits;
  });
}

/** Where each word stands in the text. A word that is not found, such as one that was edited away, has no place. */
function rangesOf(text: string, words: readonly TranscriptWord[]): { word: number; from: number; to: number }[] {
  let end = 0;
  return words.flatMap((word, at) => {
    const from = text.indexOf(word.text, end);
    if (from === -1 || word.text === '') return [];
    end = from + word.text.length;
    return { word: at, from, to: end };
  });
}

/** Cuts a turn where a word or a hit begins or ends. */
export function segmentsOf({ text, words = [] }: Pick<TranscriptTurn, 'text' | 'words'>, hits: readonly Pick<Hit, 'from' | 'to'>[]): Segment[] {
  const ranges = rangesOf(text, words);
  const cuts = [0, text.length, ...[...ranges, ...hits].flatMap(({ from, to }) => [from, to])];
  const edges = [...new Set(cuts)].toSorted((a, b) => a - b);
  return edges.slice(1).map((to, at) => {
    const from = edges[at] ?? 0;
    const word = ranges.find((range) => range.from <= from && to <= range.to)?.word;
    const hit = hits.findIndex((some) => some.from <= from && to <= some.to);
    return { from, text: text.slice(from, to), ...(word !== undefined && { word }), ...(hit !== -1 && { hit }) };
  });
}
