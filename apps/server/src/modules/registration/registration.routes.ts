import { registrationContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { RegistrationService } from './registration.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const registrationRoutes = (registrations: RegistrationService) =>
  implement(registrationContract, {
    register: async ({ body, request }) => {
      await registrations.request(body, request.ip);
      return {};
    },
    listRegistrations: ({ query }) => registrations.list(query),
    approveRegistration: ({ actor, body }) => registrations.approve(actor, body),
    declineRegistration: ({ actor, body }) => registrations.decline(actor, body),
  });
