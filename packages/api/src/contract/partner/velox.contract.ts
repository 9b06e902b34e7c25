import { z } from 'zod';
import { mostDocumentBytes, mostDocuments } from '../../rules/partner/partnerWords.ts';
import { requestStatuses } from '../../rules/request/requestWords.ts';
import { appointmentStatuses } from '../../rules/vocabulary.ts';
import { DateTime, Id, IsoDate, OptionalText, pageOf, PageQuery, Priority } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

const text = (most: number) => z.string().trim().min(1).max(most);
/** Of one line: a line break would end another field wherever it is written on. */
const line = (most: number) => text(most).regex(/^\P{Cc}*$/u);
const optional = (most: number) => line(most).nullable().default(null);

const ReferredPatient = z.object({
  familyName: line(200),
  givenName: line(200),
  birthDate: IsoDate.describe('YYYY-MM-DD'),
  healthNumber: optional(20).describe('Health card number without its version code'),
  versionCode: optional(2),
  phone: optional(40),
  email: optional(254),
  address: optional(500),
});

const Referrer = z.object({
  name: line(120).describe('Who refers, as on a letter'),
  licenceNumber: optional(20).describe('Of the college of physicians'),
  clinicName: optional(60),
});

const ReferralDocument = z.object({
  name: line(200).describe('File name'),
  content: z.string().min(4).describe('A PDF, TIFF, PNG or JPEG in base64'),
});

export const ReferralInput = z.object({
  reference: line(100).describe('Your own number of this referral. The same number never makes a second referral'),
  patient: ReferredPatient,
  referrer: Referrer,
  serviceTypeId: Id.describe('Of getServiceTypes'),
  clinicId: Id.nullable().default(null).describe('Of getClinics; without it the clinic decides'),
  priority: Priority.default('routine'),
  reason: text(2000),
  note: OptionalText.default(null),
  documents: z.array(ReferralDocument).max(mostDocuments).default([]),
});
export type ReferralInput = z.infer<typeof ReferralInput>;

export const CreatedReferral = z.object({
  referralId: Id,
  reference: z.string().describe('Yours'),
  clinicReference: z.string().describe('Short, fit to be read out on the telephone'),
  status: z.enum(requestStatuses),
  receivedAt: DateTime,
  documents: z.number().int(),
  isRepeated: z.boolean().describe('True when this reference had been received before; nothing new was made'),
});
export type CreatedReferral = z.infer<typeof CreatedReferral>;

export const PartnerAppointment = z.object({
  appointmentId: Id,
  referralId: Id,
  reference: z.string().describe('Yours'),
  status: z.enum(appointmentStatuses),
  startsAt: DateTime,
  endsAt: DateTime,
  timeZone: z.string(),
  visitType: z.string(),
  practitioner: z.string().nullable(),
  clinicId: Id,
  clinicName: z.string(),
  updatedAt: DateTime,
});
export type PartnerAppointment = z.infer<typeof PartnerAppointment>;

export const veloxContract = {
  createReferral: route({
    method: 'POST',
    path: '/api/velox/createReferral',
    summary: 'Refer a patient. Sent again with the same reference and content it answers what it answered first; with other content 409',
    access: 'partner',
    scope: 'velox/referrals.write',
    // Base64 is a third larger than what it stands for.
    bodyLimit: Math.ceil((mostDocumentBytes * 4) / 3) + 1024 * 1024,
    body: ReferralInput,
    response: CreatedReferral,
  }),
  getAppointments: route({
    method: 'GET',
    path: '/api/velox/getAppointments',
    summary: 'Appointments that came of your referrals, those changed last first, paged',
    access: 'partner',
    scope: 'velox/appointments.read',
    query: PageQuery.extend({ reference: z.string().trim().min(1).max(100).optional().describe('Of one referral: your own number') }),
    response: pageOf(PartnerAppointment),
  }),
  getServiceTypes: route({
    method: 'GET',
    path: '/api/velox/getServiceTypes',
    summary: 'Services that a patient can be referred for',
    access: 'partner',
    scope: 'velox/directory.read',
    response: z.object({ items: z.array(z.object({ serviceTypeId: Id, name: z.string(), code: z.string().nullable() })) }),
  }),
  getClinics: route({
    method: 'GET',
    path: '/api/velox/getClinics',
    summary: 'Clinics of the organisation that take referrals',
    access: 'partner',
    scope: 'velox/directory.read',
    response: z.object({
      items: z.array(
        z.object({ clinicId: Id, name: z.string(), address: z.string().nullable(), phone: z.string().nullable(), faxNumbers: z.array(z.string()), timeZone: z.string() }),
      ),
    }),
  }),
};
