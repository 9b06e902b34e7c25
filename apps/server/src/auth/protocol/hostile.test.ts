import { connect } from 'node:net';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hostileValue, hostileVariants } from '../../testing/hostileInput.ts';
import { startAuth, testPassword, type AuthFixture } from '../auth.fixtures.ts';

const seed = 20_261_122;
const runs = 200;
const inParts = 10;

let auth: AuthFixture;
let service: string;
let mine: string;
let id: string;
let factorId: string;

beforeAll(async () => {
  auth = await startAuth({ settings: { isSignupOpen: true, isAnonymousOpen: true, isAutoconfirm: true }, limits: {}, sendText: () => Promise.resolve() });
  service = await auth.issueServiceToken();
  const known = await auth.newUser();
  id = known.id;
  const client = auth.client();
  const { data } = await client.auth.signInWithPassword({ email: known.email, password: testPassword });
  mine = data.session!.access_token;
  factorId = (await client.auth.mfa.enroll({ factorType: 'totp' })).data!.id;
});
afterAll(() => auth.stop());
beforeEach(() => auth.sql('delete from auth.rate_limits'));

interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: () => string;
  bearer?: () => string;
  body?: () => object;
}

const email = 'someone@example.org';
const phone = '14165550100';
const challenge = { code_challenge: 'x'.repeat(43), code_challenge_method: 's256' };
const operations: Record<string, Operation> = {
  'sign up': { method: 'POST', path: () => '/signup', body: () => ({ email, password: testPassword, data: { name: 'Rosa' }, ...challenge }) },
  password: { method: 'POST', path: () => '/token?grant_type=password', body: () => ({ email, password: testPassword }) },
  refresh: { method: 'POST', path: () => '/token?grant_type=refresh_token', body: () => ({ refresh_token: 'x'.repeat(60) }) },
  'exchange a code': { method: 'POST', path: () => '/token?grant_type=pkce', body: () => ({ auth_code: id, code_verifier: 'x'.repeat(43) }) },
  'token of a provider': { method: 'POST', path: () => '/token?grant_type=id_token', body: () => ({ provider: 'google', id_token: 'a.b.c', nonce: 'n' }) },
  'a way that is not there': { method: 'POST', path: () => '/token?grant_type=x', body: () => ({}) },
  'ask for a code': { method: 'POST', path: () => '/otp', body: () => ({ email, create_user: true, data: {}, ...challenge }) },
  'sign up by phone': { method: 'POST', path: () => '/signup', body: () => ({ phone, password: testPassword, data: { name: 'Rosa' } }) },
  'password of a phone': { method: 'POST', path: () => '/token?grant_type=password', body: () => ({ phone, password: testPassword }) },
  'ask for a text': { method: 'POST', path: () => '/otp', body: () => ({ phone, create_user: true, data: {} }) },
  'resend a text': { method: 'POST', path: () => '/resend', body: () => ({ type: 'sms', phone }) },
  'verify a text': { method: 'POST', path: () => '/verify', body: () => ({ type: 'sms', phone, token: '123456' }) },
  'change one’s phone': { method: 'PUT', path: () => '/user', bearer: () => mine, body: () => ({ phone, data: { locale: 'fr' } }) },
  'make a user of a phone': { method: 'POST', path: () => '/admin/users', bearer: () => service, body: () => ({ phone, phone_confirm: true, user_metadata: { a: 1 } }) },
  recover: { method: 'POST', path: () => '/recover', body: () => ({ email, ...challenge }) },
  resend: { method: 'POST', path: () => '/resend', body: () => ({ type: 'signup', email }) },
  verify: { method: 'POST', path: () => '/verify', body: () => ({ type: 'email', email, token: '123456' }) },
  'verify a hash': { method: 'POST', path: () => '/verify', body: () => ({ type: 'email', token_hash: 'x' }) },
  'follow a link': { method: 'GET', path: () => '/verify?type=recovery&token=x&redirect_to=https://intake.example/' },
  'change oneself': { method: 'PUT', path: () => '/user', bearer: () => mine, body: () => ({ data: { locale: 'fr' }, email, nonce: '123456' }) },
  enroll: { method: 'POST', path: () => '/factors', bearer: () => mine, body: () => ({ factor_type: 'totp', friendly_name: 'Phone', issuer: 'x' }) },
  'challenge a factor': { method: 'POST', path: () => `/factors/${factorId}/challenge`, bearer: () => mine, body: () => ({}) },
  'show a factor': { method: 'POST', path: () => `/factors/${factorId}/verify`, bearer: () => mine, body: () => ({ challenge_id: id, code: '123456' }) },
  'take a factor away': { method: 'DELETE', path: () => `/factors/${id}`, bearer: () => mine },
  authorize: { method: 'GET', path: () => '/authorize?provider=google&redirect_to=https://intake.example/&code_challenge=x' },
  callback: { method: 'GET', path: () => '/callback?state=x&code=y' },
  'list users': { method: 'GET', path: () => '/admin/users?page=1&per_page=50', bearer: () => service },
  'make a user': { method: 'POST', path: () => '/admin/users', bearer: () => service, body: () => ({ id: crypto.randomUUID(), email, user_metadata: { a: 1 }, app_metadata: { b: 2 }, ban_duration: '1h', email_confirm: true }) },
  'change a user': { method: 'PUT', path: () => `/admin/users/${id}`, bearer: () => service, body: () => ({ user_metadata: { a: 1 }, app_metadata: { b: 2 }, ban_duration: 'none' }) },
  'read a user': { method: 'GET', path: () => `/admin/users/${id}`, bearer: () => service },
  'take a user away': { method: 'DELETE', path: () => '/admin/users/11111111-1111-4111-8111-111111111111', bearer: () => service, body: () => ({ should_soft_delete: true }) },
  'factors of a user': { method: 'GET', path: () => `/admin/users/${id}/factors`, bearer: () => service },
  'take a factor of a user away': { method: 'DELETE', path: () => `/admin/users/${id}/factors/${id}`, bearer: () => service },
  invite: { method: 'POST', path: () => '/invite', bearer: () => service, body: () => ({ email, data: { a: 1 } }) },
  'make a link': { method: 'POST', path: () => '/admin/generate_link', bearer: () => service, body: () => ({ type: 'magiclink', email, data: { a: 1 }, new_email: 'other@example.org' }) },
};

