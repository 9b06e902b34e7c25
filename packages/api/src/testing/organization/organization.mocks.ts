import { organizationContract } from '../../contract/organization/organization.contract.ts';
import { organizationDetails } from '../access/session.fixtures.ts';
import { mock } from '../base/mock.ts';
import { colleagues } from './organization.fixtures.ts';

export const mocks = [mock(organizationContract.getCurrentOrganization, organizationDetails), mock(organizationContract.listColleagues, colleagues)];
