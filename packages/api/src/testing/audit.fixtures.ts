import { z } from 'zod';
import { AuditEvent } from '../contract/audit.contract.ts';
import { minutesAgo } from './clock.ts';
import { completedFax, urgentFax } from './fax.fixtures.ts';
import { patients } from './patient.fixtures.ts';
import { clerk, physicianUser } from './session.fixtures.ts';

const patientName = `${patients[0]?.givenName} ${patients[0]?.familyName}`;

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

/** Newest first. */
export const auditEvents = z.array(AuditEvent).parse([
  event(4812, { action: 'R', entity: 'audit', entityId: null, actorId: physicianUser.id, actorName: physicianUser.displayName }),
  event(4811, {
    action: 'U', entityId: completedFax.id, patientId: patients[0]?.id, patientName, detail: { event: 'complete', from: 'claimed', to: 'completed' },
  }),
  event(4810, { action: 'R', entity: 'patient', entityId: patients[0]?.id, patientId: patients[0]?.id, patientName }),
  event(4809, { action: 'E', entity: 'search', entityId: null, detail: { kind: 'all', results: 3 } }),
  event(4808, { action: 'U', outcome: 'refused', detail: { event: 'claim', code: 'claimed-by-other' } }),
  event(4807, { action: 'C', entity: 'fax', actorId: null, actorName: 'telnyx', detail: { source: 'telnyx', pages: 2 } }),
  event(4806, { action: 'E', entity: 'session', entityId: null, outcome: 'failure', detail: { code: 'invalid_credentials' } }),
  event(4805, { action: 'D', entity: 'bin', detail: { name: 'Old referrals' } }),
]);
