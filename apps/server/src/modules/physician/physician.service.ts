import type { Physician, PhysicianFields } from '@intake/api/contract';
import type { Actor } from '../../http/actor.ts';
import { versionConflict } from '../../http/errors.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import { findByFax, insertPhysician, listPhysicians, updatePhysician } from './physician.store.ts';

export type PhysicianService = ReturnType<typeof createPhysicianService>;

/** The directory of those who refer and those who work here. It holds nobody's health data; changes are audited. */
export function createPhysicianService(database: Database) {
  return {
    list: (actor: Actor, query: { name?: string | undefined; cursor?: string | undefined; limit: number }) =>
      database.asUser(actor, (tx) => listPhysicians(tx, actor.organizationId, query)),

    findByFax: (actor: Actor, fax: string): Promise<Physician[]> =>
      database.asUser(actor, (tx) => findByFax(tx, actor.organizationId, fax)),

    create: (actor: Actor, fields: PhysicianFields): Promise<Physician> =>
      database.asUser(actor, async (tx) => {
        const physician = await insertPhysician(tx, actor.organizationId, fields);
        await changed(tx, actor, 'C', physician.id);
        return physician;
      }),

    update: (actor: Actor, change: PhysicianFields & { id: string; version: number }): Promise<Physician> =>
      database.asUser(actor, async (tx) => {
        const physician = await updatePhysician(tx, change);
        if (!physician) throw versionConflict();
        await changed(tx, actor, 'U', physician.id);
        return physician;
      }),
  };
}

/** Into the trail, and to the portals that show the directory. */
async function changed(tx: Tx, actor: Actor, action: 'C' | 'U', id: string): Promise<void> {
  await appendAudit(tx, { actor, action, entity: 'physician', entityId: id, outcome: 'success' });
  await publish(tx, { organizationId: actor.organizationId, topic: 'physician', entity: 'physician', entityId: id });
}
