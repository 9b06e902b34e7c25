import type { DuplicatePair, MergeKind, MergePreview, PhysicianPair } from '@intake/api/contract';
import type { Loadable, Paged } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { duplicatesSearch, type Both } from '../../../shared/merge/duplicatesPath.ts';
import type { AnyChoices, AnyPerson } from '../../../shared/merge/personFields.ts';
import type { AnyReason } from '../../../shared/merge/likeness.messages.ts';

/** Two who may be one person, the older one first. */
export interface Pair {
  id: string;
  score: number;
  people: readonly [AnyPerson, AnyPerson];
  /** The merge that waits for a second person. */
  proposedMergeId: string | null;
}

/** Two side by side. */
export interface Comparison extends Pick<MergePreview, 'score' | 'secondPerson' | 'moves'> {
  kept: AnyPerson;
  merged: AnyPerson;
  reasons: readonly AnyReason[];
  proposal: { id: string; choices: AnyChoices; proposedBy: string; isOwn: boolean } | null;
}

/** Everything that the screen shows; no promise, no hook, no address. */
export interface DuplicatesModel {
  kind: MergeKind;
  list: Paged<Pair>;
  open: Both | null;
  compare: { state: 'none' } | Loadable<Comparison>;
}

export interface DuplicatesActions {
  onKind: (change: { kind: MergeKind }) => void;
  onMore: () => void;
  onRetry: () => void;
  onRetryCompare: () => void;
  /** Null closes the comparison. */
  onOpen: (open: { both: Both | null }) => void;
  onMerge: (merge: { preview: Comparison; choices: AnyChoices }) => Outcome;
  onNotSame: (decision: Both) => Outcome;
  onAgree: (proposal: { id: string }) => Outcome;
  onRefuse: (proposal: { id: string }) => Outcome;
}

export const ofPatients = ({ patients, ...pair }: DuplicatePair): Pair => ({ ...pair, people: patients });
export const ofPhysicians = ({ physicians, ...pair }: PhysicianPair): Pair => ({ ...pair, people: physicians });

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const kindOf = (address: URLSearchParams): MergeKind => (address.get('kind') === 'physician' ? 'physician' : 'patient');

/** Which two are compared: ids alone stand in the address. */
export function bothOf(address: URLSearchParams): Both | null {
  const [keptId, mergedId] = [address.get(kindOf(address)), address.get('other')];
  return keptId && mergedId && uuid.test(keptId) && uuid.test(mergedId) && keptId !== mergedId ? { keptId, mergedId } : null;
}

export const addressOf = (kind: MergeKind, both: Both | null) => new URLSearchParams(duplicatesSearch(kind, both));

/** The older one stays, unless somebody wants it otherwise. */
export const pairOf = ({ people: [older, newer] }: Pair): Both => ({ keptId: older.id, mergedId: newer.id });

export const isPair = (pair: Pair, both: Both | null): boolean => both !== null && pair.people.every(({ id }) => id === both.keptId || id === both.mergedId);

/** The pair before or after the open one; the first one when none is open. */
export function neighbourOf(pairs: readonly Pair[], both: Both | null, by: 1 | -1): Both | null {
  const at = pairs.findIndex((pair) => isPair(pair, both));
  const next = pairs[at === -1 ? 0 : at + by];
  return next ? pairOf(next) : null;
}
