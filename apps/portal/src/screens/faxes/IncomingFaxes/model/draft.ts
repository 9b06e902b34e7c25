import type { FaxDetail, FileFax, Modality } from '@intake/api/contract';
import { certaintyOf, documentTypes, filingProblems, priorities } from '@intake/api/rules';
import type { DocumentType, FilingProblem, NextStep, Priority } from '@intake/api/rules';
import { certainValue, extractionOf } from './evidence.ts';
import type { Party } from './party.ts';

/** What will be filed, as far as it has been decided. */
export interface Draft {
  documentType: DocumentType | null;
  priority: Priority;
  patient: Party | null;
  physician: Party | null;
  modalityId: string | null;
  nextStep: NextStep;
  reason: string;
  note: string;
}

export interface DraftState {
  draft: Draft;
  /** Fields that a person changed: they are never overwritten by a proposal. */
  touched: readonly (keyof Draft)[];
}

/** The usual next step of a document; the person decides. */
export const usualStep = (type: DocumentType | null): NextStep =>
  type === 'referral' ? 'referral' : type === 'requisition' ? 'appointment' : 'file';

/** The draft that a fax opens with: only what is certain; nobody is chosen unless the server was sure. */
export function draftOf(fax: FaxDetail, modalities: readonly Modality[]): Draft {
  const documentType = known(documentTypes, settled(fax, 'documentType', fax.documentType));
  return {
    documentType,
    priority: fax.priority !== 'routine' ? fax.priority : (known(priorities, certainValue(fax, 'urgency')) ?? fax.priority),
    patient: chosenParty(fax, 'patient'),
    physician: chosenParty(fax, 'physician'),
    modalityId: fax.modalityId ?? (certainValue(fax, 'service') ? (readModality(fax, modalities)?.id ?? null) : null),
    nextStep: fax.nextStep ?? usualStep(documentType),
    reason: settled(fax, 'reason', fax.reason) ?? '',
    note: fax.note ?? '',
  };
}

/** Writes one field. The next step follows the type until somebody chooses it. */
export function edited<Field extends keyof Draft>(state: DraftState, field: Field, value: Draft[Field]): DraftState {
  const draft = { ...state.draft, [field]: value };
  if (field === 'documentType' && !state.touched.includes('nextStep')) draft.nextStep = usualStep(draft.documentType);
  return { draft, touched: [...new Set([...state.touched, field])] };
}

/** The same draft after a fresh proposal: what a person changed stays. */
export function rebased(state: DraftState, proposal: Draft): DraftState {
  const kept = Object.fromEntries(state.touched.map((field) => [field, state.draft[field]]));
  return { draft: { ...proposal, ...kept }, touched: state.touched };
}

/** What keeps it from being filed, in the order of the form. */
export const problemsOf = (draft: Draft): FilingProblem[] =>
  filingProblems({ ...draft, patientId: draft.patient?.id ?? null });

/** The request that files it. Throws when `problemsOf` is not empty. */
export function fileRequest(fax: Pick<FaxDetail, 'id'>, version: number, draft: Draft): FileFax {
  if (!draft.documentType) throw new Error('A draft without a document type cannot be filed');
  return {
    faxId: fax.id,
    version,
    documentType: draft.documentType,
    priority: draft.priority,
    patientId: draft.patient?.id ?? null,
    physicianId: draft.physician?.id ?? null,
    modalityId: draft.modalityId,
    nextStep: draft.nextStep,
    reason: draft.reason.trim() || null,
    note: draft.note.trim() || null,
  };
}

/** The service offered that the document asks for; null when what was read, if anything was, is not offered. */
export const readModality = (fax: Pick<FaxDetail, 'readModalityId'>, modalities: readonly Modality[]): Modality | null =>
  modalities.find(({ id }) => id === fax.readModalityId) ?? null;

/** The list shows uncertain readings too; in the form such a one stays a suggestion. */
function settled(fax: FaxDetail, field: 'documentType' | 'reason', stored: string | null): string | null {
  const extraction = extractionOf(fax, field);
  const isUncertain = stored !== null && extraction?.value === stored && certaintyOf(extraction) !== 'certain';
  return isUncertain ? null : (stored ?? certainValue(fax, field));
}

function chosenParty(fax: FaxDetail, kind: 'patient' | 'physician'): Party | null {
  const candidate = fax.candidates.find((one) => one.kind === kind && one.chosen);
  if (candidate) return { id: candidate.id, name: candidate.name, details: candidate.details, alerts: candidate.alerts };
  const [id, name] = kind === 'patient' ? [fax.patientId, fax.patientName] : [fax.physicianId, fax.physicianName];
  return id && name ? { id, name, details: [], alerts: kind === 'patient' ? fax.patientAlerts : [] } : null;
}

const known = <T extends string>(values: readonly T[], text: string | null): T | null =>
  values.find((value) => value === text) ?? null;
