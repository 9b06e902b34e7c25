import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiOf } from '../base/apiOf.ts';
import type { ApiEnvironment } from '../base/environment.ts';
import { followEvents } from './events.ts';

const encoder = new TextEncoder();
const environment: ApiEnvironment = {
  baseUrl: 'http://clinic.example',
  accessToken: async () => 'token-1',
  organizationId: () => 'clinic',
  endSession: vi.fn(),
  sessionLocked: vi.fn(),
};

interface Line {
  url: string;
  headers: Headers;
  send: (text: string) => Promise<void>;
  drop: () => void;
}

let lines: Line[];
let answer: () => number;
let stop: () => void;
const dispatch = vi.fn();
const tagsSent = () => dispatch.mock.calls.map(([action]) => (action as { payload: unknown[] }).payload);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  lines = [];
  answer = () => 200;
  vi.stubGlobal('fetch', async (url: string, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const drop = () => void writer.abort(new Error('broken')).catch(() => {});
    signal.addEventListener('abort', drop);
    lines.push({ url, headers: new Headers(headers), send: (text) => writer.write(encoder.encode(text)), drop });
    return new Response(readable, { status: answer() });
  });
  stop = followEvents(dispatch, environment);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const changed = (id: number, entityId: string) =>
  `id: ${id}\nevent: fax\ndata: ${JSON.stringify({ topic: 'fax', entity: 'fax', entityId })}\n\n`;

async function openQuietly() {
  await settle();
  await lines[0]?.send('id: 7\nevent: ready\ndata: {}\n\n');
  await settle(5000);
  dispatch.mockClear();
}

test('a page that has just been opened hears of all that has changed since, and asks for nothing again', async () => {
  await settle();
  expect(lines[0]?.url).toBe('http://clinic.example/api/events?within=30');
  await lines[0]?.send('id: 7\nevent: ready\ndata: {}\n\n');
  await settle(5000);
  expect(dispatch).not.toHaveBeenCalled();
  await lines[0]?.send(changed(8, 'fax-1'));
  await settle(200);
  expect(tagsSent()).toEqual([expect.arrayContaining([{ type: 'Fax', id: 'LIST' }])]);
});

test('where the way took longer than what is told reaches back, lists are asked for again', async () => {
  await settle(30_000);
  await lines[0]?.send('id: 7\nevent: ready\ndata: {}\n\n');
  await settle(200);
  expect(tagsSent()).toEqual([expect.arrayContaining([{ type: 'Fax', id: 'LIST' }])]);
});

test('opens as the signed-in person, and refreshes what was loaded on a page that has long been open', async () => {
  stop();
  lines = [];
  await settle(60_000);
  stop = followEvents(dispatch, environment);
  await settle();
  expect(lines[0]?.url).toBe('http://clinic.example/api/events');
  expect(lines[0]?.headers.get('authorization')).toBe('Bearer token-1');
  expect(lines[0]?.headers.get('x-organization-id')).toBe('clinic');
  expect(lines[0]?.headers.has('last-event-id')).toBe(false);
  await lines[0]?.send('id: 7\nevent: ready\ndata: {}\n\n');
  await settle(200);
  expect(tagsSent()).toEqual([expect.arrayContaining([{ type: 'Fax', id: 'LIST' }])]);
});

test('a burst of changes is one invalidation, and the next one waits two seconds', async () => {
  await openQuietly();
  for (let id = 8; id < 58; id++) await lines[0]?.send(changed(id, `fax-${id % 2}`));
  await settle(200);
  expect(tagsSent()).toEqual([
    [{ type: 'Fax', id: 'LIST' }, { type: 'Bin', id: 'LIST' }, { type: 'Fax', id: 'fax-0' }, { type: 'Fax', id: 'fax-1' }],
  ]);
  await lines[0]?.send(changed(58, 'fax-2'));
  await settle(1500);
  expect(dispatch).toHaveBeenCalledTimes(1);
  await settle(500);
  expect(dispatch).toHaveBeenCalledTimes(2);
});

test('a role that changes makes the rights of whoever has it old, and a person their own', async () => {
  await openQuietly();
  await lines[0]?.send(`id: 8\nevent: user\ndata: ${JSON.stringify({ topic: 'user', entity: 'role', entityId: 'role-1' })}\n\n`);
  await lines[0]?.send(`id: 9\nevent: user\ndata: ${JSON.stringify({ topic: 'user', entity: 'user', entityId: 'user-1' })}\n\n`);
  await settle(200);
  expect(tagsSent()).toEqual([expect.arrayContaining([{ type: 'Role', id: 'LIST' }, { type: 'User', id: 'LIST' }, { type: 'User', id: 'user-1' }])]);
});

