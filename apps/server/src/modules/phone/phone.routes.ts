import { clinicNumberContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { PhoneService } from './phone.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const phoneRoutes = (phones: PhoneService) =>
  implement(clinicNumberContract, {
    listClinicNumbers: ({ actor }) => phones.list(actor),
    bindClinicNumber: ({ actor, body }) => phones.bind(actor, body),
    searchNumbers: ({ actor, query }) => phones.search(actor, query),
    orderNumber: ({ actor, body }) => phones.order(actor, body),
    getNumberUse: ({ actor, query }) => phones.use(actor, query.number),
    releaseNumber: ({ actor, body }) => phones.release(actor, body),
  });
