import { duplicateContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { DuplicateService } from './duplicate.service.ts';

export const duplicateRoutes = (duplicates: DuplicateService) =>
  implement(duplicateContract, {
    listDuplicates: ({ actor, query }) => duplicates.list(actor, query),
    listPatientDuplicates: ({ actor, params }) => duplicates.ofPatient(actor, params.id),
    decideDuplicate: ({ actor, body }) => duplicates.decide(actor, body),
  });
