import { z } from 'zod';
import { Id, Name, pageOf, PageQuery, PhoneNumber, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

const optional = (max: number) => z.string().trim().max(max).nullable();

export const PhysicianFields = z.object({
  familyName: Name,
  givenName: z.string().trim().max(200),
  licenceNumber: optional(20),
  billingNumber: optional(20),
  specialty: optional(200),
  clinicName: optional(200),
  faxNumbers: z.array(PhoneNumber).max(10),
  phones: z.array(PhoneNumber).max(10),
});
export type PhysicianFields = z.infer<typeof PhysicianFields>;

export const Physician = PhysicianFields.extend({ id: Id, version: Version, isInternal: z.boolean() });
export type Physician = z.infer<typeof Physician>;

export const physicianContract = {
  listPhysicians: route({
    method: 'GET',
    path: '/api/physician/',
    summary: 'Physicians by name, paged',
    access: 'patients.read',
    query: PageQuery.extend({ name: z.string().max(200).optional() }),
    response: pageOf(Physician),
  }),
  createPhysician: route({
    method: 'POST',
    path: '/api/physician/',
    summary: 'New physician',
    access: 'patients.write',
    body: PhysicianFields,
    response: Physician,
  }),
  updatePhysician: route({
    method: 'PUT',
    path: '/api/physician/',
    summary: 'Change a physician',
    access: 'patients.write',
    body: PhysicianFields.extend({ id: Id, version: Version }),
    response: Physician,
  }),
  findPhysiciansByFax: route({
    method: 'GET',
    path: '/api/physician/search-fax',
    summary: 'Physicians by fax number',
    access: 'patients.read',
    query: z.object({ fax: PhoneNumber }),
    response: z.array(Physician),
  }),
};
