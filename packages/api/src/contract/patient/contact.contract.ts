import { z } from 'zod';
import { contactRoles } from '../../rules/vocabulary.ts';
import { Empty, Id, IdBody, Name, OptionalText, PhoneNumber, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

export const ContactRole = z.enum(contactRoles);

export const ContactFields = z.object({
  role: ContactRole,
  name: Name,
  /** To the patient, as they say it: daughter, spouse. */
  relationship: z.string().trim().max(100).nullable(),
  phone: PhoneNumber.nullable(),
  faxNumber: PhoneNumber.nullable(),
  email: z.email().max(254).nullable(),
  note: OptionalText,
  /** The patient agrees that the clinic talks with them, or the law says so. */
  mayDiscuss: z.boolean(),
  /** How that is known. */
  consentNote: z.string().trim().max(500).nullable(),
});
export type ContactFields = z.infer<typeof ContactFields>;

export const Contact = ContactFields.extend({ id: Id, version: Version, patientId: Id });
export type Contact = z.infer<typeof Contact>;

/** A pharmacy or an insurer that another chart names, to be taken over. */
export const KnownContact = ContactFields.pick({ role: true, name: true, phone: true, faxNumber: true, email: true });
export type KnownContact = z.infer<typeof KnownContact>;

export const contactContract = {
  listContacts: route({
    method: 'GET',
    path: '/api/contact/',
    summary: 'The contacts of a patient, by name; the view is audited',
    access: 'patients.read',
    query: z.object({ patientId: Id }),
    response: z.array(Contact),
  }),
  createContact: route({
    method: 'POST',
    path: '/api/contact/',
    summary: 'New contact of a patient',
    access: 'patients.write',
    body: ContactFields.extend({ patientId: Id }),
    response: Contact,
  }),
  updateContact: route({
    method: 'PUT',
    path: '/api/contact/',
    summary: 'Change a contact',
    access: 'patients.write',
    body: ContactFields.extend({ id: Id, version: Version }),
    response: Contact,
  }),
  removeContact: route({
    method: 'POST',
    path: '/api/contact/remove',
    summary: 'Remove a contact',
    access: 'patients.write',
    body: IdBody,
    response: Empty,
  }),
  autocompleteContacts: route({
    method: 'GET',
    path: '/api/contact/autocomplete',
    summary: 'Pharmacies and insurers that charts name already, by words of their names; never people',
    access: 'patients.read',
    query: z.object({ name: z.string().max(200) }),
    response: z.array(KnownContact),
  }),
};
