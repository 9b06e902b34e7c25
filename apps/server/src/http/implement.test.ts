import { route } from '@intake/api/contract';
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { conflict, sessionEnded } from '../kernel/errors.ts';
import { actorWith, serverWith } from './http.fixtures.ts';
import { implement, type Handlers } from './implement.ts';

const Thing = z.object({ id: z.uuid(), name: z.string(), note: z.string().nullable() });
const id = '6f1f4b6e-6f0a-4a86-9b59-0d2f9d3c5a10';
const thing = { id, name: 'Stapler', note: null };

const contract = {
  getThing: route({
    method: 'GET',
    path: '/api/thing/{id}',
    summary: 'One',
    access: 'member',
    params: z.object({ id: z.uuid() }),
    response: Thing,
  }),
  listThings: route({
    method: 'GET',
    path: '/api/thing/',
    summary: 'All',
    access: 'faxes.read',
    query: z.object({ limit: z.coerce.number<number>().int().max(200).default(50) }),
    response: z.array(Thing),
  }),
  saveThing: route({
    method: 'POST',
    path: '/api/thing/save',
    summary: 'Save',
    access: 'faxes.triage',
    body: z.object({ name: z.string().min(1), tags: z.array(z.object({ label: z.string() })).default([]) }),
    response: Thing,
  }),
  getSelf: route({
    method: 'GET',
    path: '/api/self/{id}',
    summary: 'Me',
    access: 'self',
    params: z.object({ id: z.uuid() }),
    response: z.object({ ok: z.literal(true) }),
  }),
  getAll: route({
    method: 'GET',
    path: '/api/everything',
    summary: 'Super',
    access: 'super',
    response: z.object({ ok: z.literal(true) }),
  }),
  getOpen: route({
    method: 'GET',
    path: '/api/open',
    summary: 'Open',
    access: 'public',
    response: z.object({ ok: z.literal(true) }),
  }),
};

const handlers: Handlers<typeof contract> = {
  getThing: ({ params }) => ({ ...thing, id: params.id }),
  listThings: ({ query }) => Array.from({ length: Math.min(query.limit, 2) }, () => thing),
  saveThing: ({ body, actor }) => ({ ...thing, name: body.name, note: actor.displayName }),
  getSelf: () => ({ ok: true }),
  getAll: () => ({ ok: true }),
  getOpen: () => ({ ok: true }),
};

const started: FastifyInstance[] = [];
let app: FastifyInstance;
afterEach(() => Promise.all(started.splice(0).map((server) => server.close())));

const start = async (
  overrides: Partial<Handlers<typeof contract>> = {},
  actor = actorWith(),
  options = {},
) => {
  app = await serverWith({
    routes: [implement(contract, { ...handlers, ...overrides })],
    authenticate: async () => actor,
    ...options,
  });
  started.push(app);
};

