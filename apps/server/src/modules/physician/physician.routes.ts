import { physicianContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { PhysicianService } from './physician.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const physicianRoutes = (physicians: PhysicianService) =>
  implement(physicianContract, {
    listPhysicians: ({ actor, query }) => physicians.list(actor, query),
    getPhysician: ({ actor, params }) => physicians.get(actor, params.id),
    createPhysician: ({ actor, body }) => physicians.create(actor, body),
    updatePhysician: ({ actor, body }) => physicians.update(actor, body),
    listLearnedNumbers: ({ actor, params }) => physicians.listLearned(actor, params.id),
    findPhysiciansByFax: ({ actor, query }) => physicians.findByFax(actor, query.fax),
  });
