import { demoFaxContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { DemoFaxService } from './demoFax.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const demoFaxRoutes = (demos: DemoFaxService) =>
  implement(demoFaxContract, {
    getDemoFaxChallenge: ({ request }) => demos.challenge(request.ip),
    askDemoFax: async ({ body, request }) => {
      await demos.ask(body, request.ip);
      return {};
    },
    mailEstimate: async ({ body, request }) => {
      await demos.mailEstimate(body, request.ip);
      return {};
    },
    openDemoFaxLink: ({ body }) => demos.look(body.token),
    confirmDemoFax: ({ body }) => demos.confirm(body.token),
    stopDemoFaxes: async ({ body, request }) => {
      await demos.stop(body, request.ip);
      return {};
    },
  });
