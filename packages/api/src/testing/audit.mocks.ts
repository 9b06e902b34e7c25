import { auditContract } from '../contract/audit.contract.ts';
import { onePage } from './answers.ts';
import { auditEvents } from './audit.fixtures.ts';
import { mock } from './mock.ts';

export const mocks = [mock(auditContract.listAuditEvents, onePage(auditEvents))];
