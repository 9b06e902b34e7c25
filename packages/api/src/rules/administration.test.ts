import { expect, test } from 'vitest';
import { beyond } from './grants.ts';
import { userEventTo, userLifecycle } from './lifecycle/userLifecycle.ts';
import { userStatuses } from './vocabulary.ts';

test.each([
  ['active', 'locked', 'lock'],
  ['locked', 'active', 'unlock'],
  ['active', 'deactivated', 'deactivate'],
  ['suspended', 'active', 'reinstate'],
  ['deactivated', 'active', 'reinstate'],
  // Only the person accepts an invitation.
  ['invited', 'active', undefined],
  ['deactivated', 'locked', undefined],
] as const)('from %s to %s leads %s', (from, to, event) => {
  expect(userEventTo(from, to)).toBe(event);
});

test('everybody can be deactivated, and nobody becomes invited again', () => {
  for (const status of userStatuses) {
    expect(Object.values(userLifecycle[status])).not.toContain('invited');
    if (status !== 'deactivated') expect(userEventTo(status, 'deactivated')).toBe('deactivate');
  }
});

test('nobody gives a right that they lack, except a super administrator', () => {
  const own = new Set(['users.manage', 'faxes.read'] as const);
  expect(beyond({ isSuperAdmin: false, permissions: own }, ['faxes.read', 'audit.read'])).toEqual(['audit.read']);
  expect(beyond({ isSuperAdmin: true, permissions: new Set() }, ['audit.read'])).toEqual([]);
});
