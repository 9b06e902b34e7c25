import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAuth } from '../auth.fixtures.ts';
import type { AuthFixture } from '../auth.fixtures.ts';
import { createGoogle } from '../providers/google.ts';
import { client as googleClient, openBrowser, startOpenIdProvider } from '../providers/provider.fixtures.ts';

/** Somebody signs up for the address of somebody else, and waits until its owner proves it. */
const publicUrl = 'https://intake.example';
const attackerPassword = 'plum-Violin-harbour-9';

let auth: AuthFixture;
let google: Awaited<ReturnType<typeof startOpenIdProvider>>;
beforeAll(async () => {
  google = await startOpenIdProvider(`${publicUrl}/auth/v1/callback`);
  const providers = { google: createGoogle({ ...googleClient, issuer: google.issuer }) };
  auth = await startAuth({ settings: { isSignupOpen: true }, providers });
});
afterAll(async () => {
  await auth.stop();
  await google.close();
});
beforeEach(() => auth.sql('delete from auth.rate_limits'));

async function prepared() {
  const email = `victim.${crypto.randomUUID().slice(0, 8)}@example.org`;
  const data = { display_name: 'Mallory', locale: 'fr', note: 'left by whoever signed up' };
  const { error } = await auth.client().auth.signUp({ email, password: attackerPassword, options: { data } });
  expect(error).toBeNull();
  await auth.sql('delete from auth.rate_limits');
  return email;
}

