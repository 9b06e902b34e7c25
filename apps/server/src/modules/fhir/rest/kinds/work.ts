import { sql } from 'kysely';
import type { Priority, RequestKind, RequestStatus } from '@intake/api/rules';
import { some } from '../../fhir.ts';
import { requestStatus, toFhirAppointment, toServiceRequest, type ReferralRow, type VisitRow } from '../../records.ts';
import { at, kind, rebased, type KindRow } from '../kind.ts';
import { coded, date, reference, token } from '../search.ts';

interface AskedRow extends KindRow, ReferralRow {
  patient_id: string | null;
}

const referrals = kind<AskedRow>({
  type: 'ServiceRequest',
  idType: 'uuid',
  rows: (organizationId) => sql`
    select request.id, request.reference, request.status, request.priority, request.reason, request.patient_id, request.physician_id, modality.name as service,
      request.received_at, request.updated_at as updated
    from request left join modality on modality.id = request.modality_id
    where request.organization_id = ${organizationId} and request.kind = 'referral'`,
  searches: {
    patient: reference('Patient', 'patient_id'),
    subject: reference('Patient', 'patient_id'),
    requester: reference('Practitioner', 'physician_id'),
    status: token('status', { system: 'http://hl7.org/fhir/request-status', codes: coded(requestStatus) }),
    priority: token('priority', { system: 'http://hl7.org/fhir/request-priority' }),
    authored: date('received_at', 'timestamptz'),
    identifier: token('reference'),
  },
  toContent: (row) => {
    const { id: _id, subject: _subject, ...order } = toServiceRequest(row, row.patient_id ?? '');
    const content = rebased(order, { [row.physician_id ?? '']: 'Practitioner' });
    return { ...content, subject: at('Patient', row.patient_id) ?? { display: 'not identified yet' } };
  },
});

interface TaskRow extends KindRow {
  kind: RequestKind;
  reference: string;
  status: RequestStatus;
  priority: Priority;
  title: string | null;
  patient_id: string | null;
  received_at: Date;
}

const taskStatus: Record<RequestStatus, string> = {
  draft: 'draft', requested: 'requested', received: 'received', accepted: 'accepted', booking: 'in-progress', booked: 'in-progress', 'in-progress': 'in-progress',
  'on-hold': 'on-hold', completed: 'completed', rejected: 'rejected', cancelled: 'cancelled',
};

const tasks = kind<TaskRow>({
  type: 'Task',
  idType: 'uuid',
  rows: (organizationId) => sql`
    select id, kind, reference, status, priority, title, patient_id, received_at, updated_at as updated, case when kind = 'referral' then id end as focus_id
    from request where organization_id = ${organizationId}`,
  searches: {
    patient: reference('Patient', 'patient_id'),
    focus: reference('ServiceRequest', 'focus_id'),
    status: token('status', { system: 'http://hl7.org/fhir/task-status', codes: coded(taskStatus) }),
    priority: token('priority', { system: 'http://hl7.org/fhir/request-priority' }),
    code: token('kind'),
    'authored-on': date('received_at', 'timestamptz'),
    identifier: token('reference'),
  },
  toContent: (row) => ({
    resourceType: 'Task',
    identifier: [{ value: row.reference }],
    status: taskStatus[row.status],
    businessStatus: { text: row.status },
    intent: 'order',
    priority: row.priority,
    code: { coding: [{ code: row.kind }], text: row.title ?? row.kind },
    ...(row.kind === 'referral' && { focus: at('ServiceRequest', row.id) }),
    ...(row.patient_id && { for: at('Patient', row.patient_id) }),
    authoredOn: row.received_at.toISOString(),
  }),
});

interface BookedRow extends KindRow, VisitRow {
  patient_id: string | null;
  location_id: string;
  request_id: string | null;
}

const visits = kind<BookedRow>({
  type: 'Appointment',
  idType: 'uuid',
  rows: (organizationId) => sql`
    select appointment.id, appointment.status, visit_type.name as visit_type, location.name as location, appointment.location_id, appointment.physician_id, appointment.patient_id,
      appointment.starts_at, appointment.ends_at, appointment.reason, appointment.request_id, appointment.updated_at as updated
    from appointment join visit_type on visit_type.id = appointment.visit_type_id join location on location.id = appointment.location_id
    where appointment.organization_id = ${organizationId} and appointment.held_until is null and appointment.patient_id is not null`,
  searches: {
    patient: reference('Patient', 'patient_id'),
    practitioner: reference('Practitioner', 'physician_id'),
    location: reference('Location', 'location_id'),
    'based-on': reference('ServiceRequest', 'request_id'),
    status: token('status', { system: 'http://hl7.org/fhir/appointmentstatus' }),
    date: date('starts_at', 'timestamptz'),
  },
  toContent: (row) => {
    const { id: _id, participant, ...visit } = toFhirAppointment(row, row.patient_id ?? '');
    const people = rebased({ participant: participant.slice(0, -1) }, { [row.patient_id ?? '']: 'Patient', [row.physician_id ?? '']: 'Practitioner' }).participant as object[];
    return {
      ...visit,
      participant: [...people, { actor: at('Location', row.location_id, row.location), status: 'accepted' }],
      ...some('basedOn', row.request_id ? [at('ServiceRequest', row.request_id)] : []),
    };
  },
});

export const workKinds = [referrals, tasks, visits];
