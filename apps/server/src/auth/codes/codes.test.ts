import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryStorage, startAuth, testPassword } from '../auth.fixtures.ts';
import type { AuthFixture } from '../auth.fixtures.ts';

const application = 'https://application.example/callback';
let auth: AuthFixture;
beforeAll(async () => {
  auth = await startAuth({ settings: { isSignupOpen: true, redirects: [application] } });
});
afterAll(() => auth.stop());

const linkTo = async (email: string) =>
  /https:\S+/
    .exec((await auth.mailsTo(email))[0]?.body ?? '')?.[0]
    ?.replace('https://intake.example', auth.url) ?? '';
const follow = async (link: string, method = 'GET') => {
  const answer = await fetch(link, { redirect: 'manual', method });
  const location = answer.headers.get('location');
  return { status: answer.status, url: location ? new URL(location) : undefined };
};
const fragmentOf = (url: URL | undefined) => Object.fromEntries(new URLSearchParams(url?.hash.slice(1)));
const pkceClient = () => auth.client({ flowType: 'pkce', storage: memoryStorage() });

describe('a code to sign in', () => {
  it('opens a session for who has the mailbox, and no password is needed', async () => {
    const { email, id } = await auth.newUser();
    const client = auth.client();
    expect((await client.auth.signInWithOtp({ email })).error).toBeNull();
    const { data } = await client.auth.verifyOtp({ type: 'email', email, token: await auth.codeTo(email) });
    expect(data.user).toMatchObject({ id });
    expect((await client.auth.getClaims()).data!.claims.amr).toMatchObject([{ method: 'otp' }]);
  });

  it('makes an account without a password where people may sign up', async () => {
    const email = `new.${crypto.randomUUID().slice(0, 8)}@example.org`;
    const client = auth.client();
    await client.auth.signInWithOtp({ email, options: { data: { nickname: 'Rosa' } } });
    const { data } = await client.auth.verifyOtp({ type: 'email', email, token: await auth.codeTo(email) });
    expect(data.user).toMatchObject({ email, user_metadata: { nickname: 'Rosa' } });
    expect((await client.auth.updateUser({ password: testPassword })).error).toBeNull();
    const other = `other.${email}`;
    await client.auth.signInWithOtp({ email: other, options: { shouldCreateUser: false } });
    expect(await auth.mailsTo(other)).toEqual([]);
  });

  it('does not set a new password without the old one, as a code of recovery does', async () => {
    const { email } = await auth.newUser();
    const client = auth.client();
    await client.auth.signInWithOtp({ email });
    await client.auth.verifyOtp({ type: 'magiclink', email, token: await auth.codeTo(email) });
    expect((await client.auth.updateUser({ password: 'quiet-Cedar-lantern-4' })).error).toMatchObject({
      code: 'invalid_credentials',
    });
  });
});

describe('a link', () => {
  it('is mailed only when the request says where it leads to', async () => {
    const { email } = await auth.newUser();
    await auth.client().auth.signInWithOtp({ email });
    expect(await linkTo(email)).toBe('');
    const other = await auth.newUser();
    await auth.client().auth.signInWithOtp({
      email: other.email,
      options: { emailRedirectTo: 'https://evil.example/' },
    });
    expect(await linkTo(other.email)).toBe('');
  });

  it('redirects back with the session in the fragment, once', async () => {
    const { email, id } = await auth.newUser();
    await auth.client().auth.signInWithOtp({ email, options: { emailRedirectTo: application } });
    const link = await linkTo(email);
    expect((await follow(link, 'HEAD')).status).toBe(404);
    const { status, url } = await follow(link);
    expect(status).toBe(303);
    expect(`${url!.origin}${url!.pathname}${url!.search}`).toBe(application);
    const session = fragmentOf(url);
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: '3600', type: 'magiclink' });
    expect((await auth.client().auth.getUser(session['access_token'])).data.user).toMatchObject({ id });
    expect(fragmentOf((await follow(link)).url)).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Token has expired or is invalid',
    });
  });

  it('leads to the portal with a hash for one use, which a mail scanner does not use up', async () => {
    const { email, id } = await auth.newUser();
    const emailRedirectTo = 'https://intake.example/auth/login';
    await auth.client().auth.signInWithOtp({ email, options: { emailRedirectTo } });
    const link = new URL(await linkTo(email));
    expect([link.pathname, link.searchParams.get('type'), link.hash]).toEqual(['/auth/login', 'magiclink', '']);
    const use = () => auth.client().auth.verifyOtp({ type: 'magiclink', token_hash: link.searchParams.get('token_hash') ?? '' });
    expect((await use()).data.user).toMatchObject({ id });
    expect((await use()).error).toMatchObject({ code: 'otp_expired' });
  });

  it('does not redirect to a changed address', async () => {
    const { email } = await auth.newUser();
    await auth.client().auth.signInWithOtp({ email, options: { emailRedirectTo: application } });
    const link = new URL(await linkTo(email));
    link.searchParams.set('redirect_to', 'https://evil.example/');
    expect((await follow(link.href)).url!.origin).toBe('https://intake.example');
  });

  it('carries a secret that is neither stored nor made of the code', async () => {
    const { email, id } = await auth.newUser();
    await auth.client().auth.signInWithOtp({ email, options: { emailRedirectTo: application } });
    const token = new URL(await linkTo(email)).searchParams.get('token')!;
    const [stored] = await auth.sql('select * from auth.one_time_tokens where user_id = $1', [id]);
    expect(JSON.stringify(stored)).not.toContain(token);
    const guess = (token_hash: string) => auth.client().auth.verifyOtp({ type: 'magiclink', token_hash });
    for (const hash of [stored!['token_hash'], stored!['link_hash']])
      expect((await guess(String(hash))).error).toMatchObject({ code: 'otp_expired' });
    expect((await guess(token)).error).toBeNull();
  });
});

