import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAuth, testPassword } from '../auth.fixtures.ts';
import type { AuthFixture } from '../auth.fixtures.ts';
import type { AccountAdmin } from '../accountAdmin.port.ts';
import { createHostedAccounts } from './hostedAccounts.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());
beforeEach(() => auth.sql('delete from auth.rate_limits'));

/** The same accounts in the process, and over the protocol of a hosted project. */
const ways: Record<string, () => Promise<AccountAdmin>> = {
  embedded: async () => auth.accounts,
  hosted: async () =>
    createHostedAccounts({ issuer: `${auth.url}/auth/v1`, secretKey: await auth.issueServiceToken(), siteUrl: 'https://intake.example' }),
};

describe.each(Object.keys(ways))('%s accounts', (way) => {
  let accounts: AccountAdmin;
  beforeAll(async () => {
    accounts = await ways[way]!();
  });
  const signIn = async (email: string) =>
    (await auth.client().auth.signInWithPassword({ email, password: testPassword })).error?.code;

  it('are invited in the language of the person, once', async () => {
    const email = `${way}.person@example.org`;
    const id = await accounts.invite({ email, displayName: 'Rosa Reyes', locale: 'ja' });
    const [mail] = await auth.mailsTo(email);
    expect(mail!.subject).toBe('Intake へのご招待');
    const { data } = await auth
      .client()
      .auth.verifyOtp({ type: 'invite', token_hash: await auth.linkTokenTo(email) });
    expect(data.user).toMatchObject({ id, user_metadata: { display_name: 'Rosa Reyes' } });
    await expect(accounts.invite({ email, displayName: 'Rosa', locale: 'en' })).rejects.toMatchObject({
      status: 422,
      extra: { fields: [{ path: 'email', code: 'email-taken' }] },
    });
  });

  it('are created with a password; an error names its field', async () => {
    const email = `${way}.first@example.org`;
    await accounts.create({ email, password: testPassword });
    expect(await signIn(email)).toBeUndefined();
    const refused = (fields: object[]) => ({ status: 422, extra: { fields } });
    await expect(accounts.create({ email, password: testPassword })).rejects.toMatchObject(
      refused([{ path: 'email', code: 'email-taken' }]),
    );
    await expect(accounts.create({ email: `new.${email}`, password: 'Password1' })).rejects.toMatchObject(
      refused([{ path: 'password', code: 'weak-password' }]),
    );
  });

  it('are disabled and enabled', async () => {
    const { id, email } = await auth.newUser();
    await accounts.disable(id);
    expect(await signIn(email)).toBe('user_banned');
    await accounts.enable(id);
    expect(await signIn(email)).toBeUndefined();
  });

  it('get a code for a new password, a minute apart', async () => {
    const { email } = await auth.newUser();
    await accounts.sendRecovery(email);
    expect(await auth.codeTo(email)).toMatch(/^\d{6}$/);
    await expect(accounts.sendRecovery(email)).rejects.toMatchObject({ status: 429 });
  });

  it('lose their factors, and go', async () => {
    const { id, email } = await auth.newUser();
    await accounts.removeFactors(id);
    await accounts.remove(id);
    expect(await signIn(email)).toBe('invalid_credentials');
    await expect(accounts.remove(id)).rejects.toMatchObject({ status: 404 });
  });
});

it('a hosted service that is unreachable, or has another key, is reported', async () => {
  const other = createHostedAccounts({ issuer: `${auth.url}/auth/v1`, secretKey: 'not.a.token', siteUrl: 'https://intake.example' });
  await expect(other.disable(crypto.randomUUID())).rejects.toMatchObject({ status: 422 });
});
