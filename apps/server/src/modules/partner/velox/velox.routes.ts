import { veloxContract } from '@intake/api/contract';
import { implement, type Routes } from '../../../http/implement.ts';
import type { PartnerGate } from '../access/partnerGate.ts';
import type { VeloxService } from './velox.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const veloxRoutes =
  (gate: PartnerGate, velox: VeloxService): Routes =>
  (app) => {
    gate.watch(app);
    app.decorate('authenticatePartner', gate.enter);
    implement(veloxContract, {
      createReferral: ({ actor, body }) => velox.createReferral(actor, body),
      getAppointments: ({ actor, query }) => velox.appointments(actor, query),
      getServiceTypes: ({ actor }) => velox.serviceTypes(actor),
      getClinics: ({ actor }) => velox.clinics(actor),
    })(app);
  };
