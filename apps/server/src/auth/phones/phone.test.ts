import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendSignInText } from '../../modules/session/signInText.ts';
import { startTelnyxLoopback, type TelnyxLoopback } from '../../platform/telephony/loopback/telnyxLoopback.ts';
import { createTelnyx } from '../../platform/telephony/telnyx.adapter.ts';
import { startAuth, testPassword, type AuthFixture } from '../auth.fixtures.ts';

/** People sign in with a telephone number; codes go over the wire of the provider. */
const from = '+14165550100';
const blocked = '14165559999';

let telnyx: TelnyxLoopback;
let auth: AuthFixture;
beforeAll(async () => {
  telnyx = await startTelnyxLoopback({ texts: { answer: ({ to }) => (to === `+${blocked}` ? 'stopped' : 'accept') } });
  const telephony = createTelnyx({ apiKey: 'KEY', publicKey: telnyx.publicKey, baseUrl: telnyx.baseUrl });
  auth = await startAuth({
    settings: { isSignupOpen: true },
    sendText: (text) => sendSignInText({ database: auth.database, telephony, from })(text),
  });
});
afterAll(async () => {
  await auth.stop();
  await telnyx.close();
});
beforeEach(() => auth.sql('delete from auth.rate_limits'));

let last = 0;
/** As the protocol answers numbers. */
const newPhone = () => `1647555${String((last += 1)).padStart(4, '0')}`;
const textsTo = (phone: string) => telnyx.texts().filter(({ to }) => to === `+${phone}`).map(({ text }) => text);
const codeTo = (phone: string) => /\d{6}/.exec(textsTo(phone).at(-1) ?? '')?.[0] ?? '';
const anyone = () => auth.client().auth;
const noLimits = () => auth.sql('delete from auth.rate_limits');

/** Somebody with a number of their own, signed in. */
async function owner(phone = newPhone()) {
  await anyone().signInWithOtp({ phone });
  const client = auth.client();
  const { data, error } = await client.auth.verifyOtp({ type: 'sms', phone, token: codeTo(phone) });
  expect(error).toBeNull();
  await noLimits();
  return { phone, client, id: data.user!.id };
}

describe('a sign-up with a number and a password', () => {
  it('opens nothing before the texted code, and then a session; the password signs in from then on', async () => {
    const phone = newPhone();
    const { data, error } = await anyone().signUp({ phone: `+${phone}`, password: testPassword, options: { data: { display_name: 'Ana' } } });
    expect(error).toBeNull();
    expect(data).toMatchObject({ session: null, user: { phone, email: '', app_metadata: { provider: 'phone', providers: ['phone'] } } });
    expect(textsTo(phone)).toEqual([expect.stringMatching(/^Intake: Your code is \d{6}\./)]);
    expect(telnyx.texts().at(-1)).toMatchObject({ from });
    expect((await anyone().signInWithPassword({ phone, password: testPassword })).error).toMatchObject({ status: 400, code: 'phone_not_confirmed', message: 'Phone not confirmed' });

    const verified = await anyone().verifyOtp({ type: 'sms', phone, token: codeTo(phone) });
    expect(verified.data.user).toMatchObject({ phone, phone_confirmed_at: expect.any(String), identities: [{ provider: 'phone', identity_data: { phone, phone_verified: true } }] });
    const signedIn = await anyone().signInWithPassword({ phone, password: testPassword });
    expect(signedIn.data.user).toMatchObject({ phone, user_metadata: { display_name: 'Ana' } });
  });

  it('says the same of a number that has an account, and texts nothing to it', async () => {
    const { phone } = await owner();
    const before = textsTo(phone).length;
    const { data, error } = await anyone().signUp({ phone, password: testPassword });
    expect(error).toBeNull();
    expect(data).toMatchObject({ session: null, user: { phone, identities: [] } });
    expect(textsTo(phone)).toHaveLength(before);
  });

  it('leaves nothing to who did not prove the number', async () => {
    const phone = newPhone();
    await anyone().signUp({ phone, password: testPassword, options: { data: { display_name: 'Mallory' } } });
    await noLimits();
    await anyone().signInWithOtp({ phone });
    const { data } = await anyone().verifyOtp({ type: 'sms', phone, token: codeTo(phone) });
    expect(data.user).toMatchObject({ phone, user_metadata: {} });
    expect((await anyone().signInWithPassword({ phone, password: testPassword })).error).toMatchObject({ code: 'invalid_credentials' });
  });

  it('is texted again', async () => {
    const phone = newPhone();
    await anyone().signUp({ phone, password: testPassword });
    const first = codeTo(phone);
    await noLimits();
    expect((await anyone().resend({ type: 'sms', phone })).error).toBeNull();
    expect(textsTo(phone)).toHaveLength(2);
    if (first !== codeTo(phone)) expect((await anyone().verifyOtp({ type: 'sms', phone, token: first })).error).toMatchObject({ code: 'otp_expired' });
    expect((await anyone().verifyOtp({ type: 'sms', phone, token: codeTo(phone) })).error).toBeNull();
    expect((await anyone().resend({ type: 'sms', phone: newPhone() })).error).toBeNull();
  });

  it('needs a password that is hard to guess, and one address or number', async () => {
    expect((await anyone().signUp({ phone: newPhone(), password: 'short' })).error).toMatchObject({ code: 'weak_password' });
    const answer = await fetch(`${auth.url}/auth/v1/signup`, {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'a@example.org', phone: newPhone(), password: testPassword }),
    });
    expect(answer.status).toBe(400);
  });
});

