import { consentContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { ConsentService } from './consent.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const consentRoutes = (consents: ConsentService) =>
  implement(consentContract, {
    listConsents: ({ actor, query }) => consents.list(actor, query.patientId),
    recordConsent: ({ actor, body }) => consents.record(actor, body),
  });
