import { z } from 'zod';
import { Merge } from '../../contract/patient/merge.contract.ts';
import { PhysicianMergePreview, PhysicianPair, PhysicianUnmergePreview } from '../../contract/patient/physicianMerge.contract.ts';
import { daysAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';
import { physicians } from './physician.fixtures.ts';

const [okonkwo] = physicians;
const again = { ...okonkwo!, id: fixtureId('physician', 41), familyName: 'Okonkwo-Bell', licenceNumber: null, billingNumber: null, province: null, specialty: 'General practice', clinicName: null, sites: [] };

/** Two entries of one physician: the second came with a fax. */
export const physicianMergePreview = PhysicianMergePreview.parse({
  kept: okonkwo,
  merged: again,
  score: 0.962,
  reasons: [
    { code: 'familyName', degree: 'part', agrees: true, weight: 3.5 },
    { code: 'givenName', degree: 'same', agrees: true, weight: 3.5 },
    { code: 'fax', degree: 'same', agrees: true, weight: 3 },
    { code: 'specialty', degree: 'different', agrees: false, weight: 1 },
  ],
  secondPerson: [],
  moves: [{ table: 'fax', count: 6 }, { table: 'physician_site', count: 1 }],
  proposal: null,
});

export const physicianPairs = z.array(PhysicianPair).parse([
  { id: fixtureId('duplicate', 11), physicians: [okonkwo, again], score: 0.962, reasons: physicianMergePreview.reasons, proposedMergeId: null },
]);

export const physicianMerges = z.array(Merge).parse([
  {
    id: fixtureId('merge', 11), keptId: okonkwo!.id, mergedId: again.id, state: 'done', secondPerson: [], mergedName: 'Okonkwo-Bell, Adaeze', proposedBy: 'Ines Okafor',
    proposedAt: daysAgo(2), decidedBy: 'Ines Okafor', decidedAt: daysAgo(2), undoneBy: null, undoneAt: null,
  },
]);

/** A document came after the merge. */
export const physicianUnmergePreview = PhysicianUnmergePreview.parse({
  merge: physicianMerges[0],
  kept: okonkwo,
  merged: { ...again, mergedInto: okonkwo!.id },
  moves: physicianMergePreview.moves,
  later: [{ table: 'fax', link: 'physician_id', id: fixtureId('fax', 911), at: daysAgo(1), label: null }],
  changedSince: ['specialty'],
});