describe('a texted code', () => {
  it('signs in once, and dies of five wrong guesses', async () => {
    const { phone } = await owner();
    await anyone().signInWithOtp({ phone });
    const token = codeTo(phone);
    expect((await anyone().verifyOtp({ type: 'sms', phone, token })).error).toBeNull();
    expect((await anyone().verifyOtp({ type: 'sms', phone, token })).error).toMatchObject({ status: 403, code: 'otp_expired' });
    await noLimits();
    await anyone().signInWithOtp({ phone });
    const right = codeTo(phone);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) await anyone().verifyOtp({ type: 'sms', phone, token: wrong });
    expect((await anyone().verifyOtp({ type: 'sms', phone, token: right })).error).toMatchObject({ code: 'otp_expired' });
  });

  it('of one number is none of another', async () => {
    const [one, other] = [await owner(), await owner()];
    await anyone().signInWithOtp({ phone: one.phone });
    expect((await anyone().verifyOtp({ type: 'sms', phone: other.phone, token: codeTo(one.phone) })).error).toMatchObject({ code: 'otp_expired' });
    expect((await anyone().verifyOtp({ type: 'phone_change', phone: one.phone, token: codeTo(one.phone) })).error).toMatchObject({ code: 'otp_expired' });
  });

  it('goes to nobody who is not to be made an account, and nobody learns it', async () => {
    const phone = newPhone();
    const { error } = await anyone().signInWithOtp({ phone, options: { shouldCreateUser: false } });
    expect(error).toBeNull();
    expect(textsTo(phone)).toEqual([]);
  });

  it('opens nothing to who is banned', async () => {
    const { phone, id } = await owner();
    await auth.sql("update auth.users set banned_until = now() + interval '1 hour' where id = $1", [id]);
    await anyone().signInWithOtp({ phone });
    expect(textsTo(phone)).toHaveLength(1);
  });

  it('says when the provider did not take it', async () => {
    expect((await anyone().signInWithOtp({ phone: blocked })).error).toMatchObject({ status: 422, code: 'sms_send_failed', message: expect.stringMatching(/^Error sending confirmation OTP to provider: /) });
  });

  it.each(['0416', '+', 'nobody', `1${'2'.repeat(20)}`])('is not sent to %s', async (phone) => {
    const invalid = { status: 400, code: 'validation_failed', message: 'Invalid phone number format (E.164 required)' };
    expect((await anyone().signInWithOtp({ phone })).error).toMatchObject(invalid);
    expect((await anyone().verifyOtp({ type: 'sms', phone, token: '123456' })).error).toMatchObject(invalid);
  });

  it('is one a minute to a number, and few from one network, whoever asks', async () => {
    const phone = newPhone();
    await anyone().signInWithOtp({ phone });
    expect((await anyone().signInWithOtp({ phone: `+${phone}` })).error).toMatchObject({
      status: 429, code: 'over_sms_send_rate_limit', message: expect.stringMatching(/^For security purposes, you can only request this after \d+ seconds\.$/),
    });
    await noLimits();
    const errors = [];
    for (let sent = 0; sent < 21; sent += 1) errors.push((await anyone().signInWithOtp({ phone: newPhone() })).error);
    expect(errors.slice(0, 20)).toEqual(Array(20).fill(null));
    expect(errors[20]).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' });
  });
});

