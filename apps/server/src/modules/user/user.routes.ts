import { userContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { UserService } from './user.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const userRoutes = (users: UserService) =>
  implement(userContract, {
    listUsers: ({ actor, query }) => users.list(actor, query),
    inviteUser: ({ actor, body }) => users.invite(actor, body),
    saveUser: ({ actor, body }) => users.save(actor, body),
    resetUserPassword: async ({ actor, body }) => {
      await users.resetPassword(actor, body.id);
      return {};
    },
    removeUser: async ({ actor, body }) => {
      await users.remove(actor, body);
      return {};
    },
  });
