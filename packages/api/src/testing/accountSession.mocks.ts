import { accountSessionContract } from '../contract/accountSession.contract.ts';
import { accountSessions } from './accountSession.fixtures.ts';
import { mock } from './mock.ts';

export const mocks = [mock(accountSessionContract.listAccountSessions, accountSessions)];
