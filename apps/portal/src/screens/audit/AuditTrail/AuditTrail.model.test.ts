import { auditEvents, clerk, patients, urgentFax } from '@intake/api/testing';
import { expect, test } from 'vitest';
import { activeFilters, addressOf, eventKeys, factsOf, filtersOf, noFilters, pageLimit, queryOf, recordHref, sealGroups } from './AuditTrail.model.ts';
import type { AuditFilters } from './AuditTrail.model.ts';

const filters: AuditFilters = {
  actorId: clerk.id, action: 'U', patientId: patients[0]?.id ?? null, entityId: urgentFax.id, from: '2026-11-01', to: '2026-11-23',
};

test('filters come back from the address as they went', () => {
  expect(filtersOf(addressOf(filters))).toEqual(filters);
  expect(addressOf(noFilters).toString()).toBe('');
});

test('what the address says wrongly is left out', () => {
  expect(filtersOf(new URLSearchParams('person=7&action=X&patient=../1&record=&from=2026-02-30&to=today'))).toEqual(noFilters);
});

test('asks the server for what narrows, and for nothing else', () => {
  expect(queryOf(noFilters)).toEqual({ limit: pageLimit });
  expect(queryOf(filters)).toEqual({ limit: pageLimit, ...filters });
  expect(activeFilters({ ...noFilters, from: '2026-11-01', action: 'R' })).toEqual(['action', 'from']);
});

test('an event is described by its name, else by its action', () => {
  expect(eventKeys({ entity: 'fax', action: 'U', detail: { event: 'file' } })).toEqual(['fax.file', 'fax.U']);
  expect(eventKeys({ entity: 'patient', action: 'R', detail: {} })).toEqual(['patient.R']);
});

test('the facts leave out what the sentence says and what is not known', () => {
  expect(factsOf({ detail: { event: 'fail', stage: 'read', code: null } })).toEqual([['stage', 'read']]);
});

test('links to records that have a page', () => {
  expect(recordHref({ entity: 'fax', entityId: urgentFax.id, detail: {} })).toBe(`/app/apps/faxes?fax=${urgentFax.id}`);
  expect(recordHref({ entity: 'patient', entityId: clerk.id, detail: {} })).toBe(`/app/apps/clients?patient=${clerk.id}`);
  expect(recordHref({ entity: 'request', entityId: clerk.id, detail: { kind: 'check-in' } })).toBe(`/app/apps/checkin/incomingRequest?request=${clerk.id}`);
  expect(recordHref({ entity: 'bin', entityId: clerk.id, detail: {} })).toBeNull();
  expect(recordHref({ entity: 'search', entityId: null, detail: {} })).toBeNull();
});

test('a seal falls into groups without losing a digit', () => {
  const hash = auditEvents[0]?.hash ?? '';
  expect(sealGroups(hash)).toHaveLength(8);
  expect(sealGroups(hash).join('')).toBe(hash);
});
