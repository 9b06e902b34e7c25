import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAuth, testPassword } from '../auth.fixtures.ts';
import type { AuthFixture } from '../auth.fixtures.ts';

/** Somebody with as many networks as they like guesses at one account. */
let auth: AuthFixture;
beforeAll(async () => {
  auth = await startAuth({ trustProxy: ['127.0.0.1'] });
});
afterAll(() => auth.stop());
beforeEach(() => auth.sql('delete from auth.rate_limits'));

const home = '198.51.100.7';
async function call(network: string, path: string, body: object) {
  const answer = await fetch(`${auth.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as { access_token?: string } };
}
const signIn = (network: string, email: string, password: string) => call(network, '/token?grant_type=password', { email, password });
const verify = (network: string, email: string, token: string) => call(network, '/verify', { type: 'recovery', email, token });
const network = (number: number) => `203.0.113.${number}`;
const networks = Array.from({ length: 30 }, (_, number) => network(number));

describe('passwords that are guessed from many networks', () => {
  it.each([
    ['an account', async () => (await auth.newUser()).email],
    ['an address without one', async () => 'nobody@example.org'],
  ])('are counted together, for %s', async (_what, addressOf) => {
    const email = await addressOf();
    for (const from of networks) expect((await signIn(from, email, 'not-the-Violin-9')).status).toBe(400);
    expect((await signIn(network(200), email, testPassword)).status).toBe(429);
  });

  it('do not keep the owner out where they have signed in before, nor with a mailed code', async () => {
    const { email } = await auth.newUser();
    expect((await signIn(home, email, testPassword)).status).toBe(200);
    for (const from of networks) await signIn(from, email, 'not-the-Violin-9');
    expect((await signIn(home, email, testPassword)).status).toBe(200);
    for (const from of networks) await signIn(from, email, 'not-the-Violin-9');
    await call(network(201), '/recover', { email });
    expect((await verify(network(201), email, await auth.codeTo(email))).status).toBe(200);
    expect((await signIn(network(201), email, testPassword)).status).toBe(200);
  });
});

describe('mailed codes that are guessed from many networks', () => {
  it('are counted together over all codes, and leave the owner the link and the network that is known', async () => {
    const { email } = await auth.newUser();
    await signIn(home, email, testPassword);
    for (const from of networks) expect((await verify(from, email, '000000')).status).toBe(403);
    await call(network(202), '/recover?redirect_to=https%3A%2F%2Fintake.example%2F', { email });
    const code = await auth.codeTo(email);
    expect((await verify(network(202), email, code)).status).toBe(429);
    const link = await call(network(202), '/verify', { type: 'recovery', token_hash: await auth.linkTokenTo(email) });
    expect(link.status).toBe(200);
    for (const from of networks) await verify(from, email, '000000');
    await auth.sql(`delete from auth.rate_limits where key like 'mailGap%'`);
    await call(home, '/recover', { email });
    expect((await verify(home, email, await auth.codeTo(email))).status).toBe(200);
  });
});

describe('the current password of a stolen session', () => {
  it('is guessed at five times a minute, from wherever', async () => {
    const { email } = await auth.newUser();
    const { body } = await signIn(home, email, testPassword);
    const guess = async (from: string) =>
      (
        await fetch(`${auth.url}/auth/v1/user`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${body.access_token}`, 'x-forwarded-for': from },
          body: JSON.stringify({ password: 'quiet-Cedar-lantern-4', current_password: 'not-the-Violin-9' }),
        })
      ).status;
    for (const from of networks.slice(0, 5)) expect(await guess(from)).toBe(400);
    expect(await guess(network(203))).toBe(429);
  });
});
