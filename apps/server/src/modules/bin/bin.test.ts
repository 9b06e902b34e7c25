import type { Bin, Location } from '@intake/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuth, type AuthFixture } from '../../auth/auth.fixtures.ts';
import { newAdministrator, type Administrator } from '../../testing/administrator.ts';
import { locationRoutes } from '../location/location.routes.ts';
import { createLocationService } from '../location/location.service.ts';
import { binRoutes } from './bin.routes.ts';
import { createBinService } from './bin.service.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await startAuth({
    routes: ({ database }) => [locationRoutes(createLocationService(database)), binRoutes(createBinService(database))],
  });
});
afterAll(() => auth.stop());

const newLocation = async ({ ask }: Administrator) => {
  const fields = { name: 'Main', timeZone: 'America/Toronto', faxNumbers: [], phone: null, address: null, isUrgent: false, isBilling: false };
  return (await ask<Location>('POST', '/location/newloc', fields)).body;
};

test('a bin belongs to a location of its own organisation, and goes while nothing was received in it', async () => {
  const [me, other] = [await newAdministrator(auth), await newAdministrator(auth)];
  const [mine, theirs] = [await newLocation(me), await newLocation(other)];
  const bin = { locationId: mine.id, name: 'Referrals', faxNumber: null, position: 1 };
  const elsewhere = { ...bin, locationId: theirs.id };
  const unknown = [{ path: 'locationId', code: 'unknown' }];
  expect((await me.ask('POST', '/locationbins/', elsewhere)).body.error.fields).toMatchObject(unknown);
  const { body: made } = await me.ask<Bin>('POST', '/locationbins/', bin);
  expect(made).toMatchObject({ locationName: 'Main', openCount: 0 });
  expect((await other.ask('PUT', '/locationbins/', { ...bin, id: made.id, version: 1 })).status).toBe(404);
  expect((await me.ask('PUT', '/locationbins/', { ...elsewhere, id: made.id, version: 1 })).body.error.fields).toMatchObject(unknown);
  expect((await me.ask<Bin>('PUT', '/locationbins/', { ...bin, id: made.id, version: 1, name: 'Results' })).body.version).toBe(2);
  expect((await me.ask('DELETE', '/locationbins/', { id: made.id, version: 1 })).status).toBe(409);
  expect((await me.ask('DELETE', '/locationbins/', { id: made.id, version: 2 })).status).toBe(200);
});
