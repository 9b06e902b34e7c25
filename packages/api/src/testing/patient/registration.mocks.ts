import { registrationContract } from '../../contract/patient/registration.contract.ts';
import { onePage } from '../base/answers.ts';
import { mock } from '../base/mock.ts';
import { registrations } from './registration.fixtures.ts';

export const mocks = [mock(registrationContract.listRegistrations, onePage(registrations))];
