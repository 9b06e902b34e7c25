import type { DocumentType, NextStep } from '../vocabulary.ts';

const withoutPatient: readonly DocumentType[] = ['junk', 'correspondence', 'other'];

export interface FilingDraft {
  documentType: DocumentType | null;
  patientId: string | null;
  nextStep: NextStep;
  reason: string | null;
}

export interface FilingProblem {
  path: 'documentType' | 'patientId' | 'reason';
  code: 'required';
}

/** What keeps a draft from being filed. A clinical document goes to somebody's chart; a letter to the clinic need not, nor its project. */
export function filingProblems({ documentType, patientId, nextStep, reason }: FilingDraft): FilingProblem[] {
  if (!documentType) return [{ path: 'documentType', code: 'required' }];
  const needsPatient = !['file', 'project'].includes(nextStep) || !withoutPatient.includes(documentType);
  return [
    ...(needsPatient && !patientId ? [{ path: 'patientId', code: 'required' } as const] : []),
    // What a project is called.
    ...(nextStep === 'project' && !reason?.trim() ? [{ path: 'reason', code: 'required' } as const] : []),
  ];
}
