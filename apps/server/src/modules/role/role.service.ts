import type { Role } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, notFound, versionConflict } from '../../kernel/errors.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import { keepingAnAdministrator, refuseBeyondOwn, refuseExceeding } from '../user/administrators.ts';
import { insertRole, listRoles, removeRole, updateRole, type RoleValues } from './role.store.ts';

export type RoleService = ReturnType<typeof createRoleService>;

/** The rights of an organisation. Each request asks for them anew, so a change is in force with the next one. */
export function createRoleService(database: Database) {
  return {
    list: (actor: Actor) => database.asUser(actor, (tx) => listRoles(tx, actor.organizationId)),

    create: (actor: Actor, values: RoleValues): Promise<Role> =>
      database.asUser(actor, async (tx) => {
        refuseBeyondOwn(actor, values.permissions);
        const id = await insertRole(tx, actor.organizationId, values);
        await recorded(tx, actor, 'C', id, { permissions: values.permissions });
        return readRole(tx, actor, id);
      }),

    update: (actor: Actor, change: RoleValues & { id: string; version: number }): Promise<Role> =>
      database.asUser(actor, (tx) =>
        keepingAnAdministrator(tx, actor.organizationId, async () => {
          const before = await readRole(tx, actor, change.id);
          const added = change.permissions.filter((permission) => !before.permissions.includes(permission));
          const taken = before.permissions.filter((permission) => !change.permissions.includes(permission));
          refuseBeyondOwn(actor, added);
          refuseExceeding(actor, before.permissions);
          if (!(await updateRole(tx, change))) throw versionConflict();
          await recorded(tx, actor, 'U', change.id, { added, taken });
          return readRole(tx, actor, change.id);
        }),
      ),

    remove: (actor: Actor, { id, version }: { id: string; version: number }): Promise<void> =>
      database.asUser(actor, async (tx) => {
        const { memberCount, permissions } = await readRole(tx, actor, id);
        refuseExceeding(actor, permissions);
        if (memberCount > 0) throw conflict('role-in-use', 'Somebody has this role; it stays.');
        if (!(await removeRole(tx, id, version))) throw versionConflict();
        await recorded(tx, actor, 'D', id, {});
      }),
  };
}

async function readRole(tx: Tx, actor: Actor, id: string): Promise<Role> {
  const [role] = await listRoles(tx, actor.organizationId, id);
  if (!role) throw notFound();
  return role;
}

/** Into the trail, and to the portals: whoever has the role sees at once what they may do. */
async function recorded(tx: Tx, actor: Actor, action: 'C' | 'U' | 'D', entityId: string, detail: Record<string, unknown>) {
  await appendAudit(tx, { actor, action, entity: 'role', entityId, outcome: 'success', detail });
  await publish(tx, { organizationId: actor.organizationId, topic: 'user', entity: 'role', entityId });
}
