import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAuth, testPassword } from '../auth.fixtures.ts';
import type { AuthFixture, StoredMail } from '../auth.fixtures.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const mailsTo = (email: string) => auth.mailsTo(email);
const codeIn = (mail: StoredMail | undefined) => /\d{6}/.exec(mail?.body ?? '')?.[0] ?? '';
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function asked() {
  const user = await auth.newUser();
  const client = auth.client();
  expect((await client.auth.resetPasswordForEmail(user.email)).error).toBeNull();
  const [mail] = await mailsTo(user.email);
  const verify = (token: string, email = user.email) =>
    auth.client().auth.verifyOtp({ type: 'recovery', email, token });
  return { ...user, client, mail, code: codeIn(mail), verify };
}

describe('recovery', () => {
  it('mails a code that opens a session in which the password is set without the old one', async () => {
    const { client, email, code } = await asked();
    const { data, error } = await client.auth.verifyOtp({ type: 'recovery', email, token: code });
    expect(error).toBeNull();
    expect(data.session!.user.email).toBe(email);
    expect((await client.auth.updateUser({ password: 'quiet-Cedar-lantern-4' })).error).toBeNull();
    const signIn = async (password: string) =>
      (await auth.client().auth.signInWithPassword({ email, password })).error?.code;
    expect(await signIn('quiet-Cedar-lantern-4')).toBeUndefined();
    expect(await signIn(testPassword)).toBe('invalid_credentials');
  });

  it('asks for the old password again ten minutes later', async () => {
    const { client, email, code } = await asked();
    const { data } = await client.auth.verifyOtp({ type: 'recovery', email, token: code });
    await auth.sql(
      `update auth.sessions set amr = jsonb_set(amr, '{0,timestamp}', to_jsonb(extract(epoch from now())::int - 601)) where user_id = $1`,
      [data.user!.id],
    );
    const change = (extra: object) => client.auth.updateUser({ password: 'quiet-Cedar-lantern-4', ...extra });
    expect((await change({})).error).toMatchObject({ code: 'invalid_credentials' });
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await change({})).error).toMatchObject({ code: 'invalid_credentials' });
    expect((await change({ current_password: testPassword })).error).toBeNull();
  });

  it('answers for an unknown address as for a known one, without a mail', async () => {
    const ask = async (email: string) => {
      const answer = await fetch(`${auth.url}/auth/v1/recover`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      return { status: answer.status, body: await answer.text() };
    };
    const { email } = await auth.newUser();
    const [known, unknown] = [await ask(email), await ask('nobody@example.org')];
    expect([known, unknown]).toEqual([{ status: 200, body: '{}' }, { status: 200, body: '{}' }]);
    expect(await mailsTo('nobody@example.org')).toEqual([]);
    // The gap between two mails does not tell either.
    expect([(await ask(email)).status, (await ask('nobody@example.org')).status]).toEqual([429, 429]);
  });

  it('writes in the language of the person, and stores no code', async () => {
    const { id, email } = await auth.newUser();
    await auth.sql(`update app_user set locale = 'fr' where id = $1`, [id]);
    await auth.client().auth.resetPasswordForEmail(email);
    const [mail] = await mailsTo(email);
    expect(mail!.subject).toBe('Votre code pour un nouveau mot de passe');
    const stored = await auth.sql('select * from auth.one_time_tokens where user_id = $1', [id]);
    expect(JSON.stringify(stored)).not.toContain(codeIn(mail));
    const jobs = await auth.sql(`select payload from job where kind = 'mail'`);
    expect(JSON.stringify(jobs)).not.toContain(email);
  });
});

describe('a code', () => {
  const expired = { status: 403, code: 'otp_expired' };

  it('is used once', async () => {
    const { verify, code } = await asked();
    expect((await verify(code)).error).toBeNull();
    expect((await verify(code)).error).toMatchObject(expired);
  });

  it('is for one address', async () => {
    const [mine, theirs] = [await asked(), await asked()];
    expect((await mine.verify(mine.code, theirs.email)).error).toMatchObject(expired);
    expect((await mine.verify(mine.code, 'nobody@example.org')).error).toMatchObject(expired);
  });

  it('is worth nothing after ten minutes', async () => {
    const { verify, code, id } = await asked();
    await auth.sql('update auth.one_time_tokens set expires_at = now() where user_id = $1', [id]);
    expect((await verify(code)).error).toMatchObject(expired);
  });

  it('is worth nothing after five wrong ones', async () => {
    const { verify, code } = await asked();
    for (let round = 0; round < 5; round += 1)
      expect((await verify(another(code))).error).toMatchObject(expired);
    expect((await verify(code)).error).toMatchObject(expired);
  });

  it('is worth nothing once the password was changed', async () => {
    const { verify, code, email, client } = await asked();
    await client.auth.signInWithPassword({ email, password: testPassword });
    await client.auth.updateUser({ password: 'quiet-Cedar-lantern-4', current_password: testPassword });
    expect((await verify(code)).error).toMatchObject(expired);
  });

  it('does not open a banned account', async () => {
    const { verify, code, id } = await asked();
    await auth.sql(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [id]);
    expect((await verify(code)).error).toMatchObject(expired);
  });
});
