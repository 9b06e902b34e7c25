import { leadContract } from '../../contract/public/lead.contract.ts';
import { onePage } from '../base/answers.ts';
import { mock } from '../base/mock.ts';
import { leadDetail, leadOwners, leads } from './lead.fixtures.ts';

export const mocks = [
  mock(leadContract.listLeads, onePage(leads)),
  mock(leadContract.countLeads, { new: 3, contacted: 2, won: 1, lost: 1 }),
  mock(leadContract.getLead, ({ params }) => leadDetail(leads.find(({ id }) => id === params.id) ?? leads[0]!)),
  mock(leadContract.listLeadOwners, leadOwners),
];
