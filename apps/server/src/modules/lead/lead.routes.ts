import { leadContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { LeadService } from './lead.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const leadRoutes = (leads: LeadService) =>
  implement(leadContract, {
    listLeads: ({ query }) => leads.list(query),
    countLeads: ({ query }) => leads.count(query),
    getLead: ({ params }) => leads.get(params.id),
    listLeadOwners: () => leads.owners(),
    saveLead: ({ actor, body }) => leads.save(actor, body),
    exportLeads: ({ actor, query }) => leads.export(actor, query),
  });
