import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage, startAuth, testPassword } from '../auth.fixtures.ts';
import type { AuthFixture } from '../auth.fixtures.ts';
import { createFacebook } from './facebook.ts';
import { createGoogle } from './google.ts';
import { client, openBrowser, startFacebook, startOpenIdProvider } from './provider.fixtures.ts';

const publicUrl = 'https://intake.example';
const portal = `${publicUrl}/auth/callback`;
let google: Awaited<ReturnType<typeof startOpenIdProvider>>;
let facebook: Awaited<ReturnType<typeof startFacebook>>;
let auth: AuthFixture;
let closed: AuthFixture;
beforeAll(async () => {
  [google, facebook] = await Promise.all([
    startOpenIdProvider(`${publicUrl}/auth/v1/callback`),
    startFacebook(),
  ]);
  const providers = {
    google: createGoogle({ ...client, issuer: google.issuer }),
    facebook: createFacebook({ ...client, dialog: facebook.address, graph: facebook.address }),
  };
  [auth, closed] = await Promise.all([
    startAuth({ providers, settings: { isSignupOpen: true } }),
    startAuth({ providers }),
  ]);
});
afterAll(async () => {
  await Promise.all([auth.stop(), closed.stop()]);
  await Promise.all([google.close(), facebook.close()]);
});
beforeEach(() => auth.sql('delete from auth.rate_limits'));

const newPerson = () => {
  const sub = crypto.randomUUID().slice(0, 8);
  return { sub, email: `${sub}@example.org`, email_verified: true, name: 'Rosa Reyes' };
};
const said = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
const pkce = (own = auth) => own.client({ flowType: 'pkce', storage: memoryStorage() });

interface Visit {
  own?: AuthFixture;
  page?: ReturnType<AuthFixture['client']>;
  browser?: ReturnType<typeof openBrowser>;
}

/** Signs in as a page does; answers with the address that the browser ends at. */
async function goWith(
  provider: 'google' | 'facebook',
  { own = auth, page, browser = openBrowser(publicUrl, own.url) }: Visit = {},
) {
  page ??= own.client();
  const { data } = await page.auth.signInWithOAuth({
    provider,
    options: { redirectTo: portal, skipBrowserRedirect: true },
  });
  const url = await browser.follow(data.url!.replace('skip_http_redirect=true', ''));
  return { url, page };
}
const userOf = async (url: URL, own = auth) =>
  (await own.client().auth.getUser(said(url)['access_token'] ?? '')).data.user;

describe('signing in with an OpenID provider', () => {
  it('makes an account from an address that the provider has verified, and finds it again', async () => {
    const person = newPerson();
    google.become(person);
    const { url } = await goWith('google');
    expect(url.href.startsWith(`${portal}#`)).toBe(true);
    expect(said(url)).toMatchObject({ token_type: 'bearer', provider_token: expect.any(String) });
    const user = await userOf(url);
    expect(user).toMatchObject({
      email: person.email,
      email_confirmed_at: expect.any(String),
      app_metadata: { providers: ['email', 'google'] },
      user_metadata: { full_name: 'Rosa Reyes' },
    });
    expect(user!.identities).toMatchObject([
      { provider: 'email' },
      { provider: 'google', id: person.sub, identity_data: { email_verified: true } },
    ]);
    google.become({ ...person, email: `moved.${person.email}` });
    const again = await userOf((await goWith('google')).url);
    expect(again!.id).toBe(user!.id);
  });

  it('hands a page that holds a secret a code, and its session the tokens of the provider', async () => {
    google.become(newPerson());
    const { url, page } = await goWith('google', { page: pkce() });
    expect(url.hash).toBe('');
    const { data, error } = await page.auth.exchangeCodeForSession(url.searchParams.get('code')!);
    expect(error).toBeNull();
    expect(data.session!.provider_token).toEqual(expect.any(String));
    expect((await page.auth.getClaims()).data!.claims.amr).toMatchObject([{ method: 'oauth' }]);
  });

  it('leads to the account of who has the address', async () => {
    const { email, id } = await auth.newUser();
    google.become({ ...newPerson(), email });
    expect((await userOf((await goWith('google')).url))!.id).toBe(id);
  });

  it('says what went wrong there', async () => {
    google.become(undefined);
    const { url } = await goWith('google');
    expect(said(url)).toEqual({
      error: 'access_denied',
      error_code: 'bad_oauth_callback',
      error_description: 'The person said no',
    });
    const { url: inQuery } = await goWith('google', { page: pkce() });
    expect(inQuery.searchParams.get('error_code')).toBe('bad_oauth_callback');
  });
});

