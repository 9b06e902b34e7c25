import { z } from 'zod';
import { Id } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

export const organizationContract = {
  listColleagues: route({
    method: 'GET', path: '/api/user/all', summary: 'Id and name of all colleagues', access: 'member',
    response: z.array(z.object({ id: Id, displayName: z.string() })),
  }),
};
