import type { FhirType, VeloxScope } from '@intake/api/rules';
import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';

export const partnerMessages = defineMessages({
  description: { id: 'partners.list.description', defaultMessage: 'Systems of other clinics that send referrals here, or read what you let them.' },
  create: { id: 'partners.list.create', defaultMessage: 'New partner' },
  edit: { id: 'partners.list.edit', defaultMessage: 'Edit {name}' },
  open: { id: 'partners.list.open', defaultMessage: 'Keys and use of {name}' },
  emptyTitle: { id: 'partners.list.emptyTitle', defaultMessage: 'No partner yet' },
  emptyText: { id: 'partners.list.emptyText', defaultMessage: 'Add the first system that may call this clinic.' },
  guide: { id: 'partners.list.guide', defaultMessage: 'What a partner’s developers need' },
  name: { id: 'partners.list.name', defaultMessage: 'Name' },
  status: { id: 'partners.list.status', defaultMessage: 'State' },
  active: { id: 'partners.list.active', defaultMessage: 'Active' },
  stopped: { id: 'partners.list.stopped', defaultMessage: 'Stopped' },
  noKey: { id: 'partners.list.noKey', defaultMessage: 'Waits for a key' },
  calls: { id: 'partners.list.calls', defaultMessage: 'Calls in 30 days' },
  errors: { id: 'partners.list.errors', defaultMessage: '{count, plural, one {# refused} other {# refused}}' },
  lastCall: { id: 'partners.list.lastCall', defaultMessage: 'Last call' },
  never: { id: 'partners.list.never', defaultMessage: 'Never' },
});

export const formMessages = defineMessages({
  isActive: { id: 'partners.form.isActive', defaultMessage: 'May sign in and call' },
  isActiveText: { id: 'partners.form.isActiveText', defaultMessage: 'Off, it is shut out at once, with all of its keys.' },
  limit: { id: 'partners.form.limit', defaultMessage: 'At most' },
  perMinute: { id: 'partners.form.perMinute', defaultMessage: '{count, plural, one {# call a minute} other {# calls a minute}}' },
  refer: { id: 'partners.form.refer', defaultMessage: 'Referring' },
  read: { id: 'partners.form.read', defaultMessage: 'Reading by FHIR' },
  readText: { id: 'partners.form.readText', defaultMessage: 'All records of this kind in the clinic. Choose only what the partner needs.' },
});

export const detailMessages = defineMessages({
  clientId: { id: 'partners.detail.clientId', defaultMessage: 'Client id' },
  tokenAddress: { id: 'partners.detail.tokenAddress', defaultMessage: 'Signs in at' },
  keys: { id: 'partners.detail.keys', defaultMessage: 'Public keys' },
  keysText: { id: 'partners.detail.keysText', defaultMessage: 'To change a key, add the new one, wait until it is used, then revoke the old one.' },
  noKeys: { id: 'partners.detail.noKeys', defaultMessage: 'No key yet: the partner cannot sign in.' },
  key: { id: 'partners.detail.key', defaultMessage: 'Key' },
  added: { id: 'partners.detail.added', defaultMessage: 'Added {date}' },
  lastUsed: { id: 'partners.detail.lastUsed', defaultMessage: 'Last used' },
  revoked: { id: 'partners.detail.revoked', defaultMessage: 'Revoked {date}' },
  revoke: { id: 'partners.detail.revoke', defaultMessage: 'Revoke' },
  revokeOne: { id: 'partners.detail.revokeOne', defaultMessage: 'Revoke {label}' },
  revokeTitle: { id: 'partners.detail.revokeTitle', defaultMessage: 'Revoke {label}?' },
  revokeText: { id: 'partners.detail.revokeText', defaultMessage: 'Whoever signs in with it is shut out at once. It cannot be taken back.' },
  addKey: { id: 'partners.detail.addKey', defaultMessage: 'Add key' },
  label: { id: 'partners.detail.label', defaultMessage: 'What it is called here' },
  keyText: { id: 'partners.detail.keyText', defaultMessage: 'Public key' },
  keyHint: { id: 'partners.detail.keyHint', defaultMessage: 'As PEM, JWK or JWKS: RSA of 2048 bits and more, or EC P-384. Never the private one.' },
  keyRequired: { id: 'partners.detail.keyRequired', defaultMessage: 'Paste the public key that the partner sent you.' },
  use: { id: 'partners.detail.use', defaultMessage: 'Calls of the last 30 days' },
  noUse: { id: 'partners.detail.noUse', defaultMessage: 'It has not called yet.' },
  day: { id: 'partners.detail.day', defaultMessage: 'Day' },
  operation: { id: 'partners.detail.operation', defaultMessage: 'What was called' },
  calls: { id: 'partners.detail.calls', defaultMessage: 'Calls' },
  answered: { id: 'partners.detail.answered', defaultMessage: 'Answered' },
  refused: { id: 'partners.detail.refused', defaultMessage: 'Refused' },
  lastError: { id: 'partners.detail.lastError', defaultMessage: 'Last refusal' },
});

