import { generateKeyPairSync } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Partner, PartnerUse } from '@intake/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAuth, type AuthFixture } from '../../auth/auth.fixtures.ts';
import { newAdministrator, type Administrator } from '../../testing/administrator.ts';
import { openPartnerRoutes } from '../../testing/partner/partnerRoutes.ts';
import { assertionOf, newPair, newPartner, thumbprintOf, type TestPartner } from '../../testing/partner/partners.ts';

let auth: AuthFixture;
let made: Awaited<ReturnType<typeof openPartnerRoutes>>;
let me: Administrator;
let other: Administrator;
beforeAll(async () => {
  made = await openPartnerRoutes();
  auth = await startAuth({ routes: ({ database }) => made.routes(database) });
  me = await newAdministrator(auth);
  other = await newAdministrator(auth);
});
afterAll(async () => {
  await auth.stop();
  await rm(made.folder, { recursive: true, force: true });
});

const fields = (name: string) => ({ name, scopes: ['velox/directory.read'], callsPerMinute: 120, isActive: true });
const directory = '/api/velox/getServiceTypes';
const partnerWith = (scopes: Partner['scopes'] = ['velox/directory.read'], callsPerMinute?: number): Promise<TestPartner> =>
  newPartner(auth.url, me, { scopes, ...(callsPerMinute && { callsPerMinute }) });

describe('who looks after partners', () => {
  test('makes and changes them, and is told by whom it was changed meanwhile', async () => {
    const { body: partner } = await me.ask<Partner>('POST', '/partner/', fields('Alpha clinic'));
    expect(partner).toMatchObject({ name: 'Alpha clinic', version: 1, keys: [], calls: 0, errors: 0, lastCallAt: null });
    expect((await me.ask('POST', '/partner/', fields('Alpha clinic'))).body.error.code).toBe('exists-already');
    expect((await me.ask('PUT', '/partner/', { ...fields('Alpha'), id: partner.id, version: 1 })).body).toMatchObject({ name: 'Alpha', version: 2 });
    expect((await me.ask('PUT', '/partner/', { ...fields('Beta'), id: partner.id, version: 1 })).status).toBe(409);
    expect((await me.ask('POST', '/partner/', { ...fields('Gamma'), scopes: ['system/Everything.rs'] })).status).toBe(422);
    const events = await auth.sql("select action, detail ->> 'event' as event from audit_event where entity = 'partner' and entity_id = $1 order by sequence", [partner.id]);
    expect(events).toEqual([{ action: 'C', event: null }, { action: 'U', event: null }]);
  });

  test('is an administrator of the same organisation', async () => {
    const { partner, kid } = await partnerWith();
    const reader = await newAdministrator(auth, ['requests.read']);
    for (const { ask } of [other, reader]) {
      expect((await ask('PUT', '/partner/', { ...fields('Theirs'), id: partner.id, version: 1 })).status).toBe(404);
      expect((await ask('POST', '/partner/key', { id: partner.id, label: 'Theirs', key: newPair().pem })).status).toBe(404);
      expect((await ask('DELETE', '/partner/key', { id: partner.id, keyId: partner.keys[0]!.id })).status).toBe(404);
      expect((await ask('GET', `/partner/use/${partner.id}`)).status).toBe(404);
    }
    expect((await other.ask<{ items: Partner[] }>('GET', '/partner/')).body.items).toEqual([]);
    expect(partner.keys).toMatchObject([{ kid, algorithm: 'ES384', label: 'First', revokedAt: null, lastUsedAt: null }]);
  });

  test('gives public keys alone, strong enough, once, and not without end', async () => {
    const { body: partner } = await me.ask<Partner>('POST', '/partner/', fields('Keys'));
    const add = async (key: string) => {
      const { status, body } = await me.ask('POST', '/partner/key', { id: partner.id, label: 'A key', key });
      return status === 200 ? 'taken' : (body.error.fields?.[0]?.code ?? body.error.code);
    };
    const rsa = newPair('RS384');
    const weak = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const small = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const pem = (key: typeof rsa.privateKey) => key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' }).toString();
    expect(await add(pem(rsa.privateKey))).toBe('key-private');
    expect(await add(JSON.stringify(rsa.privateKey.export({ format: 'jwk' })))).toBe('key-private');
    expect(await add(pem(weak.publicKey))).toBe('key-weak');
    expect(await add(JSON.stringify(small.publicKey.export({ format: 'jwk' })))).toBe('key-weak');
    for (const text of ['no key', '{"keys":[]}', '{', '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----', '{"kty":"RSA"}']) expect([text, await add(text)]).toEqual([text, 'key-unreadable']);
    const named = { ...generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey.export({ format: 'jwk' }), kid: 'ours-2026' };
    expect(await add(JSON.stringify({ keys: [named] }))).toBe('taken');
    expect(await add(rsa.pem)).toBe('taken');
    expect(await add(rsa.pem)).toBe('key-known');
    for (let index = 0; index < 3; index += 1) expect(await add(newPair().pem)).toBe('taken');
    expect(await add(newPair().pem)).toBe('too-many-keys');
    const { body } = await me.ask<{ items: Partner[] }>('GET', '/partner/?limit=200');
    expect(body.items.find(({ id }) => id === partner.id)?.keys.map(({ kid }) => kid)).toEqual(expect.arrayContaining(['ours-2026', thumbprintOf(rsa.pem)]));
  });
});

