import { auditContract } from '../../contract/organization/audit.contract.ts';
import { onePage } from '../base/answers.ts';
import { auditEvents } from './audit.fixtures.ts';
import { mock } from '../base/mock.ts';

export const mocks = [mock(auditContract.listAuditEvents, onePage(auditEvents))];
