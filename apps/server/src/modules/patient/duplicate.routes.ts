import { duplicateContract, type DuplicateReason, type MergeChoices, type Patient } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { DuplicateService } from '../merge/duplicate.service.ts';

export const duplicateRoutes = (duplicates: DuplicateService<Patient, MergeChoices, DuplicateReason>) =>
  implement(duplicateContract, {
    listDuplicates: async ({ actor, query }) => {
      const { items, nextCursor } = await duplicates.list(actor, query);
      return { nextCursor, items: items.map(({ people, ...pair }) => ({ ...pair, patients: people })) };
    },
    listPatientDuplicates: async ({ actor, params }) => (await duplicates.of(actor, params.id)).map(({ person, ...found }) => ({ ...found, patient: person })),
    decideDuplicate: ({ actor, body: { patientId, ...decision } }) => duplicates.decide(actor, { id: patientId, ...decision }),
  });
