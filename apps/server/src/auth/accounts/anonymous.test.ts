import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAuth, testPassword, type AuthFixture } from '../auth.fixtures.ts';
import { createGoogle } from '../providers/google.ts';
import { client as googleClient, openBrowser, startOpenIdProvider } from '../providers/provider.fixtures.ts';

/** Somebody begins without saying who they are, and says it later. */
const publicUrl = 'https://intake.example';

let auth: AuthFixture;
let google: Awaited<ReturnType<typeof startOpenIdProvider>>;
beforeAll(async () => {
  google = await startOpenIdProvider(`${publicUrl}/auth/v1/callback`);
  const providers = { google: createGoogle({ ...googleClient, issuer: google.issuer }) };
  auth = await startAuth({ settings: { isSignupOpen: true, isAnonymousOpen: true }, providers });
});
afterAll(async () => {
  await auth.stop();
  await google.close();
});
beforeEach(() => auth.sql('delete from auth.rate_limits'));

const newEmail = () => `person.${crypto.randomUUID().slice(0, 8)}@example.org`;

async function somebody(own = auth) {
  const client = own.client();
  const { data } = await client.auth.signInAnonymously({ options: { data: { display_name: 'Mallory' } } });
  return { client, id: data.user!.id };
}

/** Goes through Google as this person, in the browser of the page that began. */
async function linkGoogle(client: ReturnType<AuthFixture['client']>, person: { sub: string; email: string; email_verified?: boolean }) {
  google.become({ email_verified: true, ...person });
  const browser = openBrowser(publicUrl, auth.url);
  const token = (await client.auth.getSession()).data.session!.access_token;
  const answer = await fetch(`${auth.url}/auth/v1/user/identities/authorize?provider=google&skip_http_redirect=true`, {
    headers: { authorization: `Bearer ${token}` },
  });
  browser.keep(auth.url, answer.headers.getSetCookie());
  const { url } = (await answer.json()) as { url: string };
  return Object.fromEntries(new URLSearchParams((await browser.follow(url)).hash.slice(1)));
}

describe('an anonymous account', () => {
  it('takes a password only together with an address, as nobody could sign in with it', async () => {
    const { client } = await somebody();
    const { error } = await client.auth.updateUser({ password: testPassword });
    expect(error).toMatchObject({
      status: 422,
      code: 'validation_failed',
      message: 'Updating password of an anonymous user without an email or phone is not allowed',
    });
  });

  it('leaves no password that was set before its address was asked for', async () => {
    const { client } = await somebody();
    await client.auth.updateUser({ password: testPassword });
    const email = newEmail();
    expect((await client.auth.updateUser({ email })).error).toBeNull();
    expect((await auth.client().auth.verifyOtp({ type: 'email_change', email, token: await auth.codeTo(email) })).error).toBeNull();
    expect((await auth.client().auth.signInWithPassword({ email, password: testPassword })).error).toMatchObject({ code: 'invalid_credentials' });
    // Whoever began it may not have been who reads that mail.
    expect((await client.auth.getUser()).data.user).toBeNull();
  });

  it('has an address at once where addresses need no proof, and goes on', async () => {
    const own = await startAuth({ settings: { isSignupOpen: true, isAnonymousOpen: true, isAutoconfirm: true } });
    try {
      const { client, id } = await somebody(own);
      const email = newEmail();
      const { data, error } = await client.auth.updateUser({ email, password: testPassword });
      expect(error).toBeNull();
      expect(data.user).toMatchObject({ id, email, is_anonymous: false, identities: [{ provider: 'email' }] });
      expect((await client.auth.refreshSession()).error).toBeNull();
      expect((await own.client().auth.signInWithPassword({ email, password: testPassword })).data.user!.id).toBe(id);
      const taken = await (await somebody(own)).client.auth.updateUser({ email });
      expect(taken.error).toMatchObject({ status: 422, code: 'email_exists' });
    } finally {
      await own.stop();
    }
  });

  it('becomes that of the person whom Google names', async () => {
    const { client, id } = await somebody();
    const person = { sub: crypto.randomUUID(), email: newEmail() };
    expect(await linkGoogle(client, person)).toHaveProperty('access_token');
    const { data } = await client.auth.getUser();
    expect(data.user).toMatchObject({ id, email: person.email, is_anonymous: false, app_metadata: { providers: expect.arrayContaining(['google']) as string[] } });
  });

  it('is not linked to a person whose address has an account', async () => {
    const { client } = await somebody();
    const { email } = await auth.newUser();
    expect(await linkGoogle(client, { sub: crypto.randomUUID(), email })).toMatchObject({ error_code: 'email_exists' });
    expect((await client.auth.getUser()).data.user).toMatchObject({ is_anonymous: true, email: '' });
  });
});

it('an identity that is linked already is not linked again', async () => {
  const { email } = await auth.newUser();
  const page = auth.client();
  await page.auth.signInWithPassword({ email, password: testPassword });
  const person = { sub: crypto.randomUUID(), email: newEmail() };
  expect(await linkGoogle(page, person)).toHaveProperty('access_token');
  expect(await linkGoogle(page, person)).toMatchObject({ error_code: 'identity_already_exists', error_description: 'Identity is already linked' });
});
