import { z } from 'zod';
import { clinicKinds } from '../../rules/vocabulary.ts';
import { Empty, Id, IdBody, Name, OptionalText, pageOf, PageQuery, PhoneNumber, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';
import { MailOutcome } from '../organization/integration.contract.ts';

export const ClinicKind = z.enum(clinicKinds);

export const ClinicFields = z.object({
  name: Name,
  kind: ClinicKind,
  /** The first is where its physicians are faxed who have no number of their own there. */
  faxNumbers: z.array(PhoneNumber).max(10),
  phone: PhoneNumber.nullable(),
  email: z.email().max(254).nullable(),
  address: OptionalText,
  note: OptionalText,
});
export type ClinicFields = z.infer<typeof ClinicFields>;

export const Clinic = ClinicFields.extend({ id: Id, version: Version });
export type Clinic = z.infer<typeof Clinic>;

export const clinicContract = {
  listClinics: route({
    method: 'GET',
    path: '/api/clinics/',
    summary: 'Referring and partner clinics by name, paged; or those whose names have these words, the last of them as far as it is typed',
    access: 'patients.read',
    query: PageQuery.extend({ name: z.string().max(200).optional() }),
    response: pageOf(Clinic),
  }),
  getClinic: route({
    method: 'GET',
    path: '/api/clinics/{id}',
    summary: 'One clinic',
    access: 'patients.read',
    params: z.object({ id: Id }),
    response: Clinic,
  }),
  createClinic: route({
    method: 'POST',
    path: '/api/clinics/',
    summary: 'New clinic',
    access: 'patients.write',
    body: ClinicFields,
    response: Clinic,
  }),
  updateClinic: route({
    method: 'PUT',
    path: '/api/clinics/',
    summary: 'Change a clinic; physicians without numbers of their own there follow it',
    access: 'patients.write',
    body: ClinicFields.extend({ id: Id, version: Version }),
    response: Clinic,
  }),
  removeClinic: route({
    method: 'POST',
    path: '/api/clinics/remove',
    summary: 'Remove a clinic; 409 while anything refers to it',
    access: 'patients.write',
    body: IdBody,
    response: Empty,
  }),
  sendClinicEmail: route({
    method: 'POST',
    path: '/api/clinics/send-email',
    summary: 'Mail a clinic at its address, and say what became of it; 409 without an address or a mail server',
    access: 'messages.send',
    body: z.object({ clinicId: Id, subject: Name, text: z.string().trim().min(1).max(5000) }),
    response: z.object({ recipient: z.string(), outcome: MailOutcome }),
  }),
};