describe('an account', () => {
  it('is not found by an address that the provider has not verified, and the answer does not tell', async () => {
    const { email } = await auth.newUser();
    const codes: unknown[] = [];
    for (const address of [email, `nobody.${email}`]) {
      google.become({ ...newPerson(), email: address, email_verified: false });
      codes.push(said((await goWith('google')).url)['error_code']);
    }
    expect(codes).toEqual(Array(2).fill('provider_email_needs_verification'));
  });

  it('that was made with the address of another does not keep their password', async () => {
    const person = newPerson();
    await auth.client().auth.signUp({ email: person.email, password: testPassword });
    const code = await auth.codeTo(person.email);
    google.become(person);
    const user = await userOf((await goWith('google')).url);
    expect(user).toMatchObject({ email: person.email, email_confirmed_at: expect.any(String) });
    const signIn = await auth
      .client()
      .auth.signInWithPassword({ email: person.email, password: testPassword });
    expect(signIn.error).toMatchObject({ code: 'invalid_credentials' });
    const verified = await auth.client().auth.verifyOtp({ type: 'signup', email: person.email, token: code });
    expect(verified.error).toMatchObject({ code: 'otp_expired' });
  });

  it('is not made where people are invited; an invited person comes in', async () => {
    const person = newPerson();
    google.become(person);
    const { url } = await goWith('google', { own: closed });
    expect(said(url)).toMatchObject({ error: 'access_denied', error_code: 'signup_disabled' });
    const id = await closed.accounts.invite({ email: person.email, displayName: 'Rosa', locale: 'en' });
    expect((await userOf((await goWith('google', { own: closed })).url, closed))!.id).toBe(id);
  });

  it('stays closed while it is banned', async () => {
    const { id, email } = await auth.newUser();
    await auth.accounts.disable(id);
    google.become({ ...newPerson(), email });
    expect(said((await goWith('google')).url)).toMatchObject({ error_code: 'user_banned' });
  });
});

describe('Facebook', () => {
  it('signs in who has linked it, and proves no address', async () => {
    const { email, id } = await auth.newUser();
    const me = { id: crypto.randomUUID().slice(0, 8), name: 'Rosa Reyes', email };
    facebook.become(me);
    expect(said((await goWith('facebook')).url)).toMatchObject({
      error_code: 'provider_email_needs_verification',
    });
    const page = auth.client();
    await page.auth.signInWithPassword({ email, password: testPassword });
    const browser = openBrowser(publicUrl, auth.url);
    await link(page, browser, 'facebook');
    expect((await userOf((await goWith('facebook')).url))!.id).toBe(id);
    expect(facebook.asked.at(-1)).toBe('id,name,email,picture');
  });
});