describe('implement', () => {
  it('does not compile when a key is missing, extra, or answers something else', () => {
    const { getOpen: _, ...rest } = handlers;
    // @ts-expect-error getOpen is missing
    implement(contract, rest);
    // @ts-expect-error getNothing is not in the contract
    implement(contract, { ...handlers, getNothing: () => ({ ok: true }) });
    // @ts-expect-error the answer lacks a name
    implement(contract, { ...handlers, getThing: () => ({ id, note: null }) });
    expectTypeOf<Parameters<(typeof handlers)['saveThing']>[0]['body']['name']>().toEqualTypeOf<string>();
  });

  it('answers with and without the trailing slash', async () => {
    await start({}, actorWith({ permissions: new Set(['faxes.read']) }));
    for (const url of ['/api/thing', '/api/thing/', `/api/thing/${id}`, `/api/thing/${id}/`]) {
      expect((await app.inject(url)).statusCode, url).toBe(200);
    }
  });

  it('gives handlers what the schemas made of the input', async () => {
    await start({}, actorWith({ permissions: new Set(['faxes.read', 'faxes.triage']) }));
    expect((await app.inject('/api/thing/?limit=1')).json()).toHaveLength(1);
    const saved = await app.inject({
      method: 'POST',
      url: '/api/thing/save',
      payload: { name: 'Lamp', organizationId: 'x' },
    });
    expect(saved.json()).toEqual({ ...thing, name: 'Lamp', note: 'Test Clerk' });
  });

  it('answers 422 with every wrong field, without repeating its value', async () => {
    await start({}, actorWith({ permissions: new Set(['faxes.triage']) }));
    const answer = await app.inject({
      method: 'POST',
      url: '/api/thing/save',
      payload: { name: '', tags: [{ label: 'ok' }, { label: 4711 }] },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      error: {
        code: 'invalid',
        fields: [
          { path: 'name', code: 'too_small' },
          { path: 'tags.1.label', code: 'invalid_type' },
        ],
        requestId: answer.headers['x-request-id'],
      },
    });
    expect(answer.body).not.toContain('4711');
  });

  it('answers 422 to a body with a key that converts, at which checks of a length would throw', async () => {
    await start({}, actorWith({ permissions: new Set(['faxes.triage']) }));
    const answer = await app.inject({ method: 'POST', url: '/api/thing/save', payload: { name: { length: { toString: 1 } }, tags: [] } });
    expect([answer.statusCode, answer.json<{ error: { fields: unknown } }>().error.fields]).toEqual([422, [expect.objectContaining({ path: 'name.length' })]]);
  });

  it('answers 422 to a body that is no JSON, 415 to another type and 413 to one that is too long', async () => {
    await start({}, actorWith({ permissions: new Set(['faxes.triage']) }));
    const post = (payload: string, type: string) =>
      app.inject({ method: 'POST', url: '/api/thing/save', payload, headers: { 'content-type': type } });
    expect((await post('{', 'application/json')).statusCode).toBe(422);
    expect((await post('name=Lamp', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    expect((await post(JSON.stringify({ name: 'x'.repeat(2 ** 20) }), 'application/json')).statusCode).toBe(
      413,
    );
  });

  it('answers 404 to a right that one lacks, to another person and to what only super administrators may', async () => {
    const me = actorWith({ permissions: new Set(['faxes.read']) });
    await start({}, me);
    const status = async (url: string, method: 'GET' | 'POST' = 'GET') =>
      (await app.inject({ method, url, ...(method === 'POST' && { payload: { name: 'Lamp' } }) })).statusCode;
    expect(await status('/api/thing/save', 'POST')).toBe(404);
    expect(await status(`/api/self/${me.userId}`)).toBe(200);
    expect(await status(`/api/self/${id}`)).toBe(404);
    expect(await status('/api/everything')).toBe(404);
    expect(await status('/api/nothing')).toBe(404);
  });

  it('lets a super administrator do everything but be another person', async () => {
    await start({}, actorWith({ isSuperAdmin: true }));
    expect((await app.inject('/api/everything')).statusCode).toBe(200);
    expect((await app.inject('/api/thing')).statusCode).toBe(200);
    expect((await app.inject(`/api/self/${id}`)).statusCode).toBe(404);
  });

  it('asks for a session before it looks at anything else, except on public routes', async () => {
    await start({}, undefined, { authenticate: () => Promise.reject(sessionEnded()) });
    expect((await app.inject('/api/thing/not-a-uuid')).statusCode).toBe(401);
    expect((await app.inject('/api/open')).json()).toEqual({ ok: true });
  });

  it('sends nothing that the contract does not name', async () => {
    await start({ getThing: () => ({ ...thing, healthNumber: 'secret' }) as typeof thing }, undefined, {
      checkResponses: false,
    });
    expect((await app.inject(`/api/thing/${id}`)).json()).toEqual(thing);
  });

  it('refuses to send what breaks the contract', async () => {
    await start({ getThing: () => ({ ...thing, id: 'not a uuid' }) });
    const answer = await app.inject(`/api/thing/${id}`);
    expect(answer.statusCode).toBe(500);
    expect(answer.json().error).toEqual({
      code: 'unexpected',
      message: expect.any(String),
      requestId: expect.any(String),
    });
  });

  it('passes on what a service throws, and says nothing of a fault of ours', async () => {
    await start(
      {
        getOpen: () => Promise.reject(conflict('fax-claimed', 'Somebody else has it.')),
        getThing: () =>
          Promise.reject(
            Object.assign(new Error('connect ECONNREFUSED /secret'), {
              code: 'ECONNREFUSED',
              syscall: 'connect',
            }),
          ),
        getAll: () => Promise.reject(new Error('secret')),
      },
      actorWith({ isSuperAdmin: true }),
    );
    expect((await app.inject('/api/open')).json().error).toMatchObject({ code: 'fax-claimed' });
    const unavailable = await app.inject(`/api/thing/${id}`);
    expect([unavailable.statusCode, unavailable.headers['retry-after']]).toEqual([503, '1']);
    const fault = await app.inject('/api/everything');
    expect(fault.statusCode).toBe(500);
    expect(unavailable.body + fault.body).not.toContain('secret');
  });
});
