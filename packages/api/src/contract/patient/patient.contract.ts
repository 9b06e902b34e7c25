import { z } from 'zod';
import { mostAlertLength, mostAlerts } from '../../rules/vocabulary.ts';
import { Id, IsoDate, Name, OptionalText, pageOf, PageQuery, PhoneNumber, Province, Sex, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

export const PatientFields = z.object({
  familyName: Name,
  givenName: z.string().trim().max(200),
  birthDate: IsoDate.nullable(),
  sex: Sex.nullable(),
  healthNumber: z.string().trim().max(20).nullable(),
  versionCode: z.string().trim().max(2).nullable(),
  province: Province.nullable(),
  phones: z.array(PhoneNumber).max(5),
  email: z.email().max(254).nullable(),
  address: OptionalText,
  /** BCP 47. */
  language: z.string().max(10).nullable(),
  /** What nobody who deals with the patient may miss, in words (FHIR Flag). */
  alerts: z.array(z.string().trim().min(1).max(mostAlertLength)).max(mostAlerts),
  /** Where the patient would rather come. */
  locationId: Id.nullable(),
});
export type PatientFields = z.infer<typeof PatientFields>;

export const HealthNumberCheck = z.object({
  value: z.string(),
  versionCode: z.string().nullable(),
  province: Province.nullable(),
  format: z.enum(['valid', 'invalid']),
  checksum: z.enum(['valid', 'invalid', 'not-checkable']),
  confidence: z.enum(['certain', 'warning']),
  eligibility: z.literal('not_checked'),
});
export type HealthNumberCheck = z.infer<typeof HealthNumberCheck>;

export const Patient = PatientFields.extend({
  /** After a merge those of both, so maybe more than one writes. */
  alerts: z.array(z.string()),
  id: Id,
  version: Version,
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The chart that took this one in (FHIR link of type replaced-by); its own `mergedInto` may lead further. */
  mergedInto: Id.nullable(),
});
export type Patient = z.infer<typeof Patient>;

export const patientContract = {
  listPatients: route({
    method: 'GET',
    path: '/api/patient_upload/',
    summary: 'Patients in order, paged; or those found by a name, with tolerance for typing errors, a birth date, a health number from its start, or a phone number',
    access: 'patients.read',
    query: PageQuery.extend({ name: z.string().max(200).optional() }),
    response: pageOf(Patient),
  }),
  getPatient: route({
    method: 'GET',
    path: '/api/patient_upload/{id}',
    summary: 'One patient; the view is audited',
    access: 'patients.read',
    params: z.object({ id: Id }),
    response: Patient,
  }),
  createPatient: route({
    method: 'POST',
    path: '/api/patient_upload/',
    summary: 'New patient; 409 with the existing id when the health number is known, unless it is confirmed as another person',
    access: 'patients.write',
    body: PatientFields.extend({ sourceFaxId: Id.nullable(), confirmedNew: z.boolean().default(false) }),
    response: Patient,
  }),
  updatePatient: route({
    method: 'PUT',
    path: '/api/patient_upload/',
    summary: 'Change a patient; 409 with the id of the other chart when the health number is that of somebody else',
    access: 'patients.write',
    body: PatientFields.extend({ id: Id, version: Version }),
    response: Patient,
  }),
  validateHealthCard: route({
    method: 'POST',
    path: '/api/patient_upload/validateHealthCard',
    summary: 'Offline check of a health number: format and checksum, never eligibility',
    access: 'patients.read',
    body: z.object({ healthNumber: z.string().max(30), province: Province.nullable() }),
    response: HealthNumberCheck,
  }),
  checkPhone: route({
    method: 'POST',
    path: '/api/phone/validator/',
    summary: 'Parse and check a phone number',
    access: 'member',
    body: z.object({ phone: z.string().max(40) }),
    response: z.object({ valid: z.boolean(), e164: z.string().nullable(), national: z.string().nullable() }),
  }),
};
