import type { DocumentType, NextStep } from '../vocabulary.ts';

const withoutPatient: readonly DocumentType[] = ['junk', 'correspondence', 'other'];

export interface FilingDraft {
  documentType: DocumentType | null;
  patientId: string | null;
  nextStep: NextStep;
}

export interface FilingProblem {
  path: 'documentType' | 'patientId';
  code: 'required';
}

/** What keeps a draft from being filed. A clinical document goes to somebody's chart; a letter to the clinic need not. */
export function filingProblems(draft: FilingDraft): FilingProblem[] {
  if (!draft.documentType) return [{ path: 'documentType', code: 'required' }];
  const needsPatient = draft.nextStep !== 'file' || !withoutPatient.includes(draft.documentType);
  return needsPatient && !draft.patientId ? [{ path: 'patientId', code: 'required' }] : [];
}
