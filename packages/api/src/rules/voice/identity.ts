import type { IdentitySlot } from './flowWords.ts';

export type IdentityFacts = Partial<Record<IdentitySlot, string>>;

/** Facts that have to be given, and how often they may be wrong. */
export const leastFacts = 2;
export const identityTries = 3;

export const factsGiven = (facts: IdentityFacts): number => Object.values(facts).filter(Boolean).length;

/**
 * Whether the facts are those of exactly one of the people, all of them in one comparison. A wrong fact, too few facts and
 * somebody who is not known are the same answer.
 */
export function identifiedBy<Person extends { facts: IdentityFacts }>(given: IdentityFacts, people: readonly Person[]): Person | null {
  if (factsGiven(given) < leastFacts) return null;
  const entries = Object.entries(given).filter(([, value]) => value) as [IdentitySlot, string][];
  const matching = people.filter(({ facts }) => entries.every(([slot, value]) => facts[slot] === value));
  return matching.length === 1 ? matching[0]! : null;
}