test('a change in an area with a tag type of its own makes its answers old', async () => {
  apiOf('CareTeam');
  await openQuietly();
  await lines[0]?.send(`id: 8\nevent: settings\ndata: ${JSON.stringify({ topic: 'settings', entity: 'care_team', entityId: 'team-1' })}\n\n`);
  await settle(200);
  expect(tagsSent()).toEqual([[{ type: 'CareTeam', id: 'LIST' }, { type: 'CareTeam', id: 'team-1' }]]);
});

test('tells at once when few credits are left, and of no other change of the account', async () => {
  stop();
  lines = [];
  const onLow = vi.fn();
  stop = followEvents(dispatch, environment, { onLow });
  await openQuietly();
  const told = (id: number, payload: object) => lines[0]?.send(`id: ${id}\nevent: account\ndata: ${JSON.stringify({ topic: 'account', entity: 'account', entityId: null, payload })}\n\n`);
  await told(8, {});
  expect(onLow).not.toHaveBeenCalled();
  await told(9, { event: 'low' });
  expect(onLow).toHaveBeenCalledOnce();
});

test('goes on after the last event when the line breaks, waiting longer after each failure', async () => {
  await openQuietly();
  await lines[0]?.send(changed(8, 'fax-1'));
  await settle();
  answer = () => 503;
  lines[0]?.drop();
  await settle(1000);
  expect(lines).toHaveLength(2);
  expect(lines[1]?.headers.get('last-event-id')).toBe('8');
  await settle(1900);
  expect(lines).toHaveLength(2);
  answer = () => 200;
  await settle(200);
  expect(lines).toHaveLength(3);
});

test('what could not be loaded while the line was broken is loaded when it is back', async () => {
  await openQuietly();
  await lines[0]?.send(changed(8, 'fax-1'));
  await settle(2000);
  dispatch.mockClear();
  lines[0]?.drop();
  await settle(1000);
  await lines[1]?.send('id: 8\nevent: ready\ndata: {}\n\n');
  await settle(2000);
  expect(tagsSent()).toEqual([expect.arrayContaining(['Fax', 'Patient'])]);
});

test('a reset makes everything live old', async () => {
  await openQuietly();
  await lines[0]?.send('id: 90\nevent: reset\ndata: {}\n\n');
  await settle(200);
  expect(tagsSent()[0]).toEqual(expect.arrayContaining(['Fax', 'Patient', 'Bin']));
  expect(tagsSent()[0]).not.toContain('Search');
});

test('a line that went silent is given up; waking looks at once', async () => {
  await openQuietly();
  vi.setSystemTime(Date.now() + 40_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle(1000);
  expect(lines).toHaveLength(2);
  await lines[1]?.send('id: 9\nevent: ready\ndata: {}\n\n');
  await settle(65_000);
  expect(lines.length).toBeGreaterThan(2);
});

test('coming online ends the waiting', async () => {
  await openQuietly();
  answer = () => 503;
  lines[0]?.drop();
  await settle(1000);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(lines).toHaveLength(3);
});

test.each([401, 403])('%i ends the session and is not asked again', async (status) => {
  await openQuietly();
  answer = () => status;
  lines[0]?.drop();
  await settle(1000);
  expect(environment.endSession).toHaveBeenCalledExactlyOnceWith('token-1');
  await settle(120_000);
  expect(lines).toHaveLength(2);
});

test('423 shows the lock and is not asked again', async () => {
  await openQuietly();
  answer = () => 423;
  lines[0]?.drop();
  await settle(1000);
  expect(environment.sessionLocked).toHaveBeenCalledExactlyOnceWith('token-1');
  expect(environment.endSession).not.toHaveBeenCalled();
});

test('says whether changes are told, as long as they are', async () => {
  await openQuietly();
  expect(environment.isLive).toBe(true);
  lines[0]?.drop();
  await settle();
  expect(environment.isLive).toBe(false);
});

test('unreadable data is passed over', async () => {
  await openQuietly();
  await lines[0]?.send('id: 8\nevent: fax\ndata: {oops\n\n');
  await lines[0]?.send('id: 9\nevent: fax\ndata: null\n\n');
  await settle(3000);
  expect(dispatch).not.toHaveBeenCalled();
});
