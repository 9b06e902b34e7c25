import { accountContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { AccountService } from './account.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const accountRoutes = (accounts: AccountService) =>
  implement(accountContract, {
    getAccount: ({ actor }) => accounts.get(actor),
    saveAccount: ({ actor, body }) => accounts.save(actor, body),
    listCredits: ({ actor, query }) => accounts.listCredits(actor, query),
    bookCredits: ({ actor, body }) => accounts.book(actor, body),
    listDailyUse: ({ actor, query }) => accounts.daily(actor, query),
  });
