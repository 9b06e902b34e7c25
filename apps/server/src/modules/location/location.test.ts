import type { Location } from '@intake/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuth } from '../../auth/auth.fixtures.ts';
import type { AuthFixture } from '../../auth/auth.fixtures.ts';
import { newAdministrator, type Administrator } from '../../testing/administrator.ts';
import { locationRoutes } from './location.routes.ts';
import { createLocationService } from './location.service.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await startAuth({ routes: ({ database }) => [locationRoutes(createLocationService(database))] });
});
afterAll(() => auth.stop());

const administrator = () => newAdministrator(auth);

const fields = {
  name: 'Main', timeZone: 'America/Toronto', faxNumbers: [] as string[], phone: null, address: null, isUrgent: false, isBilling: false,
};
const newLocation = async ({ ask }: Administrator, more: object = {}) =>
  (await ask<Location>('POST', '/location/newloc', { ...fields, ...more })).body;

test('a location is changed once per version, and the change is audited and published', async () => {
  const me = await administrator();
  const { id } = await newLocation(me);
  const change = { ...fields, id, version: 1, timeZone: 'America/St_Johns', isUrgent: true };
  expect((await me.ask('PUT', '/location/', change)).body).toMatchObject({ timeZone: 'America/St_Johns', isUrgent: true, version: 2 });
  expect((await me.ask('PUT', '/location/', change)).body.error.code).toBe('version-conflict');
  const audited = await auth.sql('select action, entity, entity_id from audit_event where organization_id = $1 order by sequence', [me.organization.id]);
  expect(audited).toEqual(['C', 'U'].map((action) => ({ action, entity: 'location', entity_id: id })));
  const told = await auth.sql('select topic, entity, entity_id from event where organization_id = $1', [me.organization.id]);
  expect(told).toEqual(Array(2).fill({ topic: 'settings', entity: 'location', entity_id: id }));
});

test('a location has a time zone that exists, numbers that can be dialled and a name of its own', async () => {
  const me = await administrator();
  const { id } = await newLocation(me);
  for (const more of [{ timeZone: 'America/Atlantis' }, { faxNumbers: ['555-0100'] }, { name: ' ' }]) {
    expect((await me.ask('POST', '/location/newloc', { ...fields, name: 'Other', ...more })).status).toBe(422);
    expect((await me.ask('PUT', '/location/', { ...fields, id, version: 1, ...more })).status).toBe(422);
  }
  expect((await me.ask('POST', '/location/newloc', fields)).body.error.code).toBe('exists-already');
});

test('the flags stand on the locations that were named and on no others', async () => {
  const me = await administrator();
  const [one, two] = [await newLocation(me, { isUrgent: true }), await newLocation(me, { name: 'West' })];
  const named = (locations: Location[]) => locations.map(({ name }) => name);
  expect(named((await me.ask<Location[]>('PUT', '/location/urgentloc', { ids: [two.id] })).body)).toEqual(['West']);
  expect(named((await me.ask<Location[]>('GET', '/location/urgentloc')).body)).toEqual(['West']);
  expect(named((await me.ask<Location[]>('PUT', '/location/invoiceloc/', { ids: [one.id, two.id] })).body)).toEqual(['Main', 'West']);
  expect(named((await me.ask<Location[]>('GET', '/location/invoiceloc')).body)).toEqual(['Main', 'West']);
  const other = await administrator();
  expect((await other.ask('PUT', '/location/urgentloc', { ids: [one.id] })).status).toBe(404);
  expect((await other.ask<Location[]>('GET', '/location/')).body).toEqual([]);
});
