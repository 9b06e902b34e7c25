import { integrationContract } from '../../contract/organization/integration.contract.ts';
import { integrations } from './integration.fixtures.ts';
import { mock } from '../base/mock.ts';

export const mocks = [mock(integrationContract.getIntegrations, integrations)];
