import type { Permission } from '../permissions.ts';

/** What of FHIR R4 can be read at /fhir. */
export const fhirTypes = [
  'Patient', 'Practitioner', 'PractitionerRole', 'Organization', 'Location', 'ServiceRequest', 'Task', 'Appointment', 'DocumentReference', 'Binary',
  'Communication', 'Invoice', 'AuditEvent', 'Provenance',
] as const;
export type FhirType = (typeof fhirTypes)[number];

/** SMART App Launch 2: read and search of one type of resource. */
export type FhirScope = `system/${FhirType}.rs`;

export const veloxScopes = ['velox/referrals.write', 'velox/appointments.read', 'velox/directory.read'] as const;
export type VeloxScope = (typeof veloxScopes)[number];

/** What a partner may be let do. The order is that of the form. */
export type PartnerScope = VeloxScope | FhirScope;
export const partnerScopes: readonly [PartnerScope, ...PartnerScope[]] = [...veloxScopes, ...fhirTypes.map((type): FhirScope => `system/${type}.rs`)];

const needed: Record<VeloxScope | FhirType, readonly Permission[]> = {
  // What is written is read back in the same step.
  'velox/referrals.write': ['requests.read', 'requests.write'],
  'velox/appointments.read': ['requests.read', 'appointments.read'],
  'velox/directory.read': [],
  Patient: ['patients.read'],
  Practitioner: ['patients.read'],
  PractitionerRole: ['patients.read'],
  Organization: ['patients.read'],
  Location: [],
  ServiceRequest: ['requests.read'],
  Task: ['requests.read'],
  Appointment: ['appointments.read'],
  DocumentReference: ['faxes.read'],
  Binary: ['faxes.read'],
  Communication: ['faxes.read', 'messages.read'],
  Invoice: ['billing.read'],
  AuditEvent: ['audit.read'],
  Provenance: ['faxes.read'],
};

/** The rights that the database asks of whoever has these scopes. */
export const permissionsOf = (scopes: readonly PartnerScope[]): Permission[] =>
  [...new Set(scopes.flatMap((scope) => needed[scope.startsWith('system/') ? (scope.slice('system/'.length, -'.rs'.length) as FhirType) : (scope as VeloxScope)]))].toSorted();

/** How many calls a partner may make in a minute. */
export const partnerLimits = [30, 120, 600] as const;
export type PartnerLimit = (typeof partnerLimits)[number];

/** Signatures of SMART Backend Services. */
export const partnerAlgorithms = ['RS384', 'ES384'] as const;
export type PartnerAlgorithm = (typeof partnerAlgorithms)[number];

/** Why a text is not taken as a key. */
export const keyRefusals = ['key-unreadable', 'key-private', 'key-weak', 'key-known'] as const;
export type KeyRefusal = (typeof keyRefusals)[number];

/** Two of them are enough to change one for the other; more are left from somewhere. */
export const mostKeys = 5;

/** What became of telling a partner that the state of a referral has changed. */
export const noticeStates = ['pending', 'delivered', 'failed'] as const;
export type NoticeState = (typeof noticeStates)[number];

/** Why no answer came: the address may not be asked for, or nobody answers there. */
export const noticeErrors = ['refused', 'unreachable'] as const;
export type NoticeError = (typeof noticeErrors)[number];

/** How long back the calls of a partner are shown. */
export const partnerUseDays = 30;

export const mostDocuments = 10;
/** Of all documents of one referral together, before base64. */
export const mostDocumentBytes = 15 * 1024 * 1024;
