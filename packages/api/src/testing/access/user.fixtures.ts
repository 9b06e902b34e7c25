import { z } from 'zod';
import { Role } from '../../contract/access/role.contract.ts';
import { Member } from '../../contract/access/user.contract.ts';
import { startingRoles } from '../../rules/permissions.ts';
import { daysAgo, minutesAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';
import { locations } from '../organization/location.fixtures.ts';
import { clerk, physicianUser, superAdministrator } from './session.fixtures.ts';

const counts = [2, 3, 1, 1, 2, 0];

/** What an organisation starts with. */
export const roles = z.array(Role).parse(
  Object.entries(startingRoles).map(([name, permissions], index) => ({
    id: fixtureId('role', index + 1),
    name,
    permissions: [...permissions],
    memberCount: counts[index],
    version: 1,
  })),
);

type Place = 0 | 1 | null;

const member = (number: number, displayName: string, role: number, place: Place, different: Partial<Member> = {}) => ({
  id: fixtureId('user', number),
  email: `${displayName.replace(/^Dr\. /, '').normalize('NFD').replace(/[^A-Za-z ]/g, '').toLowerCase().replaceAll(' ', '.')}@harbourview.example`,
  displayName,
  status: 'active',
  isPhysician: roles[role]?.name === 'Physician',
  isSuperAdmin: false,
  isElsewhere: false,
  roleId: roles[role]?.id,
  roleName: roles[role]?.name,
  locationId: place === null ? null : locations[place]?.id,
  locationName: place === null ? null : locations[place]?.name,
  lastActiveAt: minutesAgo(number * 37),
  version: 1,
  ...different,
});

/** By name, as the server lists them: of every status, and somebody who belongs elsewhere too. */
export const members = z.array(Member).parse([
  member(1, clerk.displayName, 1, 0, { email: clerk.email }),
  member(11, 'Bérénice Laflamme', 2, 1),
  member(2, physicianUser.displayName, 4, null, { email: physicianUser.email, isElsewhere: true }),
  member(12, 'Dr. Priya Raghunathan', 4, 1, { lastActiveAt: daysAgo(3) }),
  member(13, 'Emeka Nwosu', 1, 0, { status: 'locked', lastActiveAt: daysAgo(9) }),
  member(14, 'Hana Watanabe', 3, 0),
  member(15, 'Joaquín Herrera', 1, 1, { status: 'invited', lastActiveAt: null }),
  member(3, superAdministrator.displayName, 0, null, { email: superAdministrator.email, isSuperAdmin: true, isElsewhere: true }),
  member(16, 'Solveig Lindqvist', 0, null),
  member(17, 'Tomasz Zieliński', 1, 0, { status: 'deactivated', lastActiveAt: daysAgo(64) }),
  member(18, 'Wei-Ling Chen', 1, 1, { status: 'suspended', lastActiveAt: daysAgo(21) }),
]);
