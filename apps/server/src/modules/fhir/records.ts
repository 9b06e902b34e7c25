import type { AppointmentStatus, FaxStatus, Priority, RequestStatus } from '@intake/api/rules';
import { referTo, some, type Communication, type DocumentReference, type FhirAppointment, type ServiceRequest } from './fhir.ts';

export interface ReferralRow {
  id: string;
  reference: string;
  status: RequestStatus;
  priority: Priority;
  reason: string | null;
  physician_id: string | null;
  service: string | null;
  received_at: Date;
}

export const requestStatus: Record<RequestStatus, ServiceRequest['status']> = {
  draft: 'draft', requested: 'active', received: 'active', accepted: 'active', booking: 'active', booked: 'active', 'in-progress': 'active', 'on-hold': 'on-hold',
  completed: 'completed', rejected: 'revoked', cancelled: 'revoked',
};

export const toServiceRequest = (row: ReferralRow, patientId: string): ServiceRequest => ({
  resourceType: 'ServiceRequest',
  id: row.id,
  identifier: [{ value: row.reference }],
  status: requestStatus[row.status],
  intent: 'order',
  priority: row.priority,
  ...(row.service && { code: { text: row.service } }),
  subject: referTo(patientId),
  authoredOn: row.received_at.toISOString(),
  ...(row.physician_id && { requester: referTo(row.physician_id) }),
  ...some('reasonCode', row.reason ? [{ text: row.reason }] : []),
});

export interface VisitRow {
  id: string;
  status: AppointmentStatus;
  visit_type: string;
  location: string;
  physician_id: string | null;
  starts_at: Date;
  ends_at: Date;
  reason: string | null;
}

/** Who has not been asked yet has accepted nothing. */
const participation = (status: AppointmentStatus) =>
  status === 'cancelled' ? 'declined' : status === 'proposed' || status === 'pending' || status === 'waitlist' ? 'needs-action' : 'accepted';

export const toFhirAppointment = (row: VisitRow, patientId: string): FhirAppointment => ({
  resourceType: 'Appointment',
  id: row.id,
  status: row.status,
  serviceType: [{ text: row.visit_type }],
  ...(row.reason && { description: row.reason }),
  start: row.starts_at.toISOString(),
  end: row.ends_at.toISOString(),
  participant: [
    { actor: referTo(patientId), status: participation(row.status) },
    ...(row.physician_id ? [{ actor: referTo(row.physician_id), status: 'accepted' as const }] : []),
    { actor: { display: row.location }, status: 'accepted' },
  ],
});

export interface WaitRow {
  id: string;
  visit_type: string;
  location: string | null;
  physician_id: string | null;
  created_at: Date;
}

/** A wait for a visit that has no time yet. */
export const toWaitlistAppointment = (row: WaitRow, patientId: string): FhirAppointment => ({
  resourceType: 'Appointment',
  id: row.id,
  status: 'waitlist',
  serviceType: [{ text: row.visit_type }],
  created: row.created_at.toISOString(),
  participant: [
    { actor: referTo(patientId), status: 'needs-action' },
    ...(row.physician_id ? [{ actor: referTo(row.physician_id), status: 'needs-action' as const }] : []),
    ...(row.location ? [{ actor: { display: row.location }, status: 'needs-action' as const }] : []),
  ],
});

export interface DocumentRow {
  id: string;
  direction: 'inbound' | 'outbound';
  status: FaxStatus;
  document_type: string | null;
  reason: string | null;
  media_type: string | null;
  physician_id: string | null;
  recipient_name: string | null;
  received_at: Date;
}

export const toDocumentReference = (row: DocumentRow, patientId: string): DocumentReference => ({
  resourceType: 'DocumentReference',
  id: row.id,
  status: 'current',
  ...(row.document_type && { type: { text: row.document_type } }),
  subject: referTo(patientId),
  date: row.received_at.toISOString(),
  ...some('author', row.physician_id ? [referTo(row.physician_id)] : []),
  ...(row.reason && { description: row.reason }),
  content: [{ attachment: { ...(row.media_type && { contentType: row.media_type }), creation: row.received_at.toISOString() } }],
});

export const sentStatus = (status: FaxStatus): Communication['status'] => (status === 'completed' ? 'completed' : status === 'failed' ? 'stopped' : 'in-progress');

/** A fax that was sent about the patient. */
export const toCommunication = (row: DocumentRow, patientId: string): Communication => {
  const status = sentStatus(row.status);
  return {
    resourceType: 'Communication',
    id: row.id,
    status,
    // v3 ParticipationMode: what is written, by fax.
    medium: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ParticipationMode', code: 'FAXWRIT' }] }],
    subject: referTo(patientId),
    ...(status === 'completed' && { sent: row.received_at.toISOString() }),
    ...some('recipient', row.physician_id ? [referTo(row.physician_id)] : row.recipient_name ? [{ display: row.recipient_name }] : []),
    ...some('payload', row.reason ? [{ contentString: row.reason }] : []),
  };
};

export interface LetterRow {
  id: string;
  subject: string;
  recipient: string | null;
}

/** A letter that was written and not faxed. */
export const toLetterCommunication = (row: LetterRow, patientId: string): Communication => ({
  resourceType: 'Communication',
  id: row.id,
  status: 'preparation',
  subject: referTo(patientId),
  ...some('recipient', row.recipient ? [{ display: row.recipient }] : []),
  ...some('payload', row.subject ? [{ contentString: row.subject }] : []),
});
