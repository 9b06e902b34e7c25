import { z } from 'zod';
import { DateTime, Id, IsoDate, pageOf, PageQuery } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

export const AuditEvent = z.object({
  sequence: z.number().int(),
  recordedAt: DateTime,
  actorId: Id.nullable(),
  actorName: z.string(),
  /** FHIR AuditEvent.action: create, read, update, delete, execute. */
  action: z.enum(['C', 'R', 'U', 'D', 'E']),
  entity: z.string(),
  entityId: Id.nullable(),
  patientId: Id.nullable(),
  patientName: z.string().nullable(),
  outcome: z.enum(['success', 'refused', 'failure']),
  detail: z.record(z.string(), z.unknown()),
  hash: z.string(),
});
export type AuditEvent = z.infer<typeof AuditEvent>;

export const auditContract = {
  listAuditEvents: route({
    method: 'GET',
    path: '/api/audittrail/',
    summary: 'Audit events, newest first; reading them is audited too',
    access: 'audit.read',
    query: PageQuery.extend({
      actorId: Id.optional(),
      patientId: Id.optional(),
      entityId: Id.optional(),
      action: z.enum(['C', 'R', 'U', 'D', 'E']).optional(),
      from: IsoDate.optional(),
      to: IsoDate.optional(),
    }),
    response: pageOf(AuditEvent),
  }),
};
