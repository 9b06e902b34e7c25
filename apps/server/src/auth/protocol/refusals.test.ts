import type { SupabaseClient } from '@supabase/supabase-js';
import { AuthAdminApi } from '@supabase/auth-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage, startAuth, testPassword, type AuthFixture } from '../auth.fixtures.ts';

/** Status, code and words of every refusal that the client library can meet, as the original gives them. */
let auth: AuthFixture;
let admin: InstanceType<typeof AuthAdminApi>;
let signedIn: SupabaseClient;
let known: { id: string; email: string };
let unconfirmed: string;

beforeAll(async () => {
  auth = await startAuth({ settings: { isSignupOpen: true } });
  admin = new AuthAdminApi({ url: `${auth.url}/auth/v1`, headers: { Authorization: `Bearer ${await auth.issueServiceToken()}` } });
  known = await auth.newUser();
  unconfirmed = newEmail();
  await auth.client().auth.signUp({ email: unconfirmed, password: testPassword });
  signedIn = auth.client();
  await signedIn.auth.signInWithPassword({ email: known.email, password: testPassword });
});
afterAll(() => auth.stop());
beforeEach(() => auth.sql('delete from auth.rate_limits'));

const newEmail = () => `person.${crypto.randomUUID().slice(0, 8)}@example.org`;
const missing = '11111111-1111-4111-8111-111111111111';
const phone = '+14165550100';

interface Refused {
  error: { status?: number | undefined; code?: string | undefined; message: string } | null;
}
type Refusal = [name: string, call: () => Promise<Refused>, status: number, code: string, message: string | RegExp];

const refuses = (cases: Refusal[]) =>
  it.each(cases)('%s', async (_, call, status, code, message) => {
    const { error } = await call();
    expect(error).toMatchObject({ status, code });
    if (typeof message === 'string') expect(error!.message).toBe(message);
    else expect(error!.message).toMatch(message);
  });
const anyone = () => auth.client().auth;

