import type { DocumentType, ExtractionField } from '@intake/api/rules';
import type { Box } from '../../platform/ocr/word.ts';
import type { DocumentView, PageView } from './document.ts';
import { legibilityOf } from './legibility.ts';
import { boxAround } from './page/page.ts';
import type { Reading } from './labels/readings.ts';
import { textOf, wordsOf } from './page/rows.ts';
import type { Token } from './page/token.ts';
import type { Senders } from './people/senders.ts';

/** One field with its evidence. */
export interface Extraction {
  field: ExtractionField;
  /** In normal form; null when what is written has more than one reading, or none. */
  value: string | null;
  /** As read from the page. */
  raw: string;
  /** 0 to 1. Below `writeThreshold` it is a suggestion. */
  confidence: number;
  page: number;
  box: Box;
  source: 'rule' | 'template';
  /** `ambiguous`, `conflicting`, `ticked`; of a health number `checksum:valid`, `province:ON`, `version:AB`. */
  flags: string[];
  /** Other possible values, the likeliest first. */
  alternatives: string[];
}

/** A value from this confidence on may be written into a form as found; below, it is only offered. */
export const writeThreshold = 0.75;

/** What one rule believes to have found, before the rules are weighed against each other. */
export interface Proposal {
  value: string | null;
  page: PageView;
  tokens: Token[];
  /** 0 to 1: how well the place and the form fit, leaving aside how well the words were read. */
  fit: number;
  /** The words that may have been misread, when some of them are of a closed list; otherwise all. */
  doubtful?: Token[];
  /** Free text, which may lose a letter without losing its sense. */
  prose?: boolean;
  /** A check digit or a second source confirms the letters, so that a doubtful reading may be believed. */
  proven?: boolean;
  flags?: string[];
  alternatives?: string[];
}

export interface ExtractionContext {
  document: DocumentView;
  readings: Reading[];
  documentType: DocumentType;
  senders: Senders;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** What the first rule has found that found something; a rule is not asked where one before it has answered. */
export function firstFound(...rules: (() => Proposal[])[]): Proposal[] {
  for (const rule of rules) {
    const found = rule();
    if (found.length > 0) return found;
  }
  return [];
}

/** Finds one field. Finding nothing is an answer. */
export interface FieldExtractor {
  field: ExtractionField;
  propose: (context: ExtractionContext) => Proposal[];
}

/** Weighs the proposals of one field; equal values strengthen, different ones weaken each other. */
export function decideField(field: ExtractionField, proposals: Proposal[]): Extraction | null {
  const ranked = proposals
    .map((proposal) => ({ ...proposal, confidence: proposal.fit * Math.max(legibilityOf(proposal), proposal.proven ? 0.92 : 0) }))
    .sort((a, b) => b.confidence - a.confidence);
  const best = ranked[0];
  const box = best && boxAround(wordsOf(best.tokens));
  if (!best || !box) return null;
  const same = ranked.filter((other) => other !== best && other.value !== null && other.value === best.value);
  const different = ranked.filter((other) => other.value !== null && other.value !== best.value);
  const rival = different.find((other) => other.confidence > best.confidence * 0.85);
  const agreed = same.length > 0 ? 1 - (1 - best.confidence) * 0.5 : best.confidence;
  return {
    field,
    value: best.value,
    raw: textOf(best.tokens),
    confidence: round(rival ? agreed * 0.8 : agreed),
    page: best.page.number,
    box,
    source: 'rule',
    flags: [...(best.flags ?? []), ...(rival ? ['conflicting'] : [])],
    alternatives: [...new Set([...(best.alternatives ?? []), ...different.map((other) => other.value!)])].slice(0, 5),
  };
}

const round = (confidence: number) => Math.round(confidence * 1000) / 1000;
