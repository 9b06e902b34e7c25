import { userContract } from '../../contract/access/user.contract.ts';
import { onePage } from '../base/answers.ts';
import { mock } from '../base/mock.ts';
import { members } from './user.fixtures.ts';

export const mocks = [
  mock(userContract.listUsers, ({ query }) =>
    onePage(members.filter(({ displayName }) => displayName.toLowerCase().includes((query.search ?? '').toLowerCase()))),
  ),
];
