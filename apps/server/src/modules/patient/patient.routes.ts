import { patientContract } from '@intake/api/contract';
import { checkHealthNumber } from '@intake/api/rules';
import { parsePhone } from '@intake/api/rules/phone';
import { implement } from '../../http/implement.ts';
import type { PatientService } from './patient.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const patientRoutes = (patients: PatientService) =>
  implement(patientContract, {
    listPatients: ({ actor, query }) => patients.list(actor, query),
    getPatient: ({ actor, params }) => patients.get(actor, params.id),
    createPatient: ({ actor, body }) => patients.create(actor, body),
    updatePatient: ({ actor, body }) => patients.update(actor, body),
    validateHealthCard: ({ body }) => checkHealthNumber(body.healthNumber, { province: body.province }),
    checkPhone: ({ body }) => {
      const phone = parsePhone(body.phone);
      return { valid: phone !== null, e164: phone?.e164 ?? null, national: phone?.national ?? null };
    },
  });
