import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAuth, testPassword } from '../auth.fixtures.ts';
import type { AuthFixture } from '../auth.fixtures.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await startAuth({ settings: { isSignupOpen: true } });
});
afterAll(() => auth.stop());
beforeEach(() => auth.sql('delete from auth.rate_limits'));

let caller = 0;
/** A call that claims to come from another address each time. */
async function call(path: string, body: unknown, own = auth) {
  caller += 1;
  const answer = await fetch(`${own.url}/auth/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `203.0.113.${caller % 250}`,
      'x-real-ip': `203.0.113.${caller % 250}`,
      forwarded: `for=203.0.113.${caller % 250}`,
    },
    body: JSON.stringify(body),
  });
  return {
    status: answer.status,
    code: answer.headers.get('x-sb-error-code'),
    wait: answer.headers.get('retry-after'),
  };
}

const email = 'somebody@example.org';
const limited: [string, number, (round: number) => unknown][] = [
  ['/token?grant_type=password', 5, () => ({ email, password: 'not-the-Violin-9' })],
  ['/verify', 10, () => ({ type: 'recovery', email, token: '123456' })],
  ['/recover', 1, () => ({ email })],
  ['/otp', 1, () => ({ email })],
  ['/magiclink', 1, () => ({ email })],
  ['/resend', 1, () => ({ type: 'signup', email })],
  ['/signup', 1, () => ({ email, password: testPassword })],
];

describe('limits per account and address', () => {
  it.each(limited)('%s takes %i, whatever address a header claims', async (path, times, body) => {
    for (let round = 0; round < times; round += 1)
      expect((await call(path, body(round))).status).not.toBe(429);
    const refused = await call(path, body(times));
    expect(refused).toMatchObject({
      status: 429,
      code: expect.stringMatching(/^over_(request|email_send)_rate_limit$/),
    });
    expect(Number(refused.wait)).toBeGreaterThan(0);
  });

  it('count sign-ins and refreshes apart', async () => {
    const user = await auth.newUser();
    const client = auth.client();
    await client.auth.signInWithPassword({ email: user.email, password: testPassword });
    for (let round = 0; round < 6; round += 1)
      await call('/token?grant_type=password', { email: user.email, password: 'slip' });
    const signIn = await auth.client().auth.signInWithPassword({ email: user.email, password: testPassword });
    expect(signIn.error).toMatchObject({ status: 429 });
    expect((await client.auth.refreshSession()).error).toBeNull();
  });

  it('lock nobody out for good', async () => {
    const user = await auth.newUser();
    for (let round = 0; round < 6; round += 1)
      await call('/token?grant_type=password', { email: user.email, password: 'slip' });
    await auth.sql('update auth.rate_limits set expire = 1');
    const signIn = await auth.client().auth.signInWithPassword({ email: user.email, password: testPassword });
    expect(signIn.error).toBeNull();
  });

  it('stop attempts at many accounts from one address', async () => {
    const own = await startAuth({ limits: { verifyAddress: { points: 3, duration: 60 } } });
    try {
      const guess = async (round: number) =>
        (await call('/verify', { type: 'recovery', email: `no${round}@example.org`, token: '123456' }, own)).status;
      const statuses = [];
      for (let round = 0; round < 4; round += 1) statuses.push(await guess(round));
      expect(statuses).toEqual([403, 403, 403, 429]);
    } finally {
      await own.stop();
    }
  });

  it('accept the header of a trusted proxy, and count the clients behind it separately', async () => {
    const own = await startAuth({ trustProxy: ['127.0.0.1'] });
    try {
      const user = await own.newUser();
      for (let round = 0; round < 8; round += 1)
        expect(
          (await call('/token?grant_type=password', { email: user.email, password: 'slip' }, own)).status,
        ).toBe(400);
    } finally {
      await own.stop();
    }
  });
});

describe('an address that has no account', () => {
  let pauses: number[];
  let pass: () => Promise<void>;
  let own: AuthFixture;
  beforeAll(async () => {
    own = await startAuth({ settings: { isSignupOpen: true }, pause: (milliseconds) => (pauses.push(milliseconds), pass()) });
  });
  afterAll(() => own.stop());
  beforeEach(() => {
    pauses = [];
    pass = async () => undefined;
  });

  const answerOf = async (path: string, body: object) => {
    const answer = await fetch(`${own.url}/auth/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return `${answer.status} ${await answer.text()}`;
  };
  const mailed: [string, object][] = [
    ['/otp', {}],
    ['/magiclink', { create_user: false }],
    ['/recover', {}],
    ['/resend', { type: 'signup' }],
  ];

  it.each(mailed)('is answered by %s as one that has, after the same pause', async (path, more) => {
    const { email: known } = await own.newUser();
    await own.sql('delete from auth.rate_limits');
    const answers = [known, `no.${known}`].map((address) => answerOf(path, { email: address, ...more }));
    expect(await Promise.all(answers)).toEqual(['200 {}', '200 {}']);
    expect(pauses).toEqual([150, 150]);
  });

  it('is signed up as one that has is refused, after the same pause', async () => {
    const { email: known } = await own.newUser();
    const answers = [known, `no.${known}`].map((address) => answerOf('/signup', { email: address, password: testPassword }));
    expect((await Promise.all(answers)).map((answer) => answer.slice(0, 3))).toEqual(['200', '200']);
    expect(pauses).toEqual([150, 150]);
  });

  it.each([...mailed, ['/signup', { password: testPassword }] as const])('gets no answer of %s before the pause is over', async (path, more) => {
    const { email: known } = await own.newUser();
    await own.sql('delete from auth.rate_limits');
    pass = () => Promise.reject(new Error('the pause ended'));
    for (const address of [known, `no.${known}`])
      expect(await answerOf(path, { email: address, ...more })).toMatch(/^500 /);
  });
});
