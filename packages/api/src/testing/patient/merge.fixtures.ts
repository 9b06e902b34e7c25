import { z } from 'zod';
import { DuplicatePair } from '../../contract/patient/duplicate.contract.ts';
import { Merge, MergePreview, UnmergePreview } from '../../contract/patient/merge.contract.ts';
import { daysAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';
import { patients } from './patient.fixtures.ts';

const [margaux, tadeusz, , wei] = patients;
const again = { ...margaux!, id: fixtureId('patient', 41), givenName: 'Margo', healthNumber: null, versionCode: null, province: null, phones: ['+16475550101'], email: null, createdAt: daysAgo(4) };

/** Two charts of one person: the second was entered in a hurry. */
export const mergePreview = MergePreview.parse({
  kept: margaux,
  merged: again,
  score: 0.993,
  reasons: [
    { code: 'birthDate', degree: 'same', agrees: true, weight: 6.5 },
    { code: 'familyName', degree: 'same', agrees: true, weight: 4.5 },
    { code: 'phone', degree: 'same', agrees: true, weight: 3.5 },
    { code: 'address', degree: 'same', agrees: true, weight: 3 },
    { code: 'givenName', degree: 'similar', agrees: true, weight: 2.5 },
  ],
  secondPerson: [],
  moves: [{ table: 'fax', count: 3 }, { table: 'request', count: 1 }, { table: 'candidate', count: 2 }],
  proposal: null,
});

export const duplicatePairs = z.array(DuplicatePair).parse([
  { id: fixtureId('duplicate', 1), patients: [margaux, again], score: 0.993, reasons: mergePreview.reasons, proposedMergeId: null },
  {
    id: fixtureId('duplicate', 2), patients: [tadeusz, { ...tadeusz!, id: fixtureId('patient', 42), familyName: 'Wojcik' }], score: 0.991,
    reasons: [{ code: 'familyName', degree: 'same', agrees: true, weight: 4.5 }], proposedMergeId: fixtureId('merge', 9),
  },
  {
    id: fixtureId('duplicate', 3), patients: [wei, { ...wei!, id: fixtureId('patient', 43), familyName: '李', givenName: '伟' }], score: 0.941,
    reasons: [{ code: 'familyName', degree: 'transliterated', agrees: true, weight: 4 }], proposedMergeId: null,
  },
]);

export const merges = z.array(Merge).parse([
  {
    id: fixtureId('merge', 1), keptId: margaux!.id, mergedId: again.id, state: 'done', secondPerson: [], mergedName: 'Delacroix, Margo', proposedBy: 'Ines Okafor',
    proposedAt: daysAgo(2), decidedBy: 'Ines Okafor', decidedAt: daysAgo(2), undoneBy: null, undoneAt: null,
  },
]);

/** A document and a request came after the merge. */
export const unmergePreview = UnmergePreview.parse({
  merge: merges[0],
  kept: margaux,
  merged: { ...again, mergedInto: margaux!.id },
  moves: mergePreview.moves,
  later: [
    { table: 'fax', link: 'patient_id', id: fixtureId('fax', 901), at: daysAgo(1), label: null },
    { table: 'request', link: 'patient_id', id: fixtureId('request', 902), at: daysAgo(1), label: 'R-2418' },
  ],
  changedSince: ['address'],
});