/** Why a key was not taken, by the server's code. */
export const keyRefusalTexts: Record<string, MessageDescriptor> = defineMessages({
  'key-unreadable': { id: 'partners.refusal.unreadable', defaultMessage: 'This is no public key as PEM, JWK or JWKS with one key.' },
  'key-private': { id: 'partners.refusal.private', defaultMessage: 'This is a private key. It was seen here, so the partner should make a new pair and send the public one.' },
  'key-weak': { id: 'partners.refusal.weak', defaultMessage: 'This kind of key is not taken: RSA needs 2048 bits or more, EC the curve P-384.' },
  'key-known': { id: 'partners.refusal.known', defaultMessage: 'The partner has this key already, or had it before.' },
  'too-many-keys': { id: 'partners.refusal.tooMany', defaultMessage: 'The partner has five keys. Revoke one that is not needed first.' },
});

export const veloxScopeNames: Record<VeloxScope, MessageDescriptor> = defineMessages({
  'velox/referrals.write': { id: 'partners.scope.referrals', defaultMessage: 'Send referrals' },
  'velox/appointments.read': { id: 'partners.scope.appointments', defaultMessage: 'See the appointments of its own referrals' },
  'velox/directory.read': { id: 'partners.scope.directory', defaultMessage: 'See which services and sites there are' },
});

export const fhirTypeNames: Record<FhirType, MessageDescriptor> = defineMessages({
  Patient: { id: 'partners.fhir.patient', defaultMessage: 'Patients' },
  Practitioner: { id: 'partners.fhir.practitioner', defaultMessage: 'Physicians' },
  PractitionerRole: { id: 'partners.fhir.practitionerRole', defaultMessage: 'Where physicians work' },
  Organization: { id: 'partners.fhir.organization', defaultMessage: 'This clinic and referring clinics' },
  Location: { id: 'partners.fhir.location', defaultMessage: 'Sites' },
  ServiceRequest: { id: 'partners.fhir.serviceRequest', defaultMessage: 'Referrals' },
  Task: { id: 'partners.fhir.task', defaultMessage: 'Work on requests' },
  Appointment: { id: 'partners.fhir.appointment', defaultMessage: 'Appointments' },
  DocumentReference: { id: 'partners.fhir.documentReference', defaultMessage: 'Received documents' },
  Binary: { id: 'partners.fhir.binary', defaultMessage: 'The pages of documents' },
  Communication: { id: 'partners.fhir.communication', defaultMessage: 'Sent faxes' },
  Invoice: { id: 'partners.fhir.invoice', defaultMessage: 'Invoices' },
  AuditEvent: { id: 'partners.fhir.auditEvent', defaultMessage: 'Audit trail' },
  Provenance: { id: 'partners.fhir.provenance', defaultMessage: 'Where values of documents come from' },
});