/** Bytes of a part of an address, whatever the value is. */
const encode = (value: unknown) =>
  [...(typeof value === 'object' ? JSON.stringify(value) : String(value as string))]
    .map((sign) => (/^[\ud800-\udfff]$/.test(sign) ? '%ED%A0%80' : encodeURIComponent(sign)))
    .join('')
    .slice(0, 600);

/** The address with one of its parts, chosen by chance, in the place of another, or as it is. */
function addresses(path: string): fc.Arbitrary<string> {
  const [route = '', query = ''] = path.split('?');
  const parts = route.split('/');
  const pairs = query ? query.split('&').map((pair) => pair.split('=') as [string, string]) : [];
  const withQuery = (base: string, changed: [string, string][]) => (changed.length > 0 ? `${base}?${changed.map((pair) => pair.join('=')).join('&')}` : base);
  const inRoute = parts.length > 3 ? [hostileValue.map((value) => withQuery([...parts.slice(0, 3), encode(value) || 'x', ...parts.slice(4)].join('/'), pairs))] : [];
  const inQuery = pairs.map((_, at) => hostileValue.map((value) => withQuery(route, pairs.map(([key, own], index) => [key, index === at ? encode(value) : own]))));
  return fc.oneof(fc.constant(path), ...inRoute, ...inQuery);
}

const bodies = (body: object) => fc.oneof({ weight: 1, arbitrary: fc.constant<unknown>(body) }, { weight: 6, arbitrary: hostileVariants(body) }, { weight: 1, arbitrary: hostileValue });

describe(`the sign-in service, whatever is sent (seed ${seed})`, () => {
  it.each(Object.entries(operations))('%s never answers 5xx', async (name, { method, path, bearer, body }) => {
    const own = [...name].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) | 0, seed);
    const calls = fc.sample(fc.record({ url: addresses(path()), body: bodies(body?.() ?? {}) }), { seed: own, numRuns: runs });
    const requests = calls.map(
      (call): InjectOptions => ({
        method,
        url: `/auth/v1${call.url}`,
        headers: { ...(bearer && { authorization: `Bearer ${bearer()}` }), ...(body && { 'content-type': 'application/json' }) },
        ...(body && { payload: JSON.stringify(call.body) ?? '' }),
      }),
    );
    const failures: string[] = [];
    for (let at = 0; at < requests.length; at += inParts) {
      await auth.sql('delete from auth.rate_limits');
      const part = requests.slice(at, at + inParts);
      const answers = await Promise.all(part.map((request) => auth.app.inject(request)));
      answers.forEach(({ statusCode }, index) => {
        const { url, payload = '' } = part[index] as { url: string; payload?: string };
        if (statusCode >= 500) failures.push(`${statusCode} ${method} ${url} ${payload.slice(0, 300)}`);
      });
    }
    expect(failures.slice(0, 3)).toEqual([]);
  });
});

