import type { Physician } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { crud } from '../../kernel/crud.ts';
import type { PageQuery } from '../../kernel/cursor.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { findByFax, findPhysicians, physicianStore } from './physician.store.ts';

export type PhysicianService = ReturnType<typeof createPhysicianService>;

/** The directory of those who refer and those who work here. It holds nobody's health data; changes are audited. */
export function createPhysicianService(database: Database) {
  const { create, update } = crud(database, { store: physicianStore, entity: 'physician', topic: 'physician' });
  return {
    create,
    update,

    /** By name in order, or, when a name is given, the closest names first (those have no further page). */
    list: (actor: Actor, { name, ...query }: PageQuery & { name?: string | undefined }) =>
      database.asUser(actor, async (tx) =>
        name
          ? { items: await findPhysicians(tx, name, query.limit), nextCursor: null }
          : physicianStore.page(tx, actor.organizationId, query),
      ),

    findByFax: (actor: Actor, fax: string): Promise<Physician[]> =>
      database.asUser(actor, (tx) => findByFax(tx, actor.organizationId, fax)),
  };
}