const asService = async (method: string, path: string, body: object) => {
  const headers = { authorization: `Bearer ${await auth.issueServiceToken()}`, 'content-type': 'application/json' };
  const answer = await fetch(`${auth.url}/auth/v1${path}`, { method, headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Record<string, string>;
};
const idOf = async (email: string) =>
  (await auth.sql<{ id: string }>('select id from auth.users where email = $1', [email]))[0]!.id;
const verify = async (parameters: Parameters<ReturnType<AuthFixture['client']>['auth']['verifyOtp']>[0]) =>
  expect((await auth.client().auth.verifyOtp(parameters)).error).toBeNull();

/** The ways in which an address is proven, other than by the mail of the sign-up itself. */
const proofs: [string, (email: string) => Promise<unknown>][] = [
  [
    'an invitation',
    async (email) => {
      await auth.accounts.invite({ email, displayName: 'Rosa', locale: 'en' });
      await verify({ type: 'invite', token_hash: await auth.linkTokenTo(email) });
    },
  ],
  [
    'an invitation by a program',
    async (email) => {
      await asService('POST', '/invite', { email, data: { display_name: 'Rosa' } });
      await verify({ type: 'invite', email, token: await auth.codeTo(email) });
    },
  ],
  [
    'a code to sign in with',
    async (email) => {
      await auth.client().auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
      await verify({ type: 'email', email, token: await auth.codeTo(email) });
    },
  ],
  [
    'a code for a new password',
    async (email) => {
      await auth.client().auth.resetPasswordForEmail(email);
      await verify({ type: 'recovery', email, token: await auth.codeTo(email) });
    },
  ],
  ...(['magiclink', 'recovery', 'invite'] as const).map(
    (type): [string, (email: string) => Promise<unknown>] => [
      `a link that a program made: ${type}`,
      async (email) => {
        const { hashed_token = '' } = await asService('POST', '/admin/generate_link', { type, email });
        await verify({ type, token_hash: hashed_token });
      },
    ],
  ),
  ['the word of a program', async (email) => asService('PUT', `/admin/users/${await idOf(email)}`, { email_confirm: true })],
  [
    'Google',
    async (email) => {
      google.become({ sub: crypto.randomUUID(), email, email_verified: true });
      const browser = openBrowser(publicUrl, auth.url);
      const { data } = await auth.client().auth.signInWithOAuth({ provider: 'google', options: { skipBrowserRedirect: true } });
      const landed = await browser.follow(data.url!);
      expect(landed.hash).toContain('access_token');
    },
  ],
];

describe('what an unconfirmed sign-up left in an account', () => {
  it.each(proofs)('is gone once its address is proven by %s', async (_way, prove) => {
    const email = await prepared();
    await prove(email);
    const attack = await auth.client().auth.signInWithPassword({ email, password: attackerPassword });
    expect(attack.error).toMatchObject({ code: 'invalid_credentials' });
    const [user] = await auth.sql<{ raw_user_meta_data: object; email_confirmed_at: Date | null }>(
      'select raw_user_meta_data, email_confirmed_at from auth.users where email = $1',
      [email],
    );
    expect(user!.email_confirmed_at).not.toBeNull();
    expect(JSON.stringify(user!.raw_user_meta_data)).not.toContain('whoever signed up');
    expect(JSON.stringify(user!.raw_user_meta_data)).not.toContain('Mallory');
  });

  it('stays when the mail of that sign-up proves the address', async () => {
    const email = await prepared();
    await verify({ type: 'signup', email, token: await auth.codeTo(email) });
    const { data, error } = await auth.client().auth.signInWithPassword({ email, password: attackerPassword });
    expect(error).toBeNull();
    expect(data.user!.user_metadata).toMatchObject({ display_name: 'Mallory' });
  });

  it('goes with its password and its name when the address is signed up with another password', async () => {
    const email = await prepared();
    await auth.client().auth.signUp({ email, password: 'quiet-Cedar-lantern-4' });
    await verify({ type: 'signup', email, token: await auth.codeTo(email) });
    for (const password of [attackerPassword, 'quiet-Cedar-lantern-4'])
      expect((await auth.client().auth.signInWithPassword({ email, password })).error).not.toBeNull();
    const [user] = await auth.sql('select raw_user_meta_data from auth.users where email = $1', [email]);
    expect(user).toEqual({ raw_user_meta_data: {} });
  });

  it('is replaced by the password that a program sets for the sign-up', async () => {
    const email = await prepared();
    const password = 'quiet-Cedar-lantern-4';
    const made = await asService('POST', '/admin/generate_link', { type: 'signup', email, password, data: { shift: 'day' } });
    await verify({ type: 'signup', token_hash: made['hashed_token']! });
    expect((await auth.client().auth.signInWithPassword({ email, password: attackerPassword })).error).not.toBeNull();
    const { data } = await auth.client().auth.signInWithPassword({ email, password });
    expect(data.user!.user_metadata).toMatchObject({ shift: 'day' });
    expect(data.user!.user_metadata).not.toHaveProperty('note');
  });

  it('cannot be put into an invitation that is under way, and does not end it', async () => {
    const email = `invited.${crypto.randomUUID().slice(0, 8)}@example.org`;
    await auth.accounts.invite({ email, displayName: 'Rosa', locale: 'en' });
    await auth.client().auth.signUp({ email, password: attackerPassword, options: { data: { display_name: 'Mallory' } } });
    await verify({ type: 'invite', token_hash: await auth.linkTokenTo(email) });
    expect((await auth.client().auth.signInWithPassword({ email, password: attackerPassword })).error).not.toBeNull();
    const [user] = await auth.sql('select raw_user_meta_data from auth.users where email = $1', [email]);
    expect(user).toEqual({ raw_user_meta_data: { display_name: 'Rosa', locale: 'en' } });
  });

  it('removes its second factors and other identities', async () => {
    const email = await prepared();
    const id = await idOf(email);
    await auth.sql(`insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'x')`, [id]);
    await auth.sql(`insert into auth.identities (user_id, provider, provider_id) values ($1, 'facebook', $2)`, [id, crypto.randomUUID()]);
    await auth.client().auth.resetPasswordForEmail(email);
    await verify({ type: 'recovery', email, token: await auth.codeTo(email) });
    expect(await auth.sql('select id from auth.mfa_factors where user_id = $1', [id])).toEqual([]);
    expect(await auth.sql('select provider from auth.identities where user_id = $1', [id])).toEqual([{ provider: 'email' }]);
  });
});

describe('an account that an administrator made', () => {
  it('keeps its password when its address is proven by a mailed code', async () => {
    const email = `made.${crypto.randomUUID().slice(0, 8)}@example.org`;
    await asService('POST', '/admin/users', { email, password: attackerPassword, user_metadata: { shift: 'day' } });
    await auth.client().auth.signInWithOtp({ email });
    await verify({ type: 'email', email, token: await auth.codeTo(email) });
    const { data } = await auth.client().auth.signInWithPassword({ email, password: attackerPassword });
    expect(data.user!.user_metadata).toMatchObject({ shift: 'day' });
  });
});
