import { userContract } from '../contract/user.contract.ts';
import { onePage } from './answers.ts';
import { mock } from './mock.ts';
import { members } from './user.fixtures.ts';

export const mocks = [
  mock(userContract.listUsers, ({ query }) =>
    onePage(members.filter(({ displayName }) => displayName.toLowerCase().includes((query.search ?? '').toLowerCase()))),
  ),
];
