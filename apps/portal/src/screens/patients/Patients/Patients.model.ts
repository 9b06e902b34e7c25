import type { FaxSummary, Patient, PatientFields, UnmergePreview } from '@intake/api/contract';
import type { Loadable, Paged } from '../../../data/loadable.ts';
import type { Problem } from '../../../data/problem.ts';
import type { PreviewModel } from '../../../shared/faxPreview/preview.model.ts';
import type { Doubles } from './PatientDoubles.tsx';
import type { UndoMergeDrawerProps } from './UndoMergeDrawer.tsx';

export type ChartModel = { state: 'none' } | Loadable<Patient>;

/** What is stored resolves to the chart, what is refused to the reason: the dialog keeps what was typed. */
export type Stored = Promise<{ patient: Patient } | { problem: Problem }>;

/** Everything that the screen shows; no promise, no hook, no address. */
export interface PatientsModel {
  /** What was searched for; empty for everybody. */
  text: string;
  list: Paged<Patient>;
  openPatientId: string | null;
  chart: ChartModel;
  /** Null for those who may not read faxes. */
  documents: Paged<FaxSummary> | null;
  /** Null for those who may not write charts, and until it is known. */
  doubles: Doubles | null;
  /** The merge that is to be undone. */
  undoing: UnmergePreview | null;
  openFaxId: string | null;
  preview: PreviewModel;
  mayWrite: boolean;
  /** Whether one may book a visit for whom is open. */
  mayBook: boolean;
  /** What was sent leads to what became of it. */
  mayReadSent: boolean;
  /** The day in the clinic, `YYYY-MM-DD`; ages are told from it. */
  today: string;
}

export interface PatientsActions {
  onSearch: (search: { text: string }) => void;
  onMore: () => void;
  onRetry: () => void;
  /** Null closes the chart. */
  onOpen: (open: { patientId: string | null }) => void;
  onRetryChart: () => void;
  onMoreDocuments: () => void;
  onRetryDocuments: () => void;
  /** Null closes the document. */
  onOpenFax: (open: { faxId: string | null }) => void;
  /** Left out where one may not send. */
  onSendFax?: (() => void) | undefined;
  /** Null closes what is to be undone. */
  onUndoMerge: (undo: { mergeId: string | null }) => void;
  onUnmerge: UndoMergeDrawerProps['onUnmerge'];
  onShowPage: (shown: { page: number }) => void;
  onRetryPreview: () => void;
  onCreate: (creation: { fields: PatientFields; confirmedNew: boolean }) => Stored;
  onUpdate: (change: { patient: Patient; fields: PatientFields }) => Stored;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const idOf = (text: string | null) => (text && uuid.test(text) ? text : null);

/** What is open: ids alone. A document without its chart is nothing. */
export function openOf(address: URLSearchParams): { patientId: string | null; faxId: string | null } {
  const patientId = idOf(address.get('patient'));
  return { patientId, faxId: patientId && idOf(address.get('fax')) };
}

export const addressOf = (patientId: string | null, faxId: string | null = null) =>
  new URLSearchParams([['patient', patientId], ['fax', faxId]].filter((part): part is [string, string] => Boolean(part[1])));
