import { z } from 'zod';
import { mostPublicFiles } from '../../rules/vocabulary.ts';
import { DateTime, Id, IsoDate, Name, OptionalText, PhoneNumber, Priority, Province, Sex } from '../base/common.contract.ts';
import { route } from '../base/route.ts';
import { FileToken } from './messageLink.contract.ts';
import { LinkToken } from './subscription.contract.ts';

/** The last part of a page's link. */
export const RequisitionAddress = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'address').min(3).max(60);

export const RequisitionClinic = z.object({ address: RequisitionAddress, name: z.string() });
export type RequisitionClinic = z.infer<typeof RequisitionClinic>;

/** What a clinic tells whoever refers. */
export const RequisitionPage = RequisitionClinic.extend({
  phone: PhoneNumber.nullable(),
  note: z.string().nullable(),
  /** By name. */
  services: z.array(z.object({ id: Id, name: z.string() })),
});
export type RequisitionPage = z.infer<typeof RequisitionPage>;

const ShortText = z.string().trim().min(1).max(100);

/** Who is referred, as whoever refers writes it. */
export const RequisitionPatient = z.strictObject({
  familyName: ShortText,
  givenName: ShortText,
  birthDate: IsoDate,
  sex: Sex,
  healthNumber: z.string().trim().min(1).max(20).nullable(),
  versionCode: z.string().trim().min(1).max(2).nullable(),
  province: Province.nullable(),
  phone: PhoneNumber,
  email: z.email().max(254).nullable(),
  address: z.string().trim().min(1).max(300).nullable(),
});
export type RequisitionPatient = z.infer<typeof RequisitionPatient>;

export const RequisitionReferrer = z.strictObject({
  name: Name,
  billingNumber: z.string().trim().min(1).max(20),
  clinicName: z.string().trim().min(1).max(200).nullable(),
  phone: PhoneNumber,
  /** Where answers go. */
  fax: PhoneNumber.nullable(),
});
export type RequisitionReferrer = z.infer<typeof RequisitionReferrer>;

export const RequisitionContent = z.strictObject({
  serviceId: Id,
  priority: Priority,
  reason: z.string().trim().min(1).max(2000),
  /** History, medication, allergies. */
  history: OptionalText,
  patient: RequisitionPatient,
  referrer: RequisitionReferrer,
  files: z.array(FileToken).max(mostPublicFiles),
});
export type RequisitionContent = z.infer<typeof RequisitionContent>;

export const RequisitionReceipt = z.object({
  /** What both sides name it by. */
  reference: z.string(),
  receivedAt: DateTime,
  /** False where this ticket had brought something else before, which stays as it was. */
  isAsSent: z.boolean(),
});
export type RequisitionReceipt = z.infer<typeof RequisitionReceipt>;

/** How an organisation takes referrals from the web. */
export const RequisitionSettings = z.strictObject({
  address: RequisitionAddress,
  isOn: z.boolean(),
  note: z.string().trim().min(1).max(500).nullable(),
  serviceIds: z.array(Id).max(200),
  /** 0 before it was first stored. */
  version: z.int32().nonnegative(),
});
export type RequisitionSettings = z.infer<typeof RequisitionSettings>;

export const requisitionContract = {
  listRequisitionClinics: route({
    method: 'GET',
    path: '/api/requisition/clinics',
    summary: 'Clinics that take referrals from the web',
    access: 'public',
    response: z.array(RequisitionClinic),
  }),
  getRequisitionPage: route({
    method: 'GET',
    path: '/api/requisition/page/{address}',
    summary: 'What can be asked of a clinic, by its public address',
    access: 'public',
    params: z.object({ address: RequisitionAddress }),
    response: RequisitionPage,
  }),
  askForWork: route({
    method: 'POST',
    path: '/api/requisition/work',
    summary: 'What a browser works on before it may send something to a clinic',
    access: 'public',
    body: z.strictObject({ address: RequisitionAddress }),
    response: z.object({ challenge: LinkToken, bits: z.int32().positive() }),
  }),
  redeemWork: route({
    method: 'POST',
    path: '/api/requisition/ticket',
    summary: 'A ticket for files and one requisition, for who has worked for it',
    access: 'public',
    body: z.strictObject({ challenge: LinkToken, nonce: z.int32().nonnegative() }),
    response: z.object({ ticket: LinkToken }),
  }),
  getProgressKey: route({
    method: 'POST',
    path: '/api/requisition/progress',
    summary: 'What seals the unsent page in the browser, for who holds a ticket; none once it is old or has brought something in',
    access: 'public',
    body: z.strictObject({ ticket: LinkToken }),
    response: z.object({ key: z.base64() }),
  }),
  sendRequisition: route({
    method: 'POST',
    path: '/api/requisition',
    summary: 'Refer a patient: a document in the inbox and a referral, in one step; the same ticket again brings nothing again',
    access: 'public',
    body: z.strictObject({ ticket: LinkToken, content: RequisitionContent }),
    response: RequisitionReceipt,
  }),
  copyRequisition: route({
    method: 'POST',
    path: '/api/requisition/copy',
    summary: 'What was sent with this ticket, as the page that the clinic has',
    access: 'public',
    body: z.strictObject({ ticket: LinkToken }),
    response: z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() }),
  }),
  getRequisitionSettings: route({
    method: 'GET',
    path: '/api/requisition/settings',
    summary: 'Where and for what the organisation takes referrals from the web',
    access: 'settings.manage',
    response: RequisitionSettings,
  }),
  saveRequisitionSettings: route({
    method: 'POST',
    path: '/api/requisition/settings',
    summary: 'Open, change or close the page for referrals',
    access: 'settings.manage',
    body: RequisitionSettings,
    response: RequisitionSettings,
  }),
};