/** Begins in the browser that holds the cookie, as a page of the same origin does. */
async function link(
  page: ReturnType<AuthFixture['client']>,
  browser: ReturnType<typeof openBrowser>,
  provider: 'google' | 'facebook',
  keepsCookie = true,
) {
  const token = (await page.auth.getSession()).data.session!.access_token;
  const answer = await fetch(
    `${auth.url}/auth/v1/user/identities/authorize?provider=${provider}&redirect_to=${portal}&skip_http_redirect=true`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  const { url } = (await answer.json()) as { url: string };
  if (keepsCookie) browser.keep(auth.url, answer.headers.getSetCookie());
  return browser.follow(url);
}

describe('linking', () => {
  it('adds a way to sign in, and takes it away again', async () => {
    const { email, id } = await auth.newUser();
    const page = auth.client();
    await page.auth.signInWithPassword({ email, password: testPassword });
    const person = newPerson();
    google.become(person);
    expect(said(await link(page, openBrowser(publicUrl, auth.url), 'google'))).toHaveProperty('access_token');
    const { data } = await page.auth.getUserIdentities();
    const identity = data!.identities.find(({ provider }) => provider === 'google')!;
    expect(identity).toMatchObject({ id: person.sub, user_id: id });
    expect((await page.auth.unlinkIdentity(identity)).error).toBeNull();
    expect((await page.auth.getUser()).data.user!.app_metadata['providers']).toEqual(['email']);
    const [own] = (await page.auth.getUserIdentities()).data!.identities;
    expect((await page.auth.unlinkIdentity(own!)).error).toMatchObject({
      code: 'single_identity_not_deletable',
    });
    expect((await page.auth.unlinkIdentity(identity)).error).toMatchObject({ code: 'identity_not_found' });
  });

  it('refuses what belongs to another account, and a browser that did not ask', async () => {
    const person = newPerson();
    google.become(person);
    await goWith('google');
    const { email } = await auth.newUser();
    const page = auth.client();
    await page.auth.signInWithPassword({ email, password: testPassword });
    expect(said(await link(page, openBrowser(publicUrl, auth.url), 'google'))).toMatchObject({
      error_code: 'identity_already_exists',
    });
    google.become(newPerson());
    expect(said(await link(page, openBrowser(publicUrl, auth.url), 'google', false))).toMatchObject({
      error_code: 'bad_oauth_state',
    });
  });
});

describe('the state', () => {
  const callback = async (query: string, own = auth) => {
    const answer = await fetch(`${own.url}/auth/v1/callback${query}`, { redirect: 'manual' });
    return said(new URL(answer.headers.get('location')!));
  };

  it('is used once, in the browser that began, for ten minutes', async () => {
    google.become(newPerson());
    const begin = async () => {
      const answer = await fetch(`${auth.url}/auth/v1/authorize?provider=google`, { redirect: 'manual' });
      expect(answer.status).toBe(302);
      const url = new URL(answer.headers.get('location')!);
      expect([url.origin, url.searchParams.get('code_challenge_method')]).toEqual([google.issuer, 'S256']);
      const cookie = answer.headers.get('set-cookie')!;
      expect(cookie).toMatch(/; Path=\/auth\/v1\/callback; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/);
      return { state: url.searchParams.get('state')!, cookie: cookie.split(';')[0]! };
    };
    const { state } = await begin();
    const bad = { error_code: 'bad_oauth_state' };
    expect(await callback(`?code=x&state=${state}`)).toMatchObject(bad);
    const late = await begin();
    await auth.sql(`update auth.flow_state set created_at = now() - interval '10 minutes'`);
    const answer = await fetch(`${auth.url}/auth/v1/callback?code=x&state=${late.state}`, {
      redirect: 'manual',
      headers: { cookie: late.cookie },
    });
    expect(said(new URL(answer.headers.get('location')!))).toMatchObject(bad);
    for (const query of ['', '?code=x', '?code=x&state=made-up', `?code=x&state=${crypto.randomUUID()}`])
      expect(await callback(query)).toMatchObject(bad);
    const used = openBrowser(publicUrl, auth.url);
    const { url } = await goWith('google', { browser: used });
    expect(said(url)).toHaveProperty('access_token');
    expect(
      said(await used.follow(used.visited.find((visited) => visited.includes('/callback?'))!)),
    ).toMatchObject(bad);
  });

  it('does not belong to a code of another sign-in', async () => {
    google.become(newPerson());
    const answer = await fetch(`${auth.url}/auth/v1/authorize?provider=google`, { redirect: 'manual' });
    const state = new URL(answer.headers.get('location')!).searchParams.get('state')!;
    const wrong = await fetch(`${auth.url}/auth/v1/callback?code=stolen&state=${state}`, {
      redirect: 'manual',
      headers: { cookie: answer.headers.get('set-cookie')!.split(';')[0]! },
    });
    expect(said(new URL(wrong.headers.get('location')!))).toMatchObject({ error_code: 'bad_oauth_callback' });
  });
});

describe('/authorize', () => {
  it.each(['twitter', 'constructor', ''])(
    'refuses the provider %j, which is not offered',
    async (provider) => {
      const answer = await fetch(`${auth.url}/auth/v1/authorize?provider=${provider}`, {
        redirect: 'manual',
      });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ msg: 'Unsupported provider: provider is not enabled' });
    },
  );

  it('leads back to allowed addresses alone, and says which providers there are', async () => {
    google.become(newPerson());
    const url = await openBrowser(publicUrl, auth.url).follow(
      `${auth.url}/auth/v1/authorize?provider=google&redirect_to=https://evil.example/`,
    );
    expect(url.origin).toBe(publicUrl);
    const settings = await (await fetch(`${auth.url}/auth/v1/settings`)).json();
    expect(settings).toMatchObject({ external: { google: true, facebook: true, email: true } });
  });
});
