import { z } from 'zod';
import { AuditEvent } from '../../contract/organization/audit.contract.ts';
import { minutesAgo } from '../base/clock.ts';
import { completedFax, urgentFax } from '../fax/fax.fixtures.ts';
import { patients } from '../patient/patient.fixtures.ts';
import { clerk, physicianUser } from '../access/session.fixtures.ts';

const patientName = `${patients[0]?.givenName} ${patients[0]?.familyName}`;

/** What the server does by itself has no person. */
const server = { actorId: null, actorName: 'Intake' };

const event = (sequence: number, different: Partial<z.input<typeof AuditEvent>>) => ({
  sequence,
  recordedAt: minutesAgo((4812 - sequence) * 4),
  actorId: clerk.id,
  actorName: clerk.displayName,
  action: 'R',
  entity: 'fax',
  entityId: urgentFax.id,
  patientId: null,
  patientName: null,
  outcome: 'success',
  detail: {},
  hash: (sequence * 2654435761).toString(16).padStart(64, '0'),
  ...different,
});

/** Newest first, as the server writes them. */
export const auditEvents = z.array(AuditEvent).parse([
  event(4812, { entity: 'audit-trail', entityId: null, actorId: physicianUser.id, actorName: physicianUser.displayName }),
  event(4811, {
    action: 'U', entityId: completedFax.id, patientId: patients[0]?.id, patientName,
    detail: { event: 'file', documentType: 'referral', nextStep: 'referral' },
  }),
  event(4810, { entity: 'patient', entityId: patients[0]?.id, patientId: patients[0]?.id, patientName }),
  event(4809, { action: 'E', entity: 'search', entityId: null, detail: { kind: 'all', faxes: 3, patients: 2, physicians: 1 } }),
  event(4808, { action: 'E', ...server, outcome: 'refused', detail: { event: 'receive-duplicate', source: 'email' } }),
  event(4807, { action: 'C', ...server, detail: { event: 'receive', source: 'telnyx' } }),
  event(4806, { action: 'U', ...server, outcome: 'failure', detail: { event: 'fail', stage: 'render', code: 'truncated' } }),
  event(4805, { action: 'D', entity: 'bin' }),
]);
