import type { FaxSummary, Patient, PatientFields, UnmergePreview } from '@intake/api/contract';
import type { Loadable, Paged } from '../../../data/loadable.ts';
import type { Problem } from '../../../data/problem.ts';
import type { PreviewModel } from '../../../shared/faxPreview/preview.model.ts';
import type { ContactsPartProps } from './contacts/ContactsPart.tsx';
import type { ConsentsPartProps } from './consents/ConsentsPart.tsx';
import type { ExportMenuProps } from './export/ExportMenu.tsx';
import type { KnownDoubles } from '../../../shared/merge/Doubles.tsx';
import type { SeenPartProps } from './seen/SeenPart.tsx';
import type { TimelinePartProps } from './timeline/TimelinePart.tsx';
import type { UndoMergeDrawerProps } from '../../../shared/merge/UndoMergeDrawer.tsx';

/** The parts of a chart, in their order. */
export const chartParts = ['timeline', 'documents', 'contacts', 'consents', 'seen'] as const;
export type ChartPart = (typeof chartParts)[number];

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
  doubles: KnownDoubles | null;
  /** The merge that is to be undone. */
  undoing: UnmergePreview | null;
  /** What is shown below the head of the chart. */
  part: ChartPart;
  timeline: TimelinePartProps;
  contacts: ContactsPartProps;
  consents: ConsentsPartProps;
  /** Null for those who may not read the audit trail. */
  seen: SeenPartProps | null;
  openFaxId: string | null;
  preview: PreviewModel;
  /** Where a patient may rather come. */
  locations: readonly { id: string; name: string }[];
  mayWrite: boolean;
  /** Whether one may book a visit for whom is open. */
  mayBook: boolean;
  /** What was sent leads to what became of it. */
  mayReadSent: boolean;
  /** The day in the clinic, `YYYY-MM-DD`; ages are told from it. */
  today: string;
}

export interface PatientsActions {
  onImport: () => void;
  onSearch: (search: { text: string }) => void;
  onMore: () => void;
  onRetry: () => void;
  /** Null closes the chart. */
  onOpen: (open: { patientId: string | null }) => void;
  onRetryChart: () => void;
  /** A part by its name; one that there is not opens none. */
  onOpenPart: (open: { part: string }) => void;
  onExport: ExportMenuProps['onExport'];
  onMoreDocuments: () => void;
  onRetryDocuments: () => void;
  /** Null closes the document. */
  onOpenFax: (open: { faxId: string | null }) => void;
  /** Left out where one may not send. */
  onSendFax?: (() => void) | undefined;
  /** Writes a text message; left out where one may not send. */
  onText?: ((text: { patientId: string }) => void) | undefined;
  onCall?: ((call: { patientId: string; name: string; appointmentId: null }) => void) | undefined;
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

const partOf = (text: string | null): ChartPart | null => chartParts.find((part) => part === text) ?? null;

/** What is open: ids, and the part of the chart. A document without its chart is nothing. */
export function openOf(address: URLSearchParams): { patientId: string | null; part: ChartPart | null; faxId: string | null } {
  const patientId = idOf(address.get('patient'));
  return { patientId, part: patientId ? partOf(address.get('part')) : null, faxId: patientId && idOf(address.get('fax')) };
}

export const addressOf = (patientId: string | null, { part = null, faxId = null }: { part?: ChartPart | null; faxId?: string | null } = {}) =>
  new URLSearchParams([['patient', patientId], ['part', part], ['fax', faxId]].filter((known): known is [string, string] => Boolean(known[1])));
