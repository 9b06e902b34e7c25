import { certaintyOf } from '@intake/api/rules';
import { expect, test } from 'vitest';
import { candidates, faxDetail, modalities, patients } from '@intake/api/testing';
import { withReading } from '../IncomingFaxes.fixtures.ts';
import { draftOf, edited, fileRequest, problemsOf, rebased } from './draft.ts';
import { evidenceFor, placeOf } from './evidence.ts';

const fax = faxDetail;
const unsureReason = withReading('reason', { confidence: 0.71 }, { ...fax, reason: fax.extractions.find(({ field }) => field === 'reason')?.value ?? null });

test('a fax opens with what is certain, and with the people the server was sure of', () => {
  const draft = draftOf(fax, modalities);
  expect(draft).toMatchObject({ documentType: 'referral', priority: 'urgent', nextStep: 'referral', modalityId: modalities[0]?.id });
  expect(draft.patient?.name).toBe('Margaux Delacroix');
  expect(problemsOf(draft)).toEqual([]);
});

test('a low-confidence value is a suggestion and is not written', () => {
  expect(draftOf(unsureReason, modalities).reason).toBe('');
  expect(certaintyOf(evidenceFor(unsureReason, 'reason')[0] ?? null)).toBe('suggested');
  expect(draftOf(withReading('service', { confidence: 0.5 }), modalities).modalityId).toBeNull();
});

test('a modality that is not offered is not selected, even where it was read', () => {
  expect(draftOf({ ...fax, readModalityId: null }, modalities).modalityId).toBeNull();
});

test('a value with several readings is never written, however confident', () => {
  const twoWays = withReading('reason', { confidence: 0.99, flags: ['ambiguous'], alternatives: ['a', 'b'] });
  expect(draftOf(twoWays, modalities).reason).toBe('');
  expect(certaintyOf(evidenceFor(twoWays, 'reason')[0] ?? null)).toBe('ambiguous');
});

test('nobody is chosen when the server was not sure, so a clinical fax cannot be filed', () => {
  const unsure = { ...fax, candidates: candidates.map((one) => ({ ...one, chosen: false })) };
  const draft = draftOf(unsure, modalities);
  expect(draft.patient).toBeNull();
  expect(problemsOf(draft)).toEqual([{ path: 'patientId', code: 'required' }]);
});

test('the next step follows the type until somebody chooses it', () => {
  const start = { draft: draftOf(fax, modalities), touched: [] };
  expect(edited(start, 'documentType', 'lab-result').draft.nextStep).toBe('file');
  const chosen = edited(start, 'nextStep', 'appointment');
  expect(edited(chosen, 'documentType', 'lab-result').draft.nextStep).toBe('appointment');
});

test('a fresh proposal keeps what a person wrote', () => {
  const typed = edited({ draft: draftOf(fax, modalities), touched: [] }, 'note', 'Call the ward first');
  const later = rebased(typed, { ...draftOf(fax, modalities), documentType: 'consult-report', note: '' });
  expect(later.draft).toMatchObject({ documentType: 'consult-report', note: 'Call the ward first' });
});

test('the request names ids and the version that was seen; empty text is null', () => {
  const draft = { ...draftOf(fax, modalities), reason: '  ' };
  expect(fileRequest(fax, 7, draft)).toMatchObject({ faxId: fax.id, version: 7, patientId: patients[0]?.id, reason: null });
  expect(() => fileRequest(fax, 7, { ...draft, documentType: null })).toThrow('document type');
});

test('a field points to its evidence on the page', () => {
  expect(placeOf(fax, 'patient')?.field).toBe('patient.name');
  expect(placeOf({ extractions: [] }, 'patient')).toBeNull();
});
