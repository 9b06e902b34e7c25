import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Permission } from '@intake/api/rules';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Actor } from '../../kernel/actor.ts';
import { sessionEnded } from '../../kernel/errors.ts';
import { actorWith, serverWith } from '../../http/http.fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createOrganization, type TestOrganization } from '../../testing/organizations.ts';
import { createLog } from '../log/log.ts';
import { publish, type NewEvent } from './events.port.ts';
import { eventRoutes } from './events.routes.ts';
import { openEventFeeds, type EventFeeds } from './feed.ts';
import { patiently } from '../../testing/patiently.ts';
import { slowly } from '../../testing/slowly.ts';

let db: TestDatabase;
let clinic: TestOrganization;
let feeds: EventFeeds;
let app: FastifyInstance;
let actor: Actor | undefined;
const streams: Stream[] = [];

beforeAll(async () => {
  db = await createTestDatabase();
  feeds = await openEventFeeds({ database: db.database, log: createLog('silent') });
});
afterAll(async () => {
  await feeds.close();
  await db.close();
});
beforeEach(async () => {
  clinic = await createOrganization(db);
  await permissionsHeard();
  actor = memberWith(['faxes.read']);
  app = await serverWith({
    authenticate: async () => {
      if (!actor) throw sessionEnded();
      return actor;
    },
    routes: [eventRoutes({ feeds, heartbeatSeconds: 0.2 })],
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  streams.splice(0).forEach((stream) => stream.close());
  await app.close();
});

/** Resolves once the feeds have heard every change of rights so far: they come in the order of their commits. */
async function permissionsHeard() {
  const marker = crypto.randomUUID();
  const heard = new Promise<void>((resolve) =>
    feeds.onPermissionsChanged((userId) => {
      if (userId === marker) resolve();
    }),
  );
  await db.sql(`select pg_notify('intake_permissions', $1)`, [marker]);
  await heard;
}
const memberWith = (permissions: Permission[]) =>
  actorWith({ ...clinic.member, permissions: new Set(permissions) });
const tell = (more: Partial<NewEvent> = {}) =>
  db.database.asService(more.organizationId ?? clinic.id, (tx) =>
    publish(tx, { organizationId: clinic.id, topic: 'fax', entity: 'fax', ...more }),
  );

class Stream {
  text = '';
  ended = false;
  constructor(readonly response: IncomingMessage) {
    response.on('data', (data: Buffer) => (this.text += data.toString()));
    response.on('close', () => (this.ended = true));
    response.on('error', () => undefined);
  }
  get messages() {
    return [...this.text.matchAll(/id: (\d+)\nevent: (\w+)\ndata: (.*)\n\n/g)].map(([, id, event, data]) => ({
      id: Number(id),
      event,
      data: JSON.parse(data!) as { payload?: { n?: number } },
    }));
  }
  get numbers() {
    return this.messages.flatMap(({ data }) => data.payload?.n ?? []);
  }
  get names() {
    return this.messages.map(({ event }) => event);
  }
  get lastId() {
    return this.messages.at(-1)!.id;
  }
  close() {
    this.response.destroy();
  }
}

async function connect(lastEventId?: number | string, query = '') {
  const { port } = app.server.address() as AddressInfo;
  const headers = lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) };
  const call = request({ port, host: '127.0.0.1', path: `/api/events${query}`, headers }).end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const stream = new Stream(response);
  streams.push(stream);
  if (response.statusCode === 200)
    await soon(() => expect(stream.messages.length).toBeGreaterThan(0));
  return stream;
}
const soon = (check: () => void) => vi.waitFor(check, patiently);

