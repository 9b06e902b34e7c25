import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Database } from '../../platform/database/database.port.ts';
import type { SessionService } from '../session/session.service.ts';
import { listColleagues } from './organization.store.ts';

export type OrganizationService = ReturnType<typeof createOrganizationService>;

/** What every member may know of their organisation. */
export const createOrganizationService = (database: Database, sessions: Pick<SessionService, 'organization'>) => ({
  /** Throws 404 for somebody who belongs nowhere. */
  current: async (actor: Actor) => {
    if (!actor.organizationId) throw notFound();
    return sessions.organization(actor, actor.organizationId);
  },
  listColleagues: (actor: Actor) => database.asUser(actor, (tx) => listColleagues(tx, actor.organizationId)),
});
