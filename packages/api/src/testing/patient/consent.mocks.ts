import { consentContract } from '../../contract/patient/consent.contract.ts';
import { mock } from '../base/mock.ts';
import { consents, noConsents } from './consent.fixtures.ts';

export const mocks = [
  mock(consentContract.listConsents, ({ query }) => (consents.history.some(({ patientId }) => patientId === query.patientId) ? consents : noConsents)),
];