describe('GET /api/events', () => {
  it('asks for a session', async () => {
    actor = undefined;
    expect((await connect()).response.statusCode).toBe(401);
  });

  it('tells of a change once it is kept, and never of one that was not', async () => {
    const stream = await connect();
    expect(stream.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
    });
    const entityId = clinic.member.userId;
    await db.database
      .asService(clinic.id, async (tx) => {
        await publish(tx, { organizationId: clinic.id, topic: 'fax', entity: 'fax' });
        throw new Error('changed my mind');
      })
      .catch(() => undefined);
    await tell({ entityId, payload: { status: 'ready' } });
    await soon(() => expect(stream.names).toEqual(['ready', 'fax']));
    expect(stream.messages[1]!.data).toEqual({
      topic: 'fax',
      entity: 'fax',
      entityId,
      payload: { status: 'ready' },
    });
  });

  it('tells nobody of another organisation, and nobody without the right', async () => {
    const other = await createOrganization(db);
    const stream = await connect();
    await tell({ organizationId: other.id });
    await tell({ topic: 'patient' });
    await tell({ topic: 'settings', payload: { n: 1 } });
    await soon(() => expect(stream.names).toEqual(['ready', 'settings']));
  });

  it('goes on where it stopped, without a gap and without a repeat', async () => {
    const first = await connect();
    await tell({ payload: { n: 1 } });
    await soon(() => expect(first.numbers).toEqual([1]));
    first.close();
    await tell({ payload: { n: 2 } });
    await tell({ topic: 'patient', payload: { n: 3 } });
    await tell({ payload: { n: 4 } });
    const second = await connect(first.lastId);
    await tell({ payload: { n: 5 } });
    await soon(() => expect(second.numbers).toEqual([2, 4, 5]));
    expect(second.names[0]).toBe('ready');
  });

  it('tells a page that was opened a while ago of what happened since, and of nothing before', async () => {
    await tell({ payload: { n: 1 } });
    await db.sql(`update event set created_at = now() - interval '40 seconds' where organization_id = $1`, [clinic.id]);
    await tell({ payload: { n: 2 } });
    await tell({ topic: 'patient', payload: { n: 3 } });
    const stream = await connect(undefined, '?within=30');
    await tell({ payload: { n: 4 } });
    await soon(() => expect(stream.numbers).toEqual([2, 4]));
    expect(stream.names[0]).toBe('ready');
    await soon(async () => expect((await connect(undefined, '?within=60')).numbers).toEqual([1, 2, 4]));
    expect((await connect(undefined, '?within=long')).names).toEqual(['ready']);
    // Where it goes on from comes first.
    const again = await connect(stream.lastId, '?within=60');
    expect(again.names).toEqual(['ready']);
  });

  it('keeps every event in order while many are published and portals come and go', async () => {
    const total = 60;
    const publishing = Promise.all(Array.from({ length: total }, (_, n) => tell({ payload: { n } })));
    let stream = await connect();
    const start = stream;
    let seen: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      await new Promise((resolve) => setTimeout(resolve, 15));
      stream.close();
      seen = seen.concat(stream.numbers);
      stream = await connect(stream.lastId);
    }
    await publishing;
    const rows = await db.sql<{ n: number }>(
      `select (payload ->> 'n')::int as n from event where organization_id = $1 and id > $2 order by id`,
      [clinic.id, start.messages[0]!.id],
    );
    const expected = rows.map(({ n }) => n);
    await soon(() => expect(seen.concat(stream.numbers)).toEqual(expected));
  });

  it('says reset when the last id is no longer kept', async () => {
    await tell();
    await tell();
    const [oldest] = await db.sql<{ id: number }>(
      'select min(id)::int as id from event where organization_id = $1',
      [clinic.id],
    );
    await db.sql('delete from event where id = $1', [oldest!.id]);
    expect((await connect(oldest!.id)).names).toEqual(['reset']);
    expect((await connect('not a number')).names).toEqual(['ready']);
  });

  it('forgets what is older than a day', async () => {
    await tell();
    await db.sql(`update event set created_at = now() - interval '25 hours' where organization_id = $1`, [
      clinic.id,
    ]);
    await connect();
    expect(await db.sql('select from event where organization_id = $1', [clinic.id])).toEqual([]);
  });

  it('shows that it lives, and ends when the session does', async () => {
    const stream = await connect();
    await soon(() => expect(stream.text).toContain(': alive'));
    expect(stream.ended).toBe(false);
    actor = undefined;
    await soon(() => expect(stream.ended).toBe(true));
  });

  it('tells no more of what somebody lost the right to', async () => {
    const stream = await connect();
    actor = memberWith([]);
    const beats = () => stream.text.split(': alive').length;
    const before = beats();
    await soon(() => expect(beats()).toBeGreaterThan(before + 1));
    await tell({ payload: { n: 1 } });
    await tell({ topic: 'settings', payload: { n: 2 } });
    await soon(() => expect(stream.numbers).toEqual([2]));
  });

  it.each([
    ['the role loses a right', (id: string) => db.sql(`update role set permissions = '{}' where id = (select role_id from mapping where user_id = $1)`, [id])],
    ['the membership goes', (id: string) => db.sql('delete from mapping where user_id = $1', [id])],
    ['the account is suspended', (id: string) => db.sql(`update app_user set status = 'suspended' where id = $1`, [id])],
    ['the session is locked', (id: string) => db.sql('insert into session_lock (session_id, user_id) values (gen_random_uuid(), $1)', [id])],
  ])('ends at once when %s, long before the next beat', async (_, change) => {
    await app.close();
    app = await serverWith({ authenticate: async () => actor!, routes: [eventRoutes({ feeds, heartbeatSeconds: 3600 })] });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await connect();
    await change(clinic.member.userId);
    await soon(() => expect(stream.ended).toBe(true));
  });

  it('is given to eight tabs of one session: another ends the oldest', async () => {
    const tabs: Stream[] = [];
    for (let count = 0; count < 9; count += 1) tabs.push(await connect());
    await soon(() => expect(tabs.map(({ ended }) => ended)).toEqual([true, ...Array<boolean>(8).fill(false)]));
  });

  it('hears again after the connection to the database was lost', async () => {
    const stream = await connect();
    await db.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
    );
    await tell({ payload: { n: 1 } });
    await soon(() => expect(stream.numbers).toEqual([1]));
  });

  it('waits for what is being read or counted when it closes, so that the database can be closed afterwards', async () => {
    const slow = slowly(db.database);
    let counts = 0;
    const read = async () => ((counts += 1), () => null);
    const closing = await openEventFeeds({ database: slow.database, log: createLog('silent'), live: { rows: {}, counts: { topic: 'fax', read } } });
    await closing.subscribe(() => memberWith(['faxes.read']), {}, () => undefined);
    slow.hold();
    await tell();
    await soon(() => expect(slow.open()).toBe(1));
    const closed = closing.close();
    slow.release();
    await closed;
    expect([slow.open(), counts]).toEqual([0, 0]);
  });

  it('does not keep the server from closing', async () => {
    const stream = await connect();
    await app.close();
    await soon(() => expect(stream.ended).toBe(true));
  });
});
