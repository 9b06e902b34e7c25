import { describe, expect, it } from 'vitest';
import { homePaths } from '../../shared/publicPage/homePaths.ts';
import { applicationRoutes } from './applicationRoutes.ts';
import { entryRoutes } from './entryRoutes.ts';
import { specified } from './specified.fixtures.ts';

/** Not there yet. Whoever adds one takes its line away. */
const missing: readonly string[] = [];

/** A folder of screens is there when any of them is. */
const isIn = (pattern: string, path: string) => (pattern.endsWith('/*') ? path === pattern.slice(0, -2) || path.startsWith(pattern.slice(0, -1)) : path === pattern);

const reached: readonly { path: string; guard: string; layout: string }[] = [
  ...entryRoutes,
  ...applicationRoutes.map(({ path }) => ({ path, guard: 'protected', layout: 'app' })),
  ...Object.values(homePaths).map((path) => ({ path, guard: 'home', layout: 'blank' })),
];

describe('the addresses of the specification', () => {
  it('are all there, but for those that are listed as missing', () => {
    expect(specified).toHaveLength(32);
    expect(specified.map(([pattern]) => pattern).filter((pattern) => !reached.some(({ path }) => isIn(pattern, path)))).toEqual(missing);
  });

  it('open to whom they should, in the frame that they should have', () => {
    const found = specified.flatMap(([pattern, guard, layout]) =>
      reached.filter(({ path }) => isIn(pattern, path)).flatMap((one) => (one.guard === guard && one.layout === layout ? [] : [[pattern, `${layout} → ${one.layout}`]])),
    );
    // Who looks after the installation also works in one of its clinics, and keeps the menu.
    expect(Object.fromEntries(found)).toEqual({ '/app/adminpage': 'blank → app' });
  });
});

/** The menu of the specification, in its order, with who may use each entry. */
const menu: readonly (readonly [path: string, ...access: string[]])[] = [
  ['/app/dashboards/faxes', 'stats.read'],
  ['/app/apps/faxes', 'faxes.read'],
  ['/app/apps/search', 'search'],
  ['/app/apps/sms', 'messages.read'],
  ['/app/apps/project/incomingRequest', 'requests.read'],
  ['/app/apps/checkin/incomingRequest', 'requests.read'],
  ['/app/apps/referral/incomingRequest', 'requests.read'],
  ['/app/apps/appointmentDetails/list', 'appointments.read'],
  ['/app/apps/clients', 'patients.read'],
  ['/app/apps/providers', 'patients.read'],
  ['/app/apps/agents', 'calls.read'],
  ['/app/apps/calls-history', 'calls.read'],
  ['/app/apps/invoice', 'billing.read'],
  ['/app/pages/user-list', 'users.manage'],
  ['/app/apps/roles', 'users.manage'],
  ['/app/pages/setting/locations', 'settings.manage'],
  ['/app/apps/accounts', 'settings.manage', 'billing.read'],
  ['/app/pages/setting', 'settings.manage', 'audit.read', 'privacy.manage', 'faxes.triage', 'patients.write'],
];

describe('the menu', () => {
  const shown = applicationRoutes.filter(({ menu: place }) => place !== undefined).map(({ path, access }) => [path, ...[access].flat()]);

  it('has its order, and shows each entry to who may use it', () => {
    expect(shown.filter(([path]) => menu.some(([one]) => one === path))).toEqual(menu);
  });
});