describe('PKCE', () => {
  async function linked(kind: 'sign-in' | 'recovery' = 'sign-in') {
    const user = await auth.newUser();
    const client = pkceClient();
    const { error } =
      kind === 'sign-in'
        ? await client.auth.signInWithOtp({ email: user.email, options: { emailRedirectTo: application } })
        : await client.auth.resetPasswordForEmail(user.email, { redirectTo: application });
    expect(error).toBeNull();
    const { url } = await follow(await linkTo(user.email));
    return { ...user, client, url: url!, code: url!.searchParams.get('code') ?? '' };
  }

  it('leads back with a code alone, which the page that asked exchanges', async () => {
    const { client, code, url, id } = await linked();
    expect(url.hash).toBe('');
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id });
  });

  it('keeps what the link was for: a recovery sets a password', async () => {
    const { client, code } = await linked('recovery');
    await client.auth.exchangeCodeForSession(code);
    expect((await client.auth.updateUser({ password: 'quiet-Cedar-lantern-4' })).error).toBeNull();
  });

  const exchange = async (auth_code: string, code_verifier: string) => {
    const answer = await fetch(`${auth.url}/auth/v1/token?grant_type=pkce`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ auth_code, code_verifier }),
    });
    return [answer.status, answer.headers.get('x-sb-error-code')];
  };

  it('gives nothing to another page, for a used code, or after five minutes', async () => {
    const first = await linked();
    expect(await exchange(first.code, 'x'.repeat(60))).toEqual([400, 'bad_code_verifier']);
    expect((await first.client.auth.exchangeCodeForSession(first.code)).error).toMatchObject({
      status: 404,
      code: 'flow_state_not_found',
    });
    const second = await linked();
    await auth.sql(`update auth.flow_state set auth_code_issued_at = now() - interval '5 minutes'`);
    expect((await second.client.auth.exchangeCodeForSession(second.code)).error).toMatchObject({
      status: 422,
      code: 'flow_state_expired',
    });
    expect(await exchange('made-up', 'x'.repeat(60))).toEqual([404, 'flow_state_not_found']);
  });

  it('says in the query too what is wrong with a link', async () => {
    const { url } = await follow(`${auth.url}/auth/v1/verify?token=pkce_made-up&type=signup`);
    expect(url!.origin).toBe('https://intake.example');
    expect(url!.searchParams.get('error_code')).toBe('otp_expired');
  });
});

describe('resend', () => {
  it('mails the confirmation again, a minute later, and makes the first code worthless', async () => {
    const email = `new.${crypto.randomUUID().slice(0, 8)}@example.org`;
    const client = auth.client();
    await client.auth.signUp({ email, password: testPassword });
    const first = await auth.codeTo(email);
    expect((await client.auth.resend({ type: 'signup', email })).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
      message: expect.stringMatching(/after \d+ seconds/),
    });
    await auth.sql('delete from auth.rate_limits');
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull();
    expect(await auth.mailsTo(email)).toHaveLength(2);
    const second = await auth.codeTo(email);
    if (first !== second)
      expect((await client.auth.verifyOtp({ type: 'signup', email, token: first })).error).not.toBeNull();
    expect((await client.auth.verifyOtp({ type: 'signup', email, token: second })).error).toBeNull();
    await auth.sql('delete from auth.rate_limits');
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull();
    expect(await auth.mailsTo(email)).toHaveLength(2);
  });

  it('answers for an unknown address as for a known one', async () => {
    expect(
      (await auth.client().auth.resend({ type: 'signup', email: 'nobody@example.org' })).error,
    ).toBeNull();
    expect(await auth.mailsTo('nobody@example.org')).toEqual([]);
  });
});

describe('reauthentication', () => {
  it('lets who has the mailbox change the password without the old one', async () => {
    const { email } = await auth.newUser();
    const client = auth.client();
    await client.auth.signInWithPassword({ email, password: testPassword });
    expect((await client.auth.reauthenticate()).error).toBeNull();
    const nonce = await auth.codeTo(email);
    const change = (code: string) =>
      client.auth.updateUser({ password: 'quiet-Cedar-lantern-4', nonce: code });
    const wrong = String((Number(nonce) + 1) % 1_000_000).padStart(6, '0');
    expect((await change(wrong)).error).toMatchObject({ code: 'reauthentication_not_valid' });
    expect((await change(nonce)).error).toBeNull();
    expect((await auth.client().auth.reauthenticate()).error).not.toBeNull();
  });

  it('is no way to sign in', async () => {
    const { email } = await auth.newUser();
    const client = auth.client();
    await client.auth.signInWithPassword({ email, password: testPassword });
    await client.auth.reauthenticate();
    const token = await auth.codeTo(email);
    for (const type of ['email', 'recovery', 'magiclink', 'signup'] as const)
      expect((await auth.client().auth.verifyOtp({ type, email, token })).error).toMatchObject({
        code: 'otp_expired',
      });
  });
});
