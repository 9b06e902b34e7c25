import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as contracts from '@intake/api/contract';
import type { Contract, Route } from '@intake/api/contract';
import fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbeddedAuth } from './auth/embeddedAuth.ts';
import type { Actor } from './kernel/actor.ts';
import { encodeCursor } from './kernel/cursor.ts';
import { toAppError } from './http/errorAnswer.ts';
import { serverWith } from './http/http.fixtures.ts';
import { documents } from './testing/documents.ts';
import { openEventFeeds, type EventFeeds } from './platform/events/feed.ts';
import { createLog } from './platform/log/log.ts';
import { startTelnyxLoopback, type TelnyxLoopback } from './platform/telephony/loopback/telnyxLoopback.ts';
import { createTelnyx } from './platform/telephony/telnyx.adapter.ts';
import { applicationRoutes } from './testing/applicationRoutes.ts';
import { createTestClinic, type TestClinic } from './testing/clinic.ts';
import { partnerToken } from './testing/partner/partnerToken.ts';
import { actorOf, makeColleague, makeReadyFax } from './testing/faxes.ts';
import { hostileCalls, hostileVariants, type HostileCall, type Known } from './testing/hostileInput.ts';

/** Another run: INTAKE_FUZZ_SEED=… with the number that a failure prints; more of it: INTAKE_FUZZ_RUNS. */
const seed = Number(process.env.INTAKE_FUZZ_SEED ?? 20_260_131);
const runs = Number(process.env.INTAKE_FUZZ_RUNS ?? 200);

const operations = Object.entries(contracts)
  .filter(([name]) => name.endsWith('Contract'))
  .flatMap(([, contract]) => Object.entries(contract as Contract));

let clinic: TestClinic;
let app: FastifyInstance;
let feeds: EventFeeds;
let telnyx: TelnyxLoopback;
let actor: Actor;
let known: Known;
/** What a 5xx was about, for the message of the test. */
const faults: string[] = [];

beforeAll(async () => {
  clinic = await createTestClinic();
  const { database, sql, organization } = clinic;
  await sql('update app_user set is_super_admin = true where id = $1', [organization.member.userId]);
  actor = actorOf(clinic, { isSuperAdmin: true });
  const colleague = await makeColleague(clinic);
  const faxes = await Promise.all([makeReadyFax(clinic, ['Patient: Example, Rosa', 'Page 2']), makeReadyFax(clinic, ['Another letter'])]);
  await sql(`insert into patient (organization_id, family_name) values ($1, 'Example'), ($1, 'Sample')`, [organization.id]);
  await sql(`insert into physician (organization_id, family_name) values ($1, 'Healer')`, [organization.id]);
  const ids = await sql<{ id: string }>(
    'select id from bin union select id from location union select id from role union select id from patient union select id from physician',
  );
  feeds = await openEventFeeds({ database, log: createLog('silent') });
  telnyx = await startTelnyxLoopback();
  const { accounts } = await openEmbeddedAuth({ database, publicUrl: 'https://intake.example', sendMail: () => Promise.resolve() });
  const telephony = createTelnyx({ apiKey: 'KEY', publicKey: telnyx.publicKey, baseUrl: telnyx.baseUrl });
  await mkdir(join(clinic.folder, '.vite'));
  await writeFile(join(clinic.folder, '.vite/preloads.json'), '{}');
  await writeFile(join(clinic.folder, 'index.html'), '<!doctype html>');
  app = await serverWith({
    authenticate: async () => actor,
    routes: applicationRoutes({ ...clinic, documents, feeds, accounts, telephony }),
    portalFolder: clinic.folder,
  });
  app.addHook('onError', async (request, _reply, error) => {
    if (toAppError(error).status >= 500) faults.push(`${request.method} ${request.routeOptions.url}: ${(error as { code?: string }).code ?? ''} ${error.message}`);
  });
  known = {
    ids: [organization.id, organization.member.userId, colleague.userId, ...faxes, ...ids.map(({ id }) => id), crypto.randomUUID()],
    phones: ['+16135550100', '+14165550142'],
    cursors: [...(await realCursors()), encodeCursor(['2026-01-31T12:00:00Z', faxes[0]!])],
  };
});
afterAll(async () => {
  await app.close();
  await feeds.close();
  await telnyx.close();
  await clinic.close();
});

/** Those that the lists answer, a page being one row long. */
async function realCursors(): Promise<string[]> {
  const pages = operations.filter(([, { method, path, query }]) => method === 'GET' && query && !path.includes('{'));
  const answers = await Promise.all(pages.map(([, { path }]) => app.inject({ url: `${path}?limit=1&q=example` })));
  return answers.flatMap((answer) => {
    const { nextCursor } = answer.json<{ nextCursor?: string | null }>();
    return nextCursor ? [nextCursor] : [];
  });
}

/** Of what is no text, its bytes: a lone surrogate has none in UTF-8, but a caller can send them all the same. */
const encode = (text: string) =>
  [...text].map((sign) => (/^[\ud800-\udfff]$/.test(sign) ? '%ED%A0%80' : encodeURIComponent(sign))).join('');

function requestOf({ method, path }: Route, { params, query, body }: HostileCall, authorization: string): InjectOptions {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encode(textOf((params as Record<string, unknown> | null)?.[name] ?? 'x')).slice(0, 600));
  const search = Object.entries(query ?? {}).map(([name, value]) => `${encode(name)}=${encode(textOf(value))}`);
  const url = search.length > 0 ? `${address}?${search.join('&')}` : address;
  if (method === 'GET') return { method, url, headers: { authorization } };
  return { method, url, headers: { authorization, 'content-type': 'application/json' }, payload: JSON.stringify(body) ?? '' };
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value as string));