describe('a partner signs in', () => {
  test('with what its key signed, and calls with the token it gets', async () => {
    const client = await partnerWith();
    const { status, body } = await client.signIn();
    expect([status, body]).toEqual([200, { access_token: expect.any(String), token_type: 'bearer', expires_in: 300, scope: 'velox/directory.read' }]);
    expect((await client.ask('GET', directory)).status).toBe(200);
    expect(await auth.sql("select actor_name, outcome from audit_event where entity = 'partner' and entity_id = $1 and action = 'E' limit 1", [client.partner.id])).toEqual([
      { actor_name: client.partner.name, outcome: 'success' },
    ]);
  });

  test('with an RSA key as well', async () => {
    const client = await partnerWith();
    const rsa = newPair('RS384');
    await me.ask('POST', '/partner/key', { id: client.partner.id, label: 'RSA', key: rsa.pem });
    expect((await client.signIn({ privateKey: rsa.privateKey, algorithm: 'RS384', kid: thumbprintOf(rsa.pem) })).status).toBe(200);
  });

  test('with each signed text once, also when both come at the same time', async () => {
    const client = await partnerWith();
    const jti = 'the same one twice';
    const answers = await Promise.all([client.signIn({ jti }), client.signIn({ jti }), client.signIn({ jti })]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400, 400]);
    expect((await client.signIn({ jti })).body).toMatchObject({ error: 'invalid_client', error_description: 'This jti was used already.' });
    // Another partner may have chosen the same.
    expect((await (await partnerWith()).signIn({ jti })).status).toBe(200);
  });

  test('not with what is signed by another key, for somebody else, for later, or for nobody', async () => {
    const client = await partnerWith();
    const stranger = await partnerWith();
    const refused = [
      client.signIn({ privateKey: newPair().privateKey }),
      client.signIn({ kid: 'another' }),
      client.signIn({ kid: stranger.kid, privateKey: stranger.pair.privateKey }),
      client.signIn({ audience: 'https://elsewhere.example/token' }),
      client.signIn({ seconds: 3600 }),
      client.signIn({ seconds: -120 }),
      client.signIn({ jti: 'short' }),
      client.signIn({ clientId: crypto.randomUUID() }),
      client.signIn({ clientId: 'no-id' }),
    ];
    for (const answer of await Promise.all(refused)) expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_client' } });
    const trail = await auth.sql<{ count: number }>("select count(*)::int as count from audit_event where entity = 'partner' and entity_id = $1 and outcome = 'refused'", [client.partner.id]);
    expect(trail[0]!.count).toBe(7);
  });

  test('not with a form that is none', async () => {
    const post = async (body: string, type = 'application/x-www-form-urlencoded') => {
      const answer = await fetch(`${auth.url}/api/velox/token`, { method: 'POST', body, headers: { 'content-type': type } });
      return [answer.status, (await answer.json()) as unknown];
    };
    expect(await post('')).toEqual([400, expect.objectContaining({ error: 'unsupported_grant_type' })]);
    expect(await post('grant_type=client_credentials')).toEqual([400, expect.objectContaining({ error: 'invalid_client' })]);
    expect(await post('grant_type=client_credentials&client_assertion_type=urn%3Aietf%3Aparams%3Aoauth%3Aclient-assertion-type%3Ajwt-bearer&client_assertion=%00x')).toEqual([400, expect.objectContaining({ error: 'invalid_client' })]);
    expect((await post('{', 'application/json'))[0]).toBe(422);
  });

  test('for scopes that it has, and no others', async () => {
    const client = await partnerWith(['velox/directory.read', 'velox/appointments.read']);
    expect((await client.signIn({ scope: 'velox/directory.read system/Patient.rs' })).body).toMatchObject({ scope: 'velox/directory.read' });
    expect((await client.signIn({ scope: 'system/Patient.rs' })).body).toMatchObject({ error: 'invalid_scope' });
    const few = await partnerWith(['velox/appointments.read']);
    expect((await few.ask('GET', directory)).body).toMatchObject({ error: { code: 'scope-missing' } });
  });
});

