import { auditContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { AuditService } from './audit.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const auditRoutes = (audit: AuditService) =>
  implement(auditContract, { listAuditEvents: ({ actor, query }) => audit.list(actor, query) });
