import type { Bin, FaxDetail, FaxSummary, Modality } from '@intake/api/contract';
import type { Filters, FaxView } from './filters.ts';

/** What went wrong, as the server's code; every known code has a message, others a general one. */
export interface Problem {
  code: string;
  /** Fields that the server refused. */
  fields?: readonly { path: string; code: string }[];
  /** What is known already under the refused identifier, such as the patient who has this health number. */
  existingId?: string;
}

/** Resolves to null when it worked, else to what went wrong: the screen keeps what was typed. */
export type Outcome = Promise<Problem | null>;

/** A patient or a physician that somebody chose. */
export interface Party {
  id: string;
  name: string;
  details: readonly string[];
}

export type ListModel =
  | { state: 'loading' }
  | { state: 'failed'; problem: Problem }
  | {
      state: 'ready';
      rows: readonly FaxSummary[];
      /** Faxes that arrived above what is shown and wait for a word, so that nothing jumps. */
      newCount: number;
      more: 'none' | 'idle' | 'loading' | 'failed';
    };

/** Who may change the open fax now. */
export type FaxAccess =
  | { mode: 'edit' }
  | { mode: 'claiming' }
  | { mode: 'view'; because: 'permission' | 'status' }
  | { mode: 'view'; because: 'claimed'; holder: string; until: string };

export type DetailModel =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; problem: Problem }
  | { state: 'ready'; fax: FaxDetail; access: FaxAccess };

/** The answer to what was typed into a search for a person. */
export type PartySearch =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'failed'; problem: Problem }
  | { state: 'ready'; parties: readonly Party[] };

export interface Upload {
  id: string;
  name: string;
  size: number;
  /** 0 to 1 */
  progress: number;
  state: 'waiting' | 'sending' | 'storing' | 'done' | 'duplicate' | 'failed';
  problem: Problem | null;
  /** The fax it became, or the one that holds the same content. */
  faxId: string | null;
}

export interface MyAction {
  id: string;
  kind: 'file' | 'reject' | 'hold' | 'split' | 'edit';
  faxId: string;
  patientName: string | null;
  at: string;
}

/** Everything that the workbench shows; no promise, no hook, no address. */
export interface IncomingFaxesModel {
  filters: Filters;
  list: ListModel;
  detail: DetailModel;
  openFaxId: string | null;
  /** Counted up to `limit`, which then means "that many or more"; null while unknown. */
  counts: { views: Partial<Record<FaxView, number>>; limit: number } | null;
  bins: readonly Bin[];
  modalities: readonly Modality[];
  patientSearch: PartySearch;
  physicianSearch: PartySearch;
  uploads: readonly Upload[];
  actions: readonly MyAction[];
  may: { triage: boolean; createPatients: boolean };
  userId: string;
  /** Milliseconds since 1970; ages and clocks are told from it. */
  now: number;
}
