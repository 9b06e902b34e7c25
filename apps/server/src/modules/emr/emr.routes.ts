import { emrContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { EmrService } from './emr.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const emrRoutes = (emr: EmrService) =>
  implement(emrContract, {
    listEmrTargets: ({ actor }) => emr.list(actor),
    createEmrTarget: ({ actor, body }) => emr.create(actor, body),
    updateEmrTarget: ({ actor, body }) => emr.update(actor, body),
    tryEmrTarget: ({ actor, body }) => emr.try(actor, body.id),
    listEmrExports: ({ actor, query }) => emr.page(actor, query),
    exportFax: ({ actor, body }) => emr.give(actor, body),
    listFaxExports: ({ actor, params }) => emr.ofFax(actor, params.id),
    repeatEmrExport: ({ actor, body }) => emr.again(actor, body.id),
    repeatEmrExports: ({ actor, body }) => emr.againAll(actor, body),
    settleEmrExport: ({ actor, body }) => emr.settle(actor, body.id),
  });
