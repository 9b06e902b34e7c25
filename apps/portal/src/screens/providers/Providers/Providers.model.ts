import type { KnownDoubles } from '../../../shared/merge/Doubles.tsx';
import type { UndoMergeDrawerProps } from '../../../shared/merge/UndoMergeDrawer.tsx';
import type { Clinic, ClinicFields, LearnedNumber, Physician, PhysicianFields } from '@intake/api/contract';
import type { Loadable, Paged } from '../../../data/loadable.ts';
import type { Outcome, Problem } from '../../../data/problem.ts';

export const providerKinds = ['physicians', 'clinics'] as const;
export type ProviderKind = (typeof providerKinds)[number];

/** What is open beside the list. */
export type OpenProvider =
  | { kind: 'none' }
  | { kind: 'physicians'; id: string; physician: Loadable<Physician>; learned: Loadable<readonly LearnedNumber[]>; doubles: KnownDoubles | null }
  | { kind: 'clinics'; id: string; clinic: Loadable<Clinic>; people: Loadable<readonly Physician[]> };

/** The id of what is stored, or why it is not: the form keeps what was typed. */
export type Stored = Promise<{ id: string } | { problem: Problem }>;

/** Everything that the screen shows; no promise, no hook, no address. */
export interface ProvidersModel {
  kind: ProviderKind;
  /** What was searched for; empty for everybody. */
  text: string;
  list: Paged<Physician | Clinic>;
  open: OpenProvider;
  /** Clinics that answer to what was typed at a site. */
  choices: readonly { id: string; label: string }[];
  /** The merge that is to be undone. */
  undoing: UndoMergeDrawerProps['preview'] | null;
  mayWrite: boolean;
  mayMail: boolean;
}

export interface ProvidersActions {
  onKind: (change: { kind: ProviderKind }) => void;
  onSearch: (search: { text: string }) => void;
  onMore: () => void;
  onRetry: () => void;
  /** Null closes the entry. */
  onOpen: (open: { kind: ProviderKind; id: string } | null) => void;
  onRetryOpen: () => void;
  /** Null closes what is to be undone. */
  onUndoMerge: (undo: { mergeId: string | null }) => void;
  onUnmerge: UndoMergeDrawerProps['onUnmerge'];
  onSearchClinics: (search: { text: string }) => void;
  /** Null makes a new one. */
  onStorePhysician: (change: { physician: Physician | null; fields: PhysicianFields }) => Stored;
  onStoreClinic: (change: { clinic: Clinic | null; fields: ClinicFields }) => Stored;
  onRemoveClinic: (clinic: Clinic) => Outcome;
  onMail: (mail: { clinic: Clinic; subject: string; text: string }) => Outcome;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Which list, and what is open: ids alone. */
export function openOf(address: URLSearchParams): { kind: ProviderKind; id: string | null } {
  const kind = address.get('list') === 'clinics' ? 'clinics' : 'physicians';
  const id = address.get('id');
  return { kind, id: id && uuid.test(id) ? id : null };
}

export const addressOf = (kind: ProviderKind, id: string | null = null) =>
  new URLSearchParams([...(kind === 'clinics' ? [['list', kind]] : []), ...(id ? [['id', id]] : [])]);
