import { accountSessionContract } from '../../contract/access/accountSession.contract.ts';
import { accountSessions } from './accountSession.fixtures.ts';
import { mock } from '../base/mock.ts';

export const mocks = [mock(accountSessionContract.listAccountSessions, accountSessions)];