describe('a number that is changed or added', () => {
  it('counts once its telephone has shown the code; sessions of before end', async () => {
    const { phone, client } = await owner();
    const wanted = newPhone();
    const { data, error } = await client.auth.updateUser({ phone: wanted });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ phone, new_phone: wanted });
    const proven = await anyone().verifyOtp({ type: 'phone_change', phone: wanted, token: codeTo(wanted) });
    expect(proven.data.user).toMatchObject({ phone: wanted });
    expect(proven.data.user).not.toHaveProperty('new_phone');
    expect((await client.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    expect((await anyone().signInWithOtp({ phone, options: { shouldCreateUser: false } })).error).toBeNull();
    expect(textsTo(phone)).toHaveLength(1);
  });

  it('is another way into an account of an address, and is taken away again', async () => {
    const { email, id } = await auth.newUser();
    const client = auth.client();
    await client.auth.signInWithPassword({ email, password: testPassword });
    const phone = newPhone();
    await client.auth.updateUser({ phone });
    const { data } = await client.auth.verifyOtp({ type: 'phone_change', phone, token: codeTo(phone) });
    expect(data.user).toMatchObject({ id, email, phone, app_metadata: { provider: 'email', providers: ['email', 'phone'] } });
    await noLimits();
    await anyone().signInWithOtp({ phone });
    expect((await anyone().verifyOtp({ type: 'sms', phone, token: codeTo(phone) })).data.user).toMatchObject({ id, email });
    const identity = (await client.auth.getUserIdentities()).data!.identities.find(({ provider }) => provider === 'phone')!;
    expect((await client.auth.unlinkIdentity(identity)).error).toBeNull();
    expect((await client.auth.getUser()).data.user).toMatchObject({ phone: '', app_metadata: { providers: ['email'] } });
    expect((await anyone().signInWithPassword({ phone, password: testPassword })).error).toMatchObject({ code: 'invalid_credentials' });
  });

  it('belongs to whoever proves it first', async () => {
    const [one, other, phone] = [await owner(), await owner(), newPhone()];
    await one.client.auth.updateUser({ phone });
    const first = codeTo(phone);
    await noLimits();
    await other.client.auth.updateUser({ phone });
    expect((await anyone().verifyOtp({ type: 'phone_change', phone, token: codeTo(phone) })).data.user).toMatchObject({ id: other.id });
    expect((await anyone().verifyOtp({ type: 'phone_change', phone, token: first })).error).toMatchObject({ code: 'otp_expired' });
    await noLimits();
    expect((await one.client.auth.updateUser({ phone })).error).toMatchObject({ status: 422, code: 'phone_exists' });
  });

  it('is texted again, to the telephone that is to prove it', async () => {
    const { client } = await owner();
    const wanted = newPhone();
    await client.auth.updateUser({ phone: wanted });
    await noLimits();
    expect((await anyone().resend({ type: 'phone_change', phone: wanted })).error).toBeNull();
    expect(textsTo(wanted)).toHaveLength(2);
    expect((await anyone().verifyOtp({ type: 'phone_change', phone: wanted, token: codeTo(wanted) })).error).toBeNull();
  });
});

