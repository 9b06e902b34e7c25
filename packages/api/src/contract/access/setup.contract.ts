import { z } from 'zod';
import { Name } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

export const setupContract = {
  getSetupState: route({
    method: 'GET',
    path: '/api/setup',
    summary: 'Whether the first-run set-up is still to be done',
    access: 'public',
    response: z.object({ needed: z.boolean(), demo: z.boolean() }),
  }),
  completeSetup: route({
    method: 'POST',
    path: '/api/setup',
    summary: 'Make the first organisation and its administrator; possible once, with the secret that the server printed',
    access: 'public',
    body: z.object({
      secret: z.string().min(1).max(200),
      organizationName: Name,
      locationName: Name,
      timeZone: z.string().min(1).max(100),
      /** As people write it; null when faxes do not come by telephone or e-mail. */
      faxNumber: z.string().trim().min(1).max(40).nullable().default(null),
      displayName: Name,
      email: z.email().max(254),
      password: z.string().min(8).max(512),
    }),
    response: z.object({ email: z.string() }),
  }),
};
