import type { Role, roleContract, RouteRequest } from '@intake/api/contract';
import type { Permission } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { crud } from '../../kernel/crud.ts';
import { conflict } from '../../kernel/errors.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { keepingAnAdministrator, refuseBeyondOwn, refuseExceeding } from '../user/administrators.ts';
import { roleStore } from './role.store.ts';

type Change = RouteRequest<typeof roleContract.updateRole>['body'];

export type RoleService = ReturnType<typeof createRoleService>;

/** The rights of an organisation. Each request asks for them anew, so a change is in force with the next one. */
export function createRoleService(database: Database) {
  const { list, create, remove, updateIn } = crud(database, {
    store: roleStore,
    entity: 'role',
    // Whoever has the role sees at once what they may do.
    topic: 'user',
    before: {
      create: ({ actor, fields }) => refuseBeyondOwn(actor, fields.permissions),
      update: ({ actor, fields, stored }) => {
        refuseBeyondOwn(actor, lackingIn(stored.permissions, fields.permissions));
        refuseExceeding(actor, stored.permissions);
      },
      remove: ({ actor, stored }) => {
        refuseExceeding(actor, stored.permissions);
        if (stored.memberCount > 0) throw conflict('role-in-use', 'Somebody has this role; it stays.');
      },
    },
    audit: ({ stored, fields }) => {
      if (!fields) return { detail: {} };
      if (!stored) return { detail: { permissions: fields.permissions } };
      const [before, after] = [stored.permissions, fields.permissions];
      return { detail: { added: lackingIn(before, after), taken: lackingIn(after, before) } };
    },
  });
  return {
    list,
    create,
    remove,
    update: (actor: Actor, change: Change): Promise<Role> =>
      database.asUser(actor, (tx) => keepingAnAdministrator(tx, actor.organizationId, () => updateIn(tx, actor, change))),
  };
}

const lackingIn = (some: Permission[], others: Permission[]) => others.filter((permission) => !some.includes(permission));
