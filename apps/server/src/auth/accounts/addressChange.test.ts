import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAuth, testPassword } from '../auth.fixtures.ts';
import type { AuthFixture } from '../auth.fixtures.ts';

/** Links, codes and sessions were for whoever reads the mail of an address; with another address they are worth nothing. */
let auth: AuthFixture;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());
beforeEach(() => auth.sql('delete from auth.rate_limits'));

const newEmail = () => `person.${crypto.randomUUID().slice(0, 8)}@example.org`;
const expired = { code: 'otp_expired' };

async function moveTo(id: string, email: string) {
  const headers = { authorization: `Bearer ${await auth.issueServiceToken()}`, 'content-type': 'application/json' };
  const answer = await fetch(`${auth.url}/auth/v1/admin/users/${id}`, { method: 'PUT', headers, body: JSON.stringify({ email }) });
  expect(answer.status).toBe(200);
}

async function signedIn(email: string) {
  const client = auth.client();
  const { data, error } = await client.auth.signInWithPassword({ email, password: testPassword });
  if (error) throw error;
  return { client, ...data };
}

describe('when an administrator corrects an address', () => {
  it('the invitation to the wrong one opens nothing', async () => {
    const wrong = newEmail();
    const id = await auth.accounts.invite({ email: wrong, displayName: 'Rosa', locale: 'en' });
    const token_hash = await auth.linkTokenTo(wrong);
    await moveTo(id, newEmail());
    expect((await auth.client().auth.verifyOtp({ type: 'invite', token_hash })).error).toMatchObject(expired);
  });

  it('a link and a code for a new password that went to the old one open nothing', async () => {
    const { email, id } = await auth.newUser();
    await auth.client().auth.resetPasswordForEmail(email, { redirectTo: 'https://intake.example/auth/reset-password' });
    const [token, token_hash] = [await auth.codeTo(email), await auth.linkTokenTo(email)];
    const now = newEmail();
    await moveTo(id, now);
    for (const address of [email, now])
      expect((await auth.client().auth.verifyOtp({ type: 'recovery', email: address, token })).error).toMatchObject(expired);
    expect((await auth.client().auth.verifyOtp({ type: 'recovery', token_hash })).error).toMatchObject(expired);
  });

  it('its sessions end', async () => {
    const { email, id } = await auth.newUser();
    const { client, session } = await signedIn(email);
    await moveTo(id, newEmail());
    expect((await client.auth.getUser(session.access_token)).error).toMatchObject({ name: 'AuthSessionMissingError' });
    expect((await auth.client().auth.refreshSession(session)).error).toMatchObject({ code: 'refresh_token_not_found' });
  });

  it('a code that waits at another page for its proof opens nothing', async () => {
    const { email, id } = await auth.newUser();
    const client = auth.client({ flowType: 'pkce' });
    await client.auth.resetPasswordForEmail(email, { redirectTo: 'https://intake.example/auth/reset-password' });
    const link = /https:\S+\/verify\S+/.exec((await auth.mailsTo(email))[0]!.body)![0];
    const answer = await fetch(link.replace('https://intake.example', auth.url), { redirect: 'manual' });
    const code = new URL(answer.headers.get('location')!).searchParams.get('code')!;
    await moveTo(id, newEmail());
    expect((await client.auth.exchangeCodeForSession(code)).error).toMatchObject({ code: 'flow_state_not_found' });
  });
});

describe('when its owner has changed the address', () => {
  it('every earlier session ends, and what was mailed to the old address opens nothing', async () => {
    const { email } = await auth.newUser();
    const { client, session } = await signedIn(email);
    const wanted = newEmail();
    expect((await client.auth.updateUser({ email: wanted })).error).toBeNull();
    const [here, there] = [await auth.codeTo(wanted), await auth.codeTo(email)];
    await auth.client().auth.resetPasswordForEmail(email);
    const recovery = await auth.codeTo(email);
    expect((await auth.client().auth.verifyOtp({ type: 'email_change', email, token: there })).error).toBeNull();
    const { data, error } = await auth.client().auth.verifyOtp({ type: 'email_change', email: wanted, token: here });
    expect(error).toBeNull();
    expect(data.user!.email).toBe(wanted);
    for (const address of [email, wanted])
      expect((await auth.client().auth.verifyOtp({ type: 'recovery', email: address, token: recovery })).error).toMatchObject(expired);
    expect((await client.auth.getUser(session.access_token)).error).not.toBeNull();
    expect((await auth.client().auth.getUser(data.session!.access_token)).error).toBeNull();
  });

  it('a program alone, with the link to the old address, does not make the new one count as proven', async () => {
    const { email } = await auth.newUser();
    const headers = { authorization: `Bearer ${await auth.issueServiceToken()}`, 'content-type': 'application/json' };
    const answer = await fetch(`${auth.url}/auth/v1/admin/generate_link`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ type: 'email_change_current', email, new_email: newEmail() }),
    });
    const { hashed_token } = (await answer.json()) as { hashed_token: string };
    await auth.client().auth.verifyOtp({ type: 'email_change', token_hash: hashed_token });
    expect(await auth.sql('select email from auth.users where email = $1', [email])).toEqual([{ email }]);
  });
});

describe('a closed account', () => {
  it('is not opened by an earlier invitation once it is enabled again', async () => {
    const email = newEmail();
    const id = await auth.accounts.invite({ email, displayName: 'Rosa', locale: 'en' });
    const token_hash = await auth.linkTokenTo(email);
    await auth.accounts.disable(id);
    await auth.accounts.enable(id);
    expect((await auth.client().auth.verifyOtp({ type: 'invite', token_hash })).error).toMatchObject(expired);
  });
});
