import type { Bin, FaxDetail, FaxSummary, Modality, PatientFields, PhysicianFields, Word } from '@intake/api/contract';
import type { ReactNode } from 'react';
import type { Loadable, More } from '../../../../data/loadable.ts';
import type { Outcome, Problem } from '../../../../data/problem.ts';
import type { Draft } from './draft.ts';
import type { FaxView, Filters } from './filters.ts';
import type { PlannedPage } from './pagePlan.ts';
import type { Party } from './party.ts';

export type ListModel = Loadable<{
  rows: readonly FaxSummary[];
  /** Faxes that arrived above what is shown and wait for a word, so that nothing jumps. */
  newCount: number;
  more: More;
}>;

/** Who may change the open fax now. */
export type FaxAccess =
  | { mode: 'edit' }
  | { mode: 'claiming' }
  | { mode: 'view'; because: 'permission' | 'status' }
  | { mode: 'view'; because: 'claimed'; holder: string; until: string };

/** The fax that is open. */
export interface OpenedFax {
  fax: FaxDetail;
  access: FaxAccess;
  /** By page number, for the pages whose words have come. */
  words: Readonly<Record<number, readonly Word[]>>;
}

export type DetailModel = { state: 'none' } | Loadable<OpenedFax>;

/** The answer to what was typed into a search for a person. */
export type PartySearch = { state: 'idle' } | Loadable<readonly Party[]>;

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

/** For whom and what a visit would be booked, as the form stands. */
export interface VisitsOf {
  patientId: string | null;
  modalityId: string | null;
}

/** Everything that the workbench shows; no promise, no hook, no address. */
export interface IncomingFaxesModel {
  filters: Filters;
  list: ListModel;
  detail: DetailModel;
  /** What the open fax says to answer and is attached to; left out where that is nothing. */
  requests?: ReactNode;
  /** What was booked from the open fax, and the way to book for its patient; left out where one may not see the calendar. */
  visits?: ((of: VisitsOf) => ReactNode) | undefined;
  openFaxId: string | null;
  /** Counted up to `limit`, which then means "that many or more"; null while unknown. */
  counts: { views: Partial<Record<FaxView, number>>; limit: number } | null;
  bins: readonly Bin[];
  modalities: readonly Modality[];
  patientSearch: PartySearch;
  physicianSearch: PartySearch;
  uploads: readonly Upload[];
  /** Null until somebody wants to see them. */
  actions: readonly MyAction[] | null;
  /** The list leaves while a fax is open, and leaves the page its room. */
  isListHidden: boolean;
  may: { triage: boolean; createPatients: boolean };
  userId: string;
  /** Milliseconds since 1970; ages and clocks are told from it. */
  now: number;
}

/** What can be done with the open fax. Each waits for the server: a fax never looks filed before it is. */
export interface FaxActions {
  /** Files it; pages that were turned while looking become a new version first. The next fax opens. */
  onFile: (filing: { draft: Draft; turned: readonly PlannedPage[] | null }) => Outcome;
  onHold: (change: { hold: boolean; note: string | null }) => Outcome;
  onReject: (rejection: { reason: 'junk' }) => Outcome;
  /** Leads through rejecting it as misdirected. */
  onMisdirected: () => void;
  onRetryStage: () => Outcome;
  onReadAgain: () => Outcome;
  onEditPages: (edit: { pages: readonly PlannedPage[]; append: FaxSummary | null }) => Outcome;
  /** `pages` is null when nothing but the splits changed; `parts` count from 1 in the order of the plan. */
  onSplit: (split: { pages: readonly PlannedPage[] | null; parts: readonly (readonly number[])[] }) => Outcome;
  onSearchPatients: (search: { text: string }) => void;
  onSearchPhysicians: (search: { text: string }) => void;
  onCreatePatient: (creation: { fields: PatientFields; confirmedNew: boolean }) => Promise<Created>;
  onCreatePhysician: (creation: { fields: PhysicianFields }) => Promise<Created>;
  onOpenFile: (request: { version: number }) => void;
  /** Saves pages as a PDF, all of them as they are where none are named; left out where one may not. Resolves when it is done or was told why not. */
  onSavePdf?: ((wanted: { pages: readonly PlannedPage[] | null }) => Promise<void>) | undefined;
  /** Sends its pages to somebody else; left out where one may not. */
  onSendOn?: (() => void) | undefined;
  /** Attaches it to an open referral; left out where one may not. */
  onAttach?: (() => void) | undefined;
  onShowPage: (shown: { page: number }) => void;
  onReload: () => void;
}

export type Created = { party: Party } | { problem: Problem };