const inParts = 8;

/** The answers that say that the fault is ours. */
async function failuresOf(requests: InjectOptions[]): Promise<string[]> {
  const failures: string[] = [];
  for (let at = 0; at < requests.length; at += inParts) {
    const part = requests.slice(at, at + inParts);
    const answers = await Promise.all(part.map((one) => app.inject(one)));
    answers.forEach(({ statusCode }, index) => {
      const { method, url, payload } = part[index]! as { method: string; url: string; payload?: string };
      if (statusCode >= 500) failures.push(`${statusCode} ${method} ${url} ${payload?.slice(0, 500) ?? ''}`);
    });
  }
  return failures;
}

describe(`whatever is sent (seed ${seed})`, () => {
  it.each(operations)('%s never answers 5xx', async (name, route) => {
    faults.length = 0;
    // Each operation has numbers of its own, so that a new one changes none of the others.
    const own = [...name].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) | 0, seed);
    const calls = fc.sample(hostileCalls(route, known), { seed: own, numRuns: runs });
    const authorization = route.access === 'partner' ? await partnerToken(clinic, name) : 'Bearer of a session';
    const failures = await failuresOf(calls.map((call) => requestOf(route, call, authorization)));
    expect({ failures: failures.slice(0, 3), faults: [...new Set(faults)].slice(0, 5) }).toEqual({ failures: [], faults: [] });
  });
});

interface OddRequest {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  payload?: string;
}

/** Requests that no contract describes. */
const odd: [string, OddRequest][] = [
  ...['%2e%2e', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', '..%2f', '%00', 'a%00b', '%', '%zz', '%ED%A0%80', '%C0%AE', '\\..\\', 'a'.repeat(3000), '//x', 'index.html%00'].flatMap(
    (part): [string, OddRequest][] => ['/', '/assets/', '/api/', '/api/files/', '/api/user/dtl/', '/app/', '/auth/v1/'].map((folder) => [`GET ${folder}${part}`.slice(0, 60), { path: folder + part }]),
  ),
  ...['', '{', '[', 'null', '"x"', '1e999', '[1e999]', '{"__proto__":{"x":1}}', '{"constructor":{"prototype":{}}}', '[['.repeat(5000), '\u0000', '\ufeff{}', '{"faxId":"\\ud800"}'].map(
    (payload): [string, OddRequest] => [`a body of ${payload.slice(0, 20)}`, { method: 'POST', path: '/api/faxserver/claim', headers: { 'content-type': 'application/json' }, payload }],
  ),
  ...['text/plain', 'application/xml', 'multipart/form-data', 'multipart/form-data; boundary=', 'application/json; charset=utf-16', 'x', ';', 'application/x-www-form-urlencoded'].map(
    (type): [string, OddRequest] => [`a body that says ${type}`, { method: 'POST', path: '/api/faxserver/claim', headers: { 'content-type': type }, payload: '{}' }],
  ),
  ...([{ 'last-event-id': '9'.repeat(400) }, { range: 'bytes=9-1' }, { 'if-modified-since': 'x' }, { 'accept-encoding': '\u00ff' }, { 'content-length': '-1' }, { 'if-none-match': '"' }] as Record<string, string>[]).map(
    (headers): [string, OddRequest] => [`headers of ${JSON.stringify(headers).slice(0, 40)}`, { path: '/index.html', headers }],
  ),
];

/** By a real connection: only there does an address arrive as it was written. */
async function statusOf(port: number, { path, method = 'GET', headers = {}, payload = '' }: OddRequest): Promise<number> {
  const sent = request({ port, path, method, headers: { connection: 'close', ...headers } });
  sent.end(payload);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode!;
}

describe('what no contract describes', () => {
  it('is never answered with 5xx', async () => {
    faults.length = 0;
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const answers = await Promise.all(odd.map(async ([name, one]) => [name, await statusOf(port, one)] as const));
    expect(answers.filter(([, status]) => status >= 500)).toEqual([]);
    expect(faults).toEqual([]);
  });
});

describe('an event that Telnyx signed', () => {
  const delivered = async (event: unknown) => {
    const { body, headers } = telnyx.signEvent(event as object);
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/webhooks/telnyx', headers, payload: body });
    return statusCode;
  };
  const fax = { record_type: 'event', id: 'one', event_type: 'fax.received', occurred_at: '2026-01-31T12:00:00Z', payload: { fax_id: 'f' } };

  it('is never answered with 5xx, whatever its shape', async () => {
    faults.length = 0;
    const shapes = fc.sample(hostileVariants({ data: fax }), { seed, numRuns: runs });
    const answers = await Promise.all(shapes.map(delivered));
    expect({ worst: Math.max(...answers), faults }).toEqual({ worst: expect.toSatisfy((status: number) => status < 500), faults: [] });
    for (const event of [null, [], 'x', {}, { data: null }, { data: { ...fax, id: 'x'.repeat(10_000) } }, { data: { ...fax, id: 'late', occurred_at: '+275760-09-13T00:00:00Z' } }])
      expect([event, await delivered(event)]).toEqual([event, expect.toSatisfy((status: number) => status < 500)]);
  });

  it('is kept although a text in it is ill-formed', async () => {
    expect(await delivered({ data: { ...fax, id: 'two', payload: { fax_id: 'g', caller_id: 'Cl\0inic\ud800', 'odd\0key': [{ deep: '\0' }] } } })).toBe(200);
    expect(await clinic.sql("select payload ->> 'caller_id' as caller from webhook_event where event_id = 'two'")).toEqual([{ caller: 'Cl\ufffdinic\ufffd' }]);
  });
});
