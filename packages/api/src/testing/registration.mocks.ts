import { registrationContract } from '../contract/registration.contract.ts';
import { onePage } from './answers.ts';
import { mock } from './mock.ts';
import { registrations } from './registration.fixtures.ts';

export const mocks = [mock(registrationContract.listRegistrations, onePage(registrations))];
