import { members, roles } from '@intake/api/testing';
import type { Member } from '@intake/api/contract';
import { expect, test } from 'vitest';
import { isRefused } from '../../../data/forms/refusals.ts';
import { exceeds, isGivable, mayRemove, memberErrors, statusActionsOf, statusAfter } from './UserList.model.ts';

const own = { id: 'me', isSuperAdmin: false, permissions: new Set(['users.manage', 'faxes.read'] as const) };
const of = (different: Partial<Member>) => ({ ...(members[0] as Member), ...different });

test('what can be done follows the status', () => {
  expect(statusActionsOf(of({}), own)).toEqual(['lock', 'suspend', 'deactivate']);
  expect(statusActionsOf(of({ status: 'invited' }), own)).toEqual(['deactivate']);
  expect(statusAfter(of({ status: 'locked' }), 'unlock')).toBe('active');
});

test('nothing is offered that the server would refuse', () => {
  expect(statusActionsOf(of({ id: 'me' }), own)).toEqual([]);
  expect(statusActionsOf(of({ isElsewhere: true }), own)).toEqual([]);
  expect(statusActionsOf(of({ isSuperAdmin: true }), own)).toEqual([]);
  expect(statusActionsOf(of({ isElsewhere: true }), { ...own, isSuperAdmin: true })).toHaveLength(3);
  expect(mayRemove(of({ isElsewhere: true }), own)).toBe(true);
  expect(mayRemove(of({ id: 'me' }), own)).toBe(false);
  const administrator = roles[0]!;
  expect(isGivable(administrator, own, undefined)).toBe(false);
  expect(isGivable(administrator, own, administrator.id)).toBe(true);
});

test('actions on a user with more permissions are not offered, those on oneself are', () => {
  const administrator = of({ id: 'other', roleId: roles[0]!.id });
  expect(exceeds(administrator, { own, roles })).toBe(true);
  expect(exceeds({ ...administrator, id: own.id }, { own, roles })).toBe(false);
  expect(exceeds(administrator, { own: { ...own, isSuperAdmin: true }, roles })).toBe(false);
  expect(exceeds(of({ roleId: 'of few' }), { own, roles: [{ ...roles[0]!, id: 'of few', permissions: ['faxes.read'] }] })).toBe(false);
});

test('an invitation needs an address, a name and a role', () => {
  expect(memberErrors({ email: 'a@b', displayName: ' ', roleId: null })).toMatchObject({ email: { id: expect.any(String) as string }, displayName: {}, roleId: {} });
  expect(isRefused(memberErrors({ email: 'a@b.ca', displayName: 'A', roleId: 'r' }))).toBe(false);
});