describe('what a partner was given is worth nothing', () => {
  test('once its key is revoked, although the token has minutes left', async () => {
    const client = await partnerWith();
    expect((await client.ask('GET', directory)).status).toBe(200);
    const { body } = await me.ask<Partner>('DELETE', '/partner/key', { id: client.partner.id, keyId: client.partner.keys[0]!.id });
    expect(body.keys[0]!.revokedAt).not.toBeNull();
    expect((await client.ask('GET', directory)).status).toBe(401);
    expect((await client.signIn()).body.error).toBe('invalid_client');
    expect((await me.ask('DELETE', '/partner/key', { id: client.partner.id, keyId: client.partner.keys[0]!.id })).status).toBe(404);
  });

  test('once it is stopped, and once a scope is taken away', async () => {
    const client = await partnerWith();
    expect((await client.ask('GET', directory)).status).toBe(200);
    const change = (more: object) => me.ask<Partner>('PUT', '/partner/', { ...fields(client.partner.name), id: client.partner.id, ...more });
    await change({ version: 1, scopes: ['velox/appointments.read'] });
    expect((await client.ask('GET', directory)).status).toBe(404);
    await change({ version: 2, isActive: false });
    expect((await client.ask('GET', directory)).status).toBe(401);
    await change({ version: 3 });
    expect((await client.ask('GET', directory)).status).toBe(200);
  });

  test('where a person is asked for, and a person is nobody where a partner is', async () => {
    const client = await partnerWith();
    expect((await client.ask('GET', '/api/partner/')).status).toBe(401);
    expect((await me.ask('GET', '/velox/getServiceTypes')).status).toBe(401);
    const forged = await assertionOf({ clientId: client.partner.id, privateKey: client.pair.privateKey, kid: client.kid, audience: 'https://intake.example/partners' });
    expect((await fetch(`${auth.url}${directory}`, { headers: { authorization: `Bearer ${forged}` } })).status).toBe(401);
  });
});

test('calls beyond the limit wait, and are counted with all others', async () => {
  const client = await partnerWith(['velox/directory.read'], 30);
  const answers = [];
  for (let call = 0; call < 32; call += 1) answers.push(await client.ask('GET', directory));
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 30 }, () => 200), 429, 429]);
  expect(Number(answers[31]!.headers.get('retry-after'))).toBeGreaterThan(0);
  await client.ask('POST', '/api/velox/createReferral', {});
  const { body: use } = await me.ask<PartnerUse>('GET', `/partner/use/${client.partner.id}`);
  expect(use.operations.find(({ operation }) => operation === 'getServiceTypes')).toMatchObject({ calls: 32, errors: 2, lastError: { code: 'too-many-requests' } });
  expect(use.days).toEqual([{ day: new Date().toISOString().slice(0, 10), calls: 34, errors: 3 }]);
  const { body: list } = await me.ask<{ items: Partner[] }>('GET', '/partner/?limit=200');
  expect(list.items.find(({ id }) => id === client.partner.id)).toMatchObject({ calls: 34, errors: 3, lastCallAt: expect.any(String) });
});
