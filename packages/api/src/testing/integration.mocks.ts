import { integrationContract } from '../contract/integration.contract.ts';
import { integrations } from './integration.fixtures.ts';
import { mock } from './mock.ts';

export const mocks = [mock(integrationContract.getIntegrations, integrations)];