/** What the server says to these very bytes, until it closes or has said a line. */
const saysTo = (...parts: (string | Buffer)[]) =>
  new Promise<string>((resolve, reject) => {
    const { port } = new URL(auth.url);
    const socket = connect(Number(port), '127.0.0.1', () => parts.forEach((part) => socket.write(part)));
    let said = '';
    socket.on('data', (data) => {
      said += data.toString('latin1');
      if (said.includes('\r\n')) socket.destroy();
    });
    socket.on('close', () => resolve(said.split('\r\n')[0] ?? ''));
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(said.split('\r\n')[0] ?? '') : reject(error)));
  });
const head = (...lines: string[]) => ['POST /auth/v1/token?grant_type=password HTTP/1.1', 'Host: intake', 'Content-Type: application/json', ...lines, '', ''].join('\r\n');

describe('a deeply nested body', () => {
  const lists = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  it.each([101, 5000, 20_000])('is refused at %i levels by every call', async (depth) => {
    const calls = Object.values(operations).filter(({ body }) => body);
    const answers = await Promise.all(
      calls.map(({ method, path, bearer, body }) =>
        auth.app.inject({
          method,
          url: `/auth/v1${path()}`,
          headers: { ...(bearer && { authorization: `Bearer ${bearer()}` }), 'content-type': 'application/json' },
          payload: `{"data":${lists(depth)},${JSON.stringify(body!()).slice(1)}`.replace(',}', '}'),
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    const signUp = await auth.app.inject({ method: 'POST', url: '/auth/v1/signup', payload: `{"email":"deep@example.org","password":"${testPassword}","data":{"a":${lists(depth)}}}`, headers: { 'content-type': 'application/json' } });
    expect(signUp.statusCode).toBe(400);
  });
});

describe('bytes that are no good HTTP', () => {
  it.each<[string, () => (string | Buffer)[], RegExp]>([
    ['a header of 40 kB', () => [head(`X-Long: ${'x'.repeat(40_000)}`)], /^HTTP\/1\.1 431/],
    ['two lengths', () => [head('Content-Length: 2', 'Content-Length: 20'), '{}'], /^HTTP\/1\.1 400/],
    ['a length and chunks', () => [head('Content-Length: 2', 'Transfer-Encoding: chunked'), '0\r\n\r\n'], /^HTTP\/1\.1 400/],
    ['a negative length', () => [head('Content-Length: -1')], /^HTTP\/1\.1 400/],
    ['a chunk of no size', () => [head('Transfer-Encoding: chunked'), 'zz\r\n{}\r\n'], /^HTTP\/1\.1 400/],
    ['good chunks', () => [head('Transfer-Encoding: chunked'), '2\r\n{}\r\n0\r\n\r\n'], /^HTTP\/1\.1 400/],
    ['bytes that are no text', () => [head('Content-Length: 4'), Buffer.from([0x22, 0xff, 0xfe, 0x22])], /^HTTP\/1\.1 400/],
    ['a new line within a header', () => [head('X-A: b\nContent-Length: 5')], /^(HTTP\/1\.1 4\d\d|)/],
    ['no HTTP at all', () => [Buffer.from('160301020001000100', 'hex'), '\r\n\r\n'], /^HTTP\/1\.1 400/],
  ])('%s are refused', async (_, parts, expected) => {
    expect(await saysTo(...parts())).toMatch(expected);
    expect((await fetch(`${auth.url}/auth/v1/health`)).status).toBe(200);
  });

  it('a caller that sends its headers byte by byte has no more than a minute, and its body ten seconds more', () => {
    const { headersTimeout, requestTimeout } = auth.app.server;
    expect(headersTimeout).toBeGreaterThan(0);
    expect(headersTimeout).toBeLessThanOrEqual(60_000);
    expect(requestTimeout).toBeGreaterThan(0);
  });
});
