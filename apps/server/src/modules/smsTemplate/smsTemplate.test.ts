import type { SmsTemplate, SmsTemplateVersion } from '@intake/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuth, type AuthFixture } from '../../auth/auth.fixtures.ts';
import { newAdministrator } from '../../testing/administrator.ts';
import { smsTemplateRoutes } from './smsTemplate.routes.ts';
import { createSmsTemplateService } from './smsTemplate.service.ts';

const path = '/smstemplate/';
const fields = { key: 'reminder', locale: 'en', body: 'See you on {appointment.date}.' } as const;

let auth: AuthFixture;
beforeAll(async () => {
  auth = await startAuth({ routes: ({ database }) => [smsTemplateRoutes(createSmsTemplateService(database))] });
});
afterAll(() => auth.stop());

const manager = () => newAdministrator(auth, ['settings.manage', 'messages.read']);
const create = async (me: Awaited<ReturnType<typeof newAdministrator>>) => (await me.ask<SmsTemplate>('POST', path, fields)).body;

test('templates come by key, one for each language', async () => {
  const me = await manager();
  for (const change of [{}, { locale: 'fr' }, { key: 'call', locale: 'zh' }]) {
    expect((await me.ask('POST', path, { ...fields, ...change })).status).toBe(200);
  }
  expect((await me.ask('POST', path, fields)).body.error.code).toBe('exists-already');
  const { body } = await me.ask<SmsTemplate[]>('GET', path);
  expect(body.map(({ key, locale }) => `${key} ${locale}`)).toEqual(['call zh', expect.stringMatching(/^reminder (en|fr)$/), expect.stringMatching(/^reminder (en|fr)$/)]);
});

test('a template keeps each of its versions, also after it was removed', async () => {
  const me = await manager();
  const made = await create(me);
  const changed = { ...made, body: 'On {appointment.date}.' };
  expect((await me.ask('PUT', `${path}update`, changed)).body).toMatchObject({ version: 2, body: 'On {appointment.date}.' });
  expect((await me.ask('PUT', `${path}update`, changed)).status).toBe(409);
  expect((await me.ask('DELETE', path, { id: made.id, version: 1 })).status).toBe(409);
  expect((await me.ask('DELETE', path, { id: made.id, version: 2 })).status).toBe(200);
  expect((await me.ask('PUT', `${path}update`, changed)).status).toBe(404);
  const { body: versions } = await me.ask<SmsTemplateVersion[]>('GET', `${path}${made.id}/version`);
  expect(versions).toMatchObject([{ version: 2, body: 'On {appointment.date}.' }, { version: 1, body: fields.body }]);
  expect(versions[0]?.createdBy).toEqual(expect.any(String));
});

test.each([
  ['Dear {patient.name}', 'private', 'patient.name'],
  ['{appointment.shoe}', 'unknown', 'appointment.shoe'],
  ['at {appointment.time', 'malformed', '{'],
])('a template is refused for %s, by field and name', async (body, code, message) => {
  const me = await manager();
  const answer = await me.ask('POST', path, { ...fields, body });
  expect(answer.status).toBe(422);
  expect(answer.body.error.fields).toEqual([{ path: 'body', code, message }]);
  const made = await create(me);
  expect((await me.ask('PUT', `${path}update`, { ...made, body })).status).toBe(422);
  expect((await me.ask('GET', path)).body).toEqual([made]);
});

test('each change of a template is told to the open portals, and written into the trail', async () => {
  const me = await manager();
  const made = await create(me);
  await me.ask('PUT', `${path}update`, { ...made, body: 'Hello' });
  await me.ask('DELETE', path, { id: made.id, version: 2 });
  const events = await auth.sql('select entity from event where entity_id = $1', [made.id]);
  expect(events).toEqual(Array.from({ length: 3 }, () => ({ entity: 'sms_template' })));
  const trail = await auth.sql('select action, entity from audit_event where entity_id = $1 order by sequence', [made.id]);
  expect(trail).toEqual(['C', 'U', 'D'].map((action) => ({ action, entity: 'sms_template' })));
});

test('a template is read and changed only by who may, and only in its organisation', async () => {
  const [me, other, reader, nobody] = [
    await manager(), await manager(), await newAdministrator(auth, ['messages.read']), await newAdministrator(auth, []),
  ];
  const made = await create(me);
  expect((await other.ask('GET', path)).body).toEqual([]);
  expect((await other.ask('GET', `${path}${made.id}/version`)).status).toBe(404);
  expect((await nobody.ask('GET', path)).status).toBe(404);
  for (const { ask } of [other, reader]) {
    expect((await ask('PUT', `${path}update`, made)).status).toBe(404);
    expect((await ask('DELETE', path, { id: made.id, version: 1 })).status).toBe(404);
  }
  expect((await reader.ask('POST', path, fields)).status).toBe(404);
  expect((await reader.ask('GET', path)).body).toEqual([]);
});
