import { accountContract } from '../../contract/money/account.contract.ts';
import { mock } from '../base/mock.ts';
import { account, creditEntries, dailyUse } from './account.fixtures.ts';

export const mocks = [
  mock(accountContract.getAccount, () => account),
  mock(accountContract.listCredits, ({ query }) => ({ items: creditEntries.filter(({ cause }) => !query.cause || cause === query.cause), nextCursor: null })),
  mock(accountContract.listDailyUse, () => dailyUse),
];