describe('signing up and in', () => {
  refuses([
    ['sign-up, an address that is none', () => anyone().signUp({ email: 'nobody', password: testPassword }), 400, 'validation_failed', 'Unable to validate email address: invalid format'],
    ['sign-up, a weak password', () => anyone().signUp({ email: newEmail(), password: 'short' }), 422, 'weak_password', /^Password should be at least 8 characters/],
    ['sign-up, no password', () => anyone().signUp({ email: newEmail(), password: '' }), 400, 'validation_failed', 'Signup requires a valid password'],
    ['sign-up, a phone', () => anyone().signUp({ phone, password: testPassword }), 400, 'phone_provider_disabled', 'Phone signups are disabled'],
    ['sign-up, of nobody', () => anyone().signInAnonymously(), 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
    ['password, wrong', () => anyone().signInWithPassword({ email: known.email, password: 'not-the-Violin-9' }), 400, 'invalid_credentials', 'Invalid login credentials'],
    ['password, of nobody', () => anyone().signInWithPassword({ email: newEmail(), password: testPassword }), 400, 'invalid_credentials', 'Invalid login credentials'],
    ['password, address not confirmed', () => anyone().signInWithPassword({ email: unconfirmed, password: testPassword }), 400, 'email_not_confirmed', 'Email not confirmed'],
    ['password, a phone', () => anyone().signInWithPassword({ phone, password: testPassword }), 422, 'phone_provider_disabled', 'Phone logins are disabled'],
    ['code, a phone', () => anyone().signInWithOtp({ phone }), 400, 'phone_provider_disabled', 'Unsupported phone provider'],
    ['code, an address that is none', () => anyone().signInWithOtp({ email: 'nobody' }), 400, 'validation_failed', 'Unable to validate email address: invalid format'],
    ['single sign-on', () => anyone().signInWithSSO({ domain: 'example.org' }), 404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
    ['token of a provider that is not set up', () => anyone().signInWithIdToken({ provider: 'google', token: 'x' }), 400, 'provider_disabled', /is not enabled$/],
    ['exchange of a code that is none', () => exchange('nothing'), 404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'],
    ['refresh with a token that is none', () => anyone().refreshSession({ refresh_token: 'nothing' }), 400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'],
  ]);
});

const exchange = async (code: string): Promise<Refused> => {
  const client = auth.client({ flowType: 'pkce', storage: memoryStorage() });
  await client.auth.signInWithOtp({ email: known.email });
  return client.auth.exchangeCodeForSession(code);
};

describe('codes', () => {
  const token = '123456';
  refuses([
    ...(['signup', 'invite', 'recovery', 'magiclink', 'email', 'email_change'] as const).flatMap((type): Refusal[] => [
      [`${type}, wrong`, () => anyone().verifyOtp({ type, email: known.email, token }), 403, 'otp_expired', 'Token has expired or is invalid'],
      [`${type}, of nobody`, () => anyone().verifyOtp({ type, email: newEmail(), token }), 403, 'otp_expired', 'Token has expired or is invalid'],
      [`${type}, not of digits`, () => anyone().verifyOtp({ type, email: known.email, token: 'abc' }), 403, 'otp_expired', 'Token has expired or is invalid'],
      [`${type}, a hash that is none`, () => anyone().verifyOtp({ type, token_hash: 'nothing' }), 403, 'otp_expired', 'Token has expired or is invalid'],
    ]),
    ['sms', () => anyone().verifyOtp({ type: 'sms', phone, token }), 403, 'otp_expired', 'Token has expired or is invalid'],
    ['phone_change', () => anyone().verifyOtp({ type: 'phone_change', phone, token }), 403, 'otp_expired', 'Token has expired or is invalid'],
    ['sms, a number that is none', () => anyone().verifyOtp({ type: 'sms', phone: 'nobody', token }), 400, 'validation_failed', 'Invalid phone number format (E.164 required)'],
    ['resend, sms', () => anyone().resend({ type: 'sms', phone }), 400, 'phone_provider_disabled', 'Phone logins are disabled'],
    ['resend, phone_change', () => anyone().resend({ type: 'phone_change', phone }), 400, 'phone_provider_disabled', 'Phone logins are disabled'],
    ['resend, sms without a phone', () => anyone().resend({ type: 'sms', phone: '' }), 400, 'validation_failed', 'Type provided requires a phone number'],
    ['resend, an address that is none', () => anyone().resend({ type: 'signup', email: 'nobody' }), 400, 'validation_failed', 'Unable to validate email address: invalid format'],
    ['recovery, an address that is none', () => anyone().resetPasswordForEmail('nobody'), 400, 'validation_failed', 'Unable to validate email address: invalid format'],
    ['recovery, no address', () => anyone().resetPasswordForEmail(''), 400, 'validation_failed', 'Password recovery requires an email'],
    ['resend, signup without an address', () => anyone().resend({ type: 'signup', email: '' }), 400, 'validation_failed', 'Type provided requires an email address'],
    ['resend, email_change without an address', () => anyone().resend({ type: 'email_change', email: '' }), 400, 'validation_failed', 'Missing one of these parameters: email or phone'],
    ['resend, a type that cannot be', () => anyone().resend({ type: 'recovery', email: known.email } as never), 400, 'validation_failed', 'Missing one of these types: signup, email_change, sms, phone_change'],
  ]);
});

describe('the signed-in person', () => {
  const me = () => signedIn.auth;
  refuses([
    ['app_metadata of one’s own', () => me().updateUser({ app_metadata: { role: 'admin' } } as never), 403, 'not_admin', 'Updating app_metadata requires admin privileges'],
    ['a phone', () => me().updateUser({ phone }), 422, 'phone_provider_disabled', 'Phone logins are disabled'],
    ['an address that somebody has', () => me().updateUser({ email: unconfirmed }), 422, 'email_exists', 'A user with this email address has already been registered'],
    ['an address that is none', () => me().updateUser({ email: 'nobody' }), 400, 'validation_failed', 'Unable to validate email address: invalid format'],
    ['the same password', () => me().updateUser({ password: testPassword, current_password: testPassword } as never), 422, 'same_password', 'New password should be different from the old password.'],
    ['an empty password', () => me().updateUser({ password: '' }), 422, 'weak_password', /^Password should be at least 8 characters/],
    ['a code that was not mailed', () => me().updateUser({ password: 'quiet-Cedar-lantern-4', nonce: '000000' }), 422, 'reauthentication_not_valid', 'Nonce has expired or is invalid'],
    ['the only identity', async () => me().unlinkIdentity((await me().getUserIdentities()).data!.identities[0]!), 422, 'single_identity_not_deletable', 'User must have at least 1 identity after unlinking'],
    ['an identity that is not there', () => me().unlinkIdentity({ identity_id: missing } as never), 422, 'identity_not_found', "Identity doesn't exist"],
    ['a provider that is not set up', () => me().linkIdentity({ provider: 'github' }), 400, 'validation_failed', 'Unsupported provider: provider is not enabled'],
    ['a factor of a kind that is not there', () => me().mfa.enroll({ factorType: 'palm' } as never), 400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn'],
    ['a factor by phone', () => me().mfa.enroll({ factorType: 'phone', phone }), 422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone'],
    ['a factor that is not there', () => me().mfa.challenge({ factorId: missing }), 404, 'mfa_factor_not_found', 'Factor not found'],
    ['taking one away that is not there', () => me().mfa.unenroll({ factorId: missing }), 404, 'mfa_factor_not_found', 'Factor not found'],
    ['somebody without a session', async () => (await auth.client().auth.getUser('not.a.token')) as Refused, 403, 'bad_jwt', /^invalid JWT/],
  ]);
});

describe('administration', () => {
  refuses([
    ['an account that is there', () => admin.createUser({ email: known.email }), 422, 'email_exists', 'A user with this email address has already been registered'],
    ['an id that is taken', () => admin.createUser({ id: known.id, email: newEmail() }), 422, 'user_already_exists', 'User already registered'],
    ['an account of nothing', () => admin.createUser({}), 400, 'validation_failed', 'Cannot create a user without either an email or phone'],
    ['an account of a phone', () => admin.createUser({ phone }), 422, 'phone_provider_disabled', 'Phone logins are disabled'],
    ['two passwords', () => admin.createUser({ email: newEmail(), password: testPassword, password_hash: '$2b$04$x' }), 400, 'validation_failed', 'Only a password or a password hash should be provided'],
    ['a hash of another kind', () => admin.createUser({ email: newEmail(), password_hash: 'md5' }), 400, 'validation_failed', /.+/],
    ['nobody, read', () => admin.getUserById(missing), 404, 'user_not_found', 'User not found'],
    ['nobody, changed', () => admin.updateUserById(missing, { user_metadata: {} }), 404, 'user_not_found', 'User not found'],
    ['nobody, deleted', () => admin.deleteUser(missing), 404, 'user_not_found', 'User not found'],
    ['an empty password', () => admin.updateUserById(known.id, { password: '' }), 422, 'weak_password', /^Password should be at least 8 characters/],
    ['another’s address', () => admin.updateUserById(known.id, { email: unconfirmed }), 422, 'email_exists', 'A user with this email address has already been registered'],
    ['a ban that is none', () => admin.updateUserById(known.id, { ban_duration: 'for ever' }), 400, 'validation_failed', /.+/],
    ['an invitation of somebody', () => admin.inviteUserByEmail(known.email), 422, 'email_exists', 'A user with this email address has already been registered'],
    ['an invitation of no address', () => admin.inviteUserByEmail('nobody'), 400, 'validation_failed', 'Unable to validate email address: invalid format'],
    ['a recovery link of nobody', () => admin.generateLink({ type: 'recovery', email: newEmail() }), 404, 'user_not_found', 'User not found'],
    ['a sign-up link of somebody', () => admin.generateLink({ type: 'signup', email: known.email, password: testPassword }), 422, 'email_exists', 'A user with this email address has already been registered'],
    ['a link to the address of somebody', () => admin.generateLink({ type: 'email_change_new', email: known.email, newEmail: unconfirmed }), 422, 'email_exists', 'A user with this email address has already been registered'],
    ['factors of nobody', () => admin.mfa.listFactors({ userId: missing }), 404, 'user_not_found', 'User not found'],
    ['a factor that is not there', () => admin.mfa.deleteFactor({ userId: known.id, id: missing }), 404, 'mfa_factor_not_found', 'Factor not found'],
  ]);
});

describe('a request that is not what the client sends', () => {
  interface Raw {
    method?: string;
    path: string;
    body?: string;
    headers?: Record<string, string>;
  }
  const send = ({ method = 'POST', path, body, headers = {} }: Raw) =>
    fetch(`${auth.url}/auth/v1${path}`, { method, headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01', ...headers }, ...(body !== undefined && { body }) });
  const credentials = () => ({ email: known.email, password: testPassword });

  it.each<[string, Raw, number, string]>([
    ['broken JSON', { path: '/token?grant_type=password', body: '{"email' }, 400, 'bad_json'],
    ['a list', { path: '/token?grant_type=password', body: '[]' }, 400, 'validation_failed'],
    ['null', { path: '/signup', body: 'null' }, 400, 'validation_failed'],
    ['a number for an address', { path: '/signup', body: '{"email":7,"password":"x"}' }, 400, 'validation_failed'],
    ['a form', { path: '/token?grant_type=password', body: 'email=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415, 'bad_json'],
    ['too much', { path: '/token?grant_type=password', body: JSON.stringify({ email: 'a'.repeat(100_000) }) }, 413, 'validation_failed'],
    ['no way to sign in', { path: '/token', body: '{}' }, 400, 'invalid_credentials'],
    ['a way that is not there', { path: '/token?grant_type=constructor', body: '{}' }, 400, 'invalid_credentials'],
    ['a code to two places', { path: '/resend', body: '{"type":"signup","email":"a@example.org","phone":"+14165550100"}' }, 400, 'validation_failed'],
    ['a proof of nothing', { path: '/verify', body: '{}' }, 400, 'validation_failed'],
    ['a proof of another kind', { path: '/verify', body: '{"type":"wish","token_hash":"x"}' }, 400, 'validation_failed'],
    ['no way back', { method: 'GET', path: '/authorize' }, 400, 'validation_failed'],
    ['what is not there', { path: '/nothing', body: '{}' }, 404, 'validation_failed'],
    ['a list without a key', { method: 'GET', path: '/admin/users' }, 401, 'no_authorization'],
  ])('%s', async (_, raw, status, code) => {
    const answer = await send(raw);
    expect([answer.status, answer.headers.get('x-sb-error-code')]).toEqual([status, code]);
    expect(await answer.json()).toEqual({ code, message: expect.any(String) as string });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is answered in the older words when it names no version', async () => {
    const answer = await send({ path: '/token?grant_type=password', body: '{}', headers: { 'x-supabase-api-version': 'yesterday' } });
    expect(await answer.json()).toEqual({ code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' });
  });

  it('is taken without a key of the project, with fields that nobody knows, and with a captcha that nobody asked for', async () => {
    const body = { ...credentials(), gotrue_meta_security: { captcha_token: 'x' }, unknown: { more: [] } };
    const answer = await send({ path: '/token?grant_type=password', body: JSON.stringify(body) });
    expect(answer.status).toBe(200);
    const { data, error } = await auth.client().auth.signInWithPassword({ ...credentials(), options: { captchaToken: 'x' } });
    expect([error, data.session?.token_type]).toEqual([null, 'bearer']);
  });

  it('never tells who has an account by asking for a code', async () => {
    for (const email of [known.email, newEmail()]) {
      const { data, error } = await auth.client().auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
      expect([data, error]).toEqual([{ user: null, session: null, messageId: undefined }, null]);
      expect((await auth.client().auth.resetPasswordForEmail(email)).error).toBeNull();
    }
    expect(await auth.sql('select from auth.users where email like $1', ['nobody%'])).toEqual([]);
  });
});
