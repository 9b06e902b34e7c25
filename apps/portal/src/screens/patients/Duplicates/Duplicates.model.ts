import type { DuplicatePair, MergeChoices, MergedField, MergePreview, Patient } from '@intake/api/contract';
import type { Loadable, Paged } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';

/** Which chart stays and which goes into it. */
export interface Both {
  keptId: string;
  mergedId: string;
}

/** Everything that the screen shows; no promise, no hook, no address. */
export interface DuplicatesModel {
  list: Paged<DuplicatePair>;
  open: Both | null;
  compare: { state: 'none' } | Loadable<MergePreview>;
}

export interface DuplicatesActions {
  onMore: () => void;
  onRetry: () => void;
  onRetryCompare: () => void;
  /** Null closes the comparison. */
  onOpen: (open: { both: Both | null }) => void;
  onMerge: (merge: { preview: MergePreview; choices: MergeChoices }) => Outcome;
  onNotSame: (decision: Both) => Outcome;
  onAgree: (proposal: { id: string }) => Outcome;
  onRefuse: (proposal: { id: string }) => Outcome;
}

export const compared: readonly MergedField[] = ['familyName', 'givenName', 'birthDate', 'sex', 'healthNumber', 'phones', 'email', 'address', 'language'];

const isEmpty = (patient: Patient, field: MergedField) => patient[field] === null || patient[field].length === 0;

/** Whether both charts say the same in a field. */
export const isAlike = (kept: Patient, merged: Patient, field: MergedField): boolean =>
  JSON.stringify([kept[field], field === 'healthNumber' && [kept.versionCode, kept.province]]) ===
  JSON.stringify([merged[field], field === 'healthNumber' && [merged.versionCode, merged.province]]);

/** What stays says, unless it says nothing; phones add up. */
export function firstChoices(kept: Patient, merged: Patient): MergeChoices {
  const choices = Object.fromEntries(compared.map((field) => [field, isEmpty(kept, field) && !isEmpty(merged, field) ? 'merged' : 'kept'])) as MergeChoices;
  return kept.phones.length > 0 && merged.phones.some((phone) => !kept.phones.includes(phone)) ? { ...choices, phones: 'both' } : choices;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Which two are compared: ids alone stand in the address. */
export function bothOf(address: URLSearchParams): Both | null {
  const [keptId, mergedId] = [address.get('patient'), address.get('other')];
  return keptId && mergedId && uuid.test(keptId) && uuid.test(mergedId) && keptId !== mergedId ? { keptId, mergedId } : null;
}

export const addressOf = (both: Both | null) => new URLSearchParams(both ? { patient: both.keptId, other: both.mergedId } : {});

/** The older chart stays, unless somebody wants it otherwise. */
export const pairOf = ({ patients: [older, newer] }: DuplicatePair): Both => ({ keptId: older.id, mergedId: newer.id });

export const isPair = (pair: DuplicatePair, both: Both | null): boolean =>
  both !== null && pair.patients.every(({ id }) => id === both.keptId || id === both.mergedId);

/** The pair before or after the open one; the first one when none is open. */
export function neighbourOf(pairs: readonly DuplicatePair[], both: Both | null, by: 1 | -1): Both | null {
  const at = pairs.findIndex((pair) => isPair(pair, both));
  const next = pairs[at === -1 ? 0 : at + by];
  return next ? pairOf(next) : null;
}
