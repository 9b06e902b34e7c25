import { z } from 'zod';
import { DateTime, Id, Name, pageOf, PageQuery, PhoneNumber, Province, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

const optional = (max: number) => z.string().trim().max(max).nullable();

/** Where a physician works: at a clinic of the directory, or at one that is known by name alone. */
export const SiteFields = z
  .object({
    /** Of a site that the physician has: it stays the same one, whatever is changed of it. */
    id: Id.optional(),
    clinicId: Id.nullable(),
    /** As it was read or typed; null with a `clinicId`. */
    clinicName: z.string().trim().min(1).max(200).nullable(),
    /** Null: the first of the clinic. */
    faxNumber: PhoneNumber.nullable(),
    /** Null: that of the clinic. */
    phone: PhoneNumber.nullable(),
  })
  .refine(({ clinicId, clinicName }) => clinicId === null || clinicName === null, { path: ['clinicName'], message: 'only without a clinic' });
export type SiteFields = z.infer<typeof SiteFields>;

export const PhysicianFields = z.object({
  familyName: Name,
  givenName: z.string().trim().max(200),
  licenceNumber: optional(20),
  billingNumber: optional(20),
  province: Province.nullable(),
  specialty: optional(200),
  /** Works in this organisation, and is not one of those who refer to it. */
  isInternal: z.boolean(),
  /** The first is the usual one. */
  sites: z.array(SiteFields).max(20),
});
export type PhysicianFields = z.infer<typeof PhysicianFields>;

export const Site = z.object({
  id: Id,
  clinicId: Id.nullable(),
  clinicName: z.string().nullable(),
  faxNumber: PhoneNumber.nullable(),
  phone: PhoneNumber.nullable(),
  /** The numbers that reach the physician there: its own, or the clinic's. */
  reaches: z.object({ fax: PhoneNumber.nullable(), phone: PhoneNumber.nullable() }),
});
export type Site = z.infer<typeof Site>;

export const Physician = PhysicianFields.extend({
  id: Id,
  version: Version,
  sites: z.array(Site),
  /** Of the first site. */
  clinicName: z.string().nullable(),
  /** Of all sites in their order, each once. */
  faxNumbers: z.array(PhoneNumber),
  phones: z.array(PhoneNumber),
  /** The entry that took this one in; its own `mergedInto` may lead further. */
  mergedInto: Id.nullable(),
});
export type Physician = z.infer<typeof Physician>;

/** A number from which faxes came that people filed as this physician's. */
export const LearnedNumber = z.object({
  number: PhoneNumber,
  faxCount: z.int(),
  lastFiledAt: DateTime,
  /** The last of them, for those who may read faxes. */
  lastFaxId: Id.nullable(),
});
export type LearnedNumber = z.infer<typeof LearnedNumber>;

/** Why a number leads to a physician: their own at a site, their clinic's, or learned from faxes that were filed. */
export const FaxSender = Physician.extend({ source: z.enum(['site', 'clinic', 'learned']), learned: LearnedNumber.nullable() });
export type FaxSender = z.infer<typeof FaxSender>;

export const physicianContract = {
  listPhysicians: route({
    method: 'GET',
    path: '/api/physician/',
    summary: 'Physicians by name, paged; or those who work at a clinic, two hundred at most',
    access: 'patients.read',
    query: PageQuery.extend({ name: z.string().max(200).optional(), clinicId: Id.optional() }),
    response: pageOf(Physician),
  }),
  getPhysician: route({
    method: 'GET',
    path: '/api/physician/{id}',
    summary: 'One physician with their sites',
    access: 'patients.read',
    params: z.object({ id: Id }),
    response: Physician,
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
  listLearnedNumbers: route({
    method: 'GET',
    path: '/api/physician/{id}/learned-numbers',
    summary: 'Numbers that no site of a physician has and from which faxes of theirs came, with the faxes that say so',
    access: 'patients.read',
    params: z.object({ id: Id }),
    response: z.array(LearnedNumber),
  }),
  findPhysiciansByFax: route({
    method: 'GET',
    path: '/api/physician/search-fax',
    summary: 'Physicians by fax number: of their sites and clinics first, then as learned from faxes that were filed',
    access: 'patients.read',
    query: z.object({ fax: PhoneNumber }),
    response: z.array(FaxSender),
  }),
};
