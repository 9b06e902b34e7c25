import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAuth, testPassword } from '../auth.fixtures.ts';
import type { AuthFixture } from '../auth.fixtures.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

async function asked() {
  const { email, id } = await auth.newUser();
  const wanted = `new.${email}`;
  const client = auth.client();
  await client.auth.signInWithPassword({ email, password: testPassword });
  const { data, error } = await client.auth.updateUser({ email: wanted.toUpperCase() });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email, new_email: wanted });
  const verify = async (mailbox: string, code?: string) =>
    auth
      .client()
      .auth.verifyOtp({ type: 'email_change', email: mailbox, token: code ?? (await auth.codeTo(mailbox)) });
  return { email, wanted, id, client, verify };
}

describe('a new address', () => {
  it('counts once both mailboxes have been proven, in either order', async () => {
    for (const order of [0, 1]) {
      const { email, wanted, id, verify } = await asked();
      const [first, second] = order === 0 ? [email, wanted] : [wanted, email];
      const half = await verify(first);
      expect(half.error).toBeNull();
      expect(half.data.session).toBeNull();
      const [before] = await auth.sql('select email from auth.users where id = $1', [id]);
      expect(before).toEqual({ email });
      const { data } = await verify(second);
      expect(data.user).toMatchObject({
        id,
        email: wanted,
        identities: [{ identity_data: { email: wanted } }],
      });
      expect(data.user!.new_email).toBeUndefined();
      const [person] = await auth.sql('select email from app_user where id = $1', [id]);
      expect(person).toEqual({ email: wanted });
      const signIn = async (address: string) =>
        (await auth.client().auth.signInWithPassword({ email: address, password: testPassword })).error?.code;
      expect([await signIn(email), await signIn(wanted)]).toEqual(['invalid_credentials', undefined]);
    }
  });

  it('is not proven by the code of the other mailbox', async () => {
    const { email, wanted, verify } = await asked();
    expect((await verify(wanted, await auth.codeTo(email))).error).toMatchObject({ code: 'otp_expired' });
  });

  it('cannot be one that somebody has, also not by then', async () => {
    const other = await auth.newUser();
    const { client, wanted, email, id, verify } = await asked();
    await auth.sql('delete from auth.rate_limits');
    expect((await client.auth.updateUser({ email: other.email })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
    await auth.newUser({ email: wanted });
    await verify(email);
    expect((await verify(wanted)).error).toMatchObject({ code: 'otp_expired' });
    const [row] = await auth.sql('select email from auth.users where id = $1', [id]);
    expect(row).toEqual({ email });
  });

  it('is mailed about once a minute, and again when asked', async () => {
    const { client, wanted, email } = await asked();
    expect((await client.auth.updateUser({ email: wanted })).error).toMatchObject({
      code: 'over_email_send_rate_limit',
    });
    await auth.sql('delete from auth.rate_limits');
    expect((await client.auth.resend({ type: 'email_change', email })).error).toBeNull();
    expect([(await auth.mailsTo(email)).length, (await auth.mailsTo(wanted)).length]).toEqual([2, 2]);
  });
});
