import type { StoredItems } from '@intake/api/client';
import { clerk, clerkMapping, organizationDetails, superAdministrator } from '@intake/api/testing';
import { expect, test } from 'vitest';
import { readAccount } from './account.ts';

const stored = (items: Partial<StoredItems>) => ({
  read: <Name extends keyof StoredItems>(name: Name) => items[name] ?? null,
});
const signedIn = { USER_DETAILS: clerk, ORG_DETAILS: organizationDetails, MAP_DETAILS: [clerkMapping] };

test('a clerk may do what the role of the organisation says', () => {
  const account = readAccount(stored(signedIn));
  expect(account?.may('faxes.triage')).toBe(true);
  expect(account?.may('audit.read')).toBe(false);
  expect(account?.may('super')).toBe(false);
  expect(account?.may('member')).toBe(true);
});

test('the rights of another organisation do not count', () => {
  const elsewhere = { ...clerkMapping, Organization_ID: 'another' };
  expect(readAccount(stored({ ...signedIn, MAP_DETAILS: [elsewhere] }))?.may('faxes.triage')).toBe(false);
});

test('a super administrator may open every screen', () => {
  const account = readAccount(stored({ ...signedIn, USER_DETAILS: superAdministrator, MAP_DETAILS: [{ Organization_ID: '1' }] }));
  expect(account?.may('audit.read')).toBe(true);
  expect(account?.mappings).toEqual([]);
});

test('an account with a part missing is none', () => {
  expect(readAccount(stored({ ...signedIn, ORG_DETAILS: undefined }))).toBeNull();
  expect(readAccount(stored({}))).toBeNull();
});
