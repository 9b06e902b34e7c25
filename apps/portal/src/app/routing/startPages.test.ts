import { expect, test } from 'vitest';
import { applicationRoutes, firstAllowed } from './applicationRoutes.ts';
import { startPageOf, startPages } from './startPages.ts';

const person = { isSuperAdmin: false, isPhysician: false };

test('each kind of user has a start page; a super administrator is one before all else', () => {
  expect(startPageOf(person)).toBe('/app/apps/faxes');
  expect(startPageOf({ ...person, isPhysician: true })).toBe('/app/apps/appointmentDetails/list');
  expect(startPageOf({ isSuperAdmin: true, isPhysician: true })).toBe('/app/adminpage');
});

test('a user without the permission starts at the first screen of their menu', () => {
  const mayRead = (access: string) => access === 'member' || access === 'patients.read';
  expect(firstAllowed(startPages.user, mayRead)).toBe('/app/apps/clients');
  expect(firstAllowed(startPages.user, () => true)).toBe('/app/apps/faxes');
});

test('nobody is redirected to a screen that does not exist', () => {
  const paths = applicationRoutes.map(({ path }) => path);
  for (const wanted of Object.values(startPages)) expect(paths).toContain(firstAllowed(wanted, () => true));
});
