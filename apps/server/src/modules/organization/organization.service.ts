import type { Actor } from '../../kernel/actor.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { listColleagues } from './organization.store.ts';

export type OrganizationService = ReturnType<typeof createOrganizationService>;

/** What every member may know of their organisation. */
export const createOrganizationService = (database: Database) => ({
  listColleagues: (actor: Actor) => database.asUser(actor, (tx) => listColleagues(tx, actor.organizationId)),
});
