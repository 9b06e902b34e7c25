import { permissions, startingRoles } from '../../rules/permissions.ts';
import { OrganizationDetails, OrganizationMapping, UserDetails } from '../../contract/access/session.contract.ts';
import { daysAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';

export const organizationDetails = OrganizationDetails.parse({
  id: fixtureId('organization', 1),
  name: 'Harbourview Specialist Clinic',
  telnyx_from: '+14165550100',
  timeZone: 'America/Toronto',
  locale: 'en',
  duplicates: 'refuse',
  version: 3,
});

const person = {
  isSuperAdmin: false, isPhysician: false, locale: 'en', theme: {}, passwordLastUpdatedAt: daysAgo(12), version: 1,
};

export const clerk = UserDetails.parse({
  ...person,
  id: fixtureId('user', 1),
  email: 'amara.osei@harbourview.example',
  displayName: 'Amara Osei',
});

export const physicianUser = UserDetails.parse({
  ...person,
  id: fixtureId('user', 2),
  email: 'lucie.tremblay@harbourview.example',
  displayName: 'Dr. Lucie Tremblay',
  isPhysician: true,
});

export const superAdministrator = UserDetails.parse({
  ...person,
  id: fixtureId('user', 3),
  email: 'operations@intake.example',
  displayName: 'Noor Haddad',
  isSuperAdmin: true,
});

const mapping = {
  Organization_ID: organizationDetails.id,
  organizationName: organizationDetails.name,
  locationId: null,
};

export const clerkMapping = OrganizationMapping.parse({
  ...mapping, roleName: 'Clerk', permissions: startingRoles.Clerk,
});

export const administratorMapping = OrganizationMapping.parse({
  ...mapping, roleName: 'Administrator', permissions: [...permissions],
});

export const readOnlyMapping = OrganizationMapping.parse({
  ...mapping, roleName: 'Read only', permissions: startingRoles['Read only'],
});