describe('an account of a number alone', () => {
  it('confirms a new password by a text', async () => {
    const { phone, client } = await owner();
    expect((await client.auth.updateUser({ password: testPassword })).error).toBeNull();
    expect((await client.auth.reauthenticate()).error).toBeNull();
    const { error } = await client.auth.updateUser({ password: 'quiet-Cedar-lantern-4', nonce: codeTo(phone) });
    expect(error).toBeNull();
    expect((await anyone().signInWithPassword({ phone, password: 'quiet-Cedar-lantern-4' })).error).toBeNull();
  });

  it('takes an address, which becomes another way in', async () => {
    const { phone, client, id } = await owner();
    const email = `person.${crypto.randomUUID().slice(0, 8)}@example.org`;
    expect((await client.auth.updateUser({ email })).error).toBeNull();
    const { data } = await client.auth.verifyOtp({ type: 'email_change', email, token: await auth.codeTo(email) });
    expect(data.user).toMatchObject({ id, email, phone, app_metadata: { provider: 'phone', providers: ['phone', 'email'] } });
    expect(data.user!.identities!.map(({ provider }) => provider).sort()).toEqual(['email', 'phone']);
  });

  it('opens nothing with a second factor before that was shown', async () => {
    const { phone, client } = await owner();
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp' });
    await auth.sql("update auth.mfa_factors set status = 'verified' where id = $1", [factor!.id]);
    await anyone().signInWithOtp({ phone });
    const again = auth.client();
    await again.auth.verifyOtp({ type: 'sms', phone, token: codeTo(phone) });
    expect((await again.auth.updateUser({ phone: newPhone() })).error).toMatchObject({ status: 401, code: 'insufficient_aal' });
  });
});

describe('administration', () => {
  const admin = async () => {
    const token = await auth.issueServiceToken();
    return async (method: string, path: string, body: object) => {
      const answer = await fetch(`${auth.url}/auth/v1/admin/users${path}`, {
        method, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body: JSON.stringify(body),
      });
      return { status: answer.status, ...((await answer.json()) as { id?: string; phone?: string; error_code?: string; phone_confirmed_at?: string }) };
    };
  };

  it('makes, confirms and changes accounts of numbers', async () => {
    const call = await admin();
    const [phone, other] = [newPhone(), newPhone()];
    const made = await call('POST', '', { phone: `+${phone}`, password: testPassword });
    expect(made).toMatchObject({ status: 200, phone });
    expect((await anyone().signInWithPassword({ phone, password: testPassword })).error).toMatchObject({ code: 'phone_not_confirmed' });
    expect(await call('PUT', `/${made.id}`, { phone_confirm: true })).toMatchObject({ phone, phone_confirmed_at: expect.any(String) });
    expect((await anyone().signInWithPassword({ phone, password: testPassword })).error).toBeNull();
    expect(await call('POST', '', { phone })).toMatchObject({ status: 422, error_code: 'phone_exists' });
    expect(await call('PUT', `/${made.id}`, { phone: other })).toMatchObject({ status: 200, phone: other });
    expect(await call('DELETE', `/${made.id}`, { should_soft_delete: true })).toMatchObject({ status: 200, phone: '' });
    expect(await call('POST', '', { phone: other, phone_confirm: true })).toMatchObject({ status: 200, phone: other });
  });
});

describe('where numbers need no proof', () => {
  let own: AuthFixture;
  beforeAll(async () => {
    own = await startAuth({ settings: { isSignupOpen: true, isAutoconfirm: true }, sendText: () => Promise.reject(new Error('nothing is texted')) });
  });
  afterAll(() => own.stop());

  it('a sign-up is a session at once, and a change holds at once', async () => {
    const client = own.client();
    const [phone, other] = [newPhone(), newPhone()];
    expect((await client.auth.signUp({ phone, password: testPassword })).data.session).not.toBeNull();
    expect((await own.client().auth.signUp({ phone, password: testPassword })).error).toMatchObject({ code: 'user_already_exists' });
    expect((await client.auth.updateUser({ phone: other })).data.user).toMatchObject({ phone: other });
    expect((await client.auth.getUser()).data.user).toMatchObject({ phone: other });
    const settings = (await (await fetch(`${own.url}/auth/v1/settings`)).json()) as object;
    expect(settings).toMatchObject({ external: { phone: true }, phone_autoconfirm: true, sms_provider: 'telnyx' });
  });
});
