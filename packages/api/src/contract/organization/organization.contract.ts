import { z } from 'zod';
import { OrganizationDetails } from '../access/session.contract.ts';
import { Id } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

export const organizationContract = {
  getCurrentOrganization: route({
    method: 'GET', path: '/api/organization/', summary: 'The organisation that one works in', access: 'member', response: OrganizationDetails,
  }),
  listColleagues: route({
    method: 'GET', path: '/api/user/all', summary: 'Id and name of all colleagues', access: 'member',
    response: z.array(z.object({ id: Id, displayName: z.string() })),
  }),
};
