import { clinicContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { ClinicService } from './clinic.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const clinicRoutes = (clinics: ClinicService) =>
  implement(clinicContract, {
    listClinics: ({ actor, query }) => clinics.list(actor, query),
    getClinic: ({ actor, params }) => clinics.get(actor, params.id),
    createClinic: ({ actor, body }) => clinics.create(actor, body),
    updateClinic: ({ actor, body }) => clinics.update(actor, body),
    removeClinic: ({ actor, body }) => clinics.remove(actor, body),
    sendClinicEmail: ({ actor, body }) => clinics.sendEmail(actor, body),
  });
