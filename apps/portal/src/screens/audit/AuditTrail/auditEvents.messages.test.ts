import { auditActions, auditEntities } from '@intake/api/rules';
import { expect, test } from 'vitest';
import { eventTexts } from './auditEvents.messages.ts';
import { entityNames } from './auditRecords.messages.ts';

test('everything that the server writes into the audit trail and every kind of record has its words, and there are no others', () => {
  expect(Object.keys(eventTexts).toSorted()).toEqual([...auditActions].toSorted());
  expect(Object.keys(entityNames).toSorted()).toEqual([...auditEntities].toSorted());
});
