import type { Score } from './evidence.ts';

export interface Scored extends Score {
  id: string;
}

/** From this score on a candidate may be chosen without a person. */
export const matchThreshold = 0.85;

/** The best must be this far ahead: two charts that fit equally are a question, not an answer. */
export const matchMargin = 0.1;

/** The one candidate that stands out, or null; all candidates, best first. "No match" is an answer. */
export function decide<Candidate extends Scored>(candidates: Candidate[]): { match: string | null; candidates: Candidate[] } {
  const ranked = [...candidates].sort((a, b) => b.score - a.score || a.id.localeCompare(b.id));
  const [best, second] = ranked;
  const standsOut = best && best.score >= matchThreshold && best.score - (second?.score ?? 0) >= matchMargin;
  return { match: standsOut ? best.id : null, candidates: ranked };
}
