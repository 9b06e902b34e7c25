import { createClient } from '@supabase/supabase-js';
import { hash } from 'bcryptjs';
import { WebSocket } from 'undici';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage, startAuth, testPassword } from '../auth.fixtures.ts';
import type { AuthFixture } from '../auth.fixtures.ts';

let auth: AuthFixture;
let admin: ReturnType<typeof auth.client>['auth']['admin'];
beforeAll(async () => {
  auth = await startAuth();
  admin = (await clientWith(await auth.issueServiceToken())).auth.admin;
});
afterAll(() => auth.stop());
beforeEach(() => auth.sql('delete from auth.rate_limits'));

const clientWith = async (key: string) =>
  createClient(auth.url, key, {
    auth: { storage: memoryStorage(), autoRefreshToken: false, persistSession: false },
    realtime: { transport: WebSocket as never },
  });
const newEmail = () => `person.${crypto.randomUUID().slice(0, 8)}@example.org`;
const signIn = (email: string, password = testPassword) =>
  auth.client().auth.signInWithPassword({ email, password });

describe('accounts by a program', () => {
  it('are made with an address that counts as proven, or does not', async () => {
    const email = newEmail();
    const { data, error } = await admin.createUser({
      email,
      password: testPassword,
      email_confirm: true,
      user_metadata: { nickname: 'Rosa' },
      app_metadata: { team: 'west' },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      email_confirmed_at: expect.any(String),
      user_metadata: { nickname: 'Rosa' },
      app_metadata: { team: 'west', provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email' }],
    });
    expect((await signIn(email)).error).toBeNull();
    expect((await admin.createUser({ email, password: testPassword })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
    const other = newEmail();
    await admin.createUser({ email: other, password: testPassword });
    expect((await signIn(other)).error).toMatchObject({ code: 'email_not_confirmed' });
  });

  it('move here with their passwords, argon2 or bcrypt', async () => {
    const [bcrypt, argon] = [newEmail(), newEmail()];
    const { email: known } = await auth.newUser();
    const [{ encrypted_password }] = (await auth.sql(
      'select encrypted_password from auth.users where email = $1',
      [known],
    )) as [{ encrypted_password: string }];
    const move = (email: string, password_hash: string) =>
      admin.createUser({ email, password_hash, email_confirm: true });
    await move(bcrypt, await hash(testPassword, 4));
    await move(argon, encrypted_password);
    for (const email of [bcrypt, argon]) {
      expect((await signIn(email)).error).toBeNull();
      expect((await signIn(email, 'not-the-Violin-9')).error).toMatchObject({ code: 'invalid_credentials' });
    }
    expect((await move(newEmail(), 'plain')).error).toMatchObject({ code: 'validation_failed' });
  });

  it('are listed in pages', async () => {
    const first = await admin.listUsers({ page: 1, perPage: 2 });
    expect(first.error).toBeNull();
    const { users, total, nextPage, lastPage } = first.data as Extract<typeof first.data, { total: number }>;
    expect(users).toHaveLength(2);
    expect([nextPage, lastPage]).toEqual([2, Math.ceil(total / 2)]);
    const last = await admin.listUsers({ page: lastPage, perPage: 2 });
    expect((last.data as typeof first.data & { nextPage: number | null }).nextPage).toBeNull();
    expect((await admin.listUsers()).data.users).toHaveLength(total);
    expect((await admin.listUsers({ perPage: -1 })).error).toMatchObject({ code: 'validation_failed' });
  });

  it('are read and changed by their id; metadata is merged', async () => {
    const { id, email } = await auth.newUser();
    expect((await admin.getUserById(id)).data.user).toMatchObject({ id, email });
    await admin.updateUserById(id, { user_metadata: { a: 1, b: 2 }, app_metadata: { team: 'west' } });
    const { data } = await admin.updateUserById(id, {
      user_metadata: { a: null, c: 3 },
      email: `new.${email}`,
    });
    expect(data.user).toMatchObject({
      email: `new.${email}`,
      user_metadata: { b: 2, c: 3 },
      app_metadata: { team: 'west', provider: 'email' },
    });
    expect(data.user!.user_metadata).not.toHaveProperty('a');
    expect((await admin.getUserById(crypto.randomUUID())).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
    const other = await auth.newUser();
    expect((await admin.updateUserById(id, { email: other.email })).error).toMatchObject({
      code: 'email_exists',
    });
  });

  it('lose every session with another password, a ban, or when they go', async () => {
    const changes: [string, (id: string) => Promise<{ error: unknown }>, string | undefined][] = [
      [
        'password',
        (id) => admin.updateUserById(id, { password: 'quiet-Cedar-lantern-4' }),
        'invalid_credentials',
      ],
      ['ban', (id) => admin.updateUserById(id, { ban_duration: '24h' }), 'user_banned'],
      ['soft deletion', (id) => admin.deleteUser(id, true), 'invalid_credentials'],
      ['deletion', (id) => admin.deleteUser(id), 'invalid_credentials'],
    ];
    for (const [name, change, code] of changes) {
      const { id, email } = await auth.newUser();
      const { data } = await signIn(email);
      expect([name, (await change(id)).error]).toEqual([name, null]);
      const client = auth.client();
      expect([name, (await client.auth.getUser(data.session!.access_token)).error !== null]).toEqual([
        name,
        true,
      ]);
      const refreshed = await client.auth.refreshSession({ refresh_token: data.session!.refresh_token });
      expect([name, refreshed.error?.code]).toEqual([name, 'refresh_token_not_found']);
      expect([name, (await signIn(email)).error?.code]).toEqual([name, code]);
    }
  });

  it('open again when a ban is taken back', async () => {
    const { id, email } = await auth.newUser();
    const { data } = await admin.updateUserById(id, { ban_duration: '1h' });
    expect(Date.parse(data.user!.banned_until!)).toBeGreaterThan(Date.now() + 3_500_000);
    await admin.updateUserById(id, { ban_duration: 'none' });
    expect((await signIn(email)).error).toBeNull();
  });

  it('are left empty by a soft deletion, so that their address is free', async () => {
    const { id, email } = await auth.newUser();
    await admin.deleteUser(id, true);
    const { data } = await admin.getUserById(id);
    expect(data.user).toMatchObject({ id, email: '', identities: [], deleted_at: expect.any(String) });
    expect((await admin.createUser({ email, password: testPassword })).error).toBeNull();
  });

  it('are freed of a lost second factor', async () => {
    const { id, email } = await auth.newUser();
    const client = auth.client();
    await client.auth.signInWithPassword({ email, password: testPassword });
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    const { data: listed } = await admin.mfa.listFactors({ userId: id });
    expect(listed).toMatchObject({ factors: [{ id: data!.id }] });
    expect(JSON.stringify(listed)).not.toContain('secret');
    expect((await admin.mfa.deleteFactor({ userId: id, id: data!.id })).error).toBeNull();
    expect((await admin.mfa.deleteFactor({ userId: id, id: data!.id })).error).toMatchObject({ status: 404 });
  });

  it('never act as more than somebody signed in', async () => {
    const { id } = await auth.newUser();
    expect((await admin.updateUserById(id, { role: 'service_role' })).error).toMatchObject({
      code: 'validation_failed',
    });
  });
});

describe('an invitation', () => {
  it('opens an account in which the password is set at first', async () => {
    const email = newEmail();
    const { data, error } = await admin.inviteUserByEmail(email, {
      data: { nickname: 'Rosa', locale: 'fr' },
      redirectTo: 'https://intake.example/auth/reset-password',
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      invited_at: expect.any(String),
      user_metadata: { nickname: 'Rosa' },
    });
    const [mail] = await auth.mailsTo(email);
    expect(mail!.subject).toBe('Invitation à rejoindre Intake');
    expect(mail!.body).toContain('https://intake.example/auth/reset-password?token_hash=');
    const client = auth.client();
    const verified = await client.auth.verifyOtp({ type: 'invite', token_hash: await auth.linkTokenTo(email) });
    expect(verified.error).toBeNull();
    expect((await client.auth.updateUser({ password: testPassword })).error).toBeNull();
    expect((await signIn(email)).error).toBeNull();
    expect((await admin.inviteUserByEmail(email)).error).toMatchObject({ status: 422, code: 'email_exists' });
  });
});

describe('a generated link', () => {
  it('is made for each purpose, is not mailed, and works', async () => {
    const { email } = await auth.newUser();
    const types = [
      [{ type: 'magiclink', email }, 'magiclink'],
      [{ type: 'recovery', email }, 'recovery'],
      [{ type: 'signup', email: newEmail(), password: testPassword }, 'signup'],
      [{ type: 'invite', email: newEmail() }, 'invite'],
    ] as const;
    for (const [parameters, type] of types) {
      const { data, error } = await admin.generateLink({
        ...parameters,
        options: { redirectTo: 'https://intake.example/welcome' },
      });
      expect(error).toBeNull();
      expect(data.user!.email).toBe(parameters.email);
      expect(data.properties!.action_link).toContain('redirect_to=https://intake.example/welcome');
      const link = new URL(data.properties!.action_link);
      expect([link.searchParams.get('type'), link.searchParams.get('redirect_to')]).toEqual([
        type,
        'https://intake.example/welcome',
      ]);
      expect(data.properties).toMatchObject({
        email_otp: expect.stringMatching(/^\d{6}$/),
        verification_type: type,
      });
      expect(await auth.mailsTo(parameters.email)).toEqual([]);
      const { data: verified } = await auth
        .client()
        .auth.verifyOtp({ type, token_hash: data.properties!.hashed_token });
      expect(verified.user!.email).toBe(parameters.email);
    }
  });

  it('changes an address once both links were followed', async () => {
    const { email } = await auth.newUser();
    const newAddress = `new.${email}`;
    const link = async (type: 'email_change_current' | 'email_change_new') =>
      (await admin.generateLink({ type, email, newEmail: newAddress })).data.properties!.hashed_token;
    const [current, wanted] = [await link('email_change_current'), await link('email_change_new')];
    const follow = (token_hash: string) => auth.client().auth.verifyOtp({ type: 'email_change', token_hash });
    await follow(current);
    expect((await follow(wanted)).data.user!.email).toBe(newAddress);
  });

  it('of an invitation is good for three days, where its code is for ten minutes', async () => {
    const email = newEmail();
    const { data } = await admin.generateLink({ type: 'invite', email });
    const age = (minutes: number) =>
      auth.sql('update auth.one_time_tokens set created_at = created_at - make_interval(mins => $2), expires_at = expires_at - make_interval(mins => $2) where user_id = $1', [data.user!.id, minutes]);
    await age(24 * 60);
    const { email_otp: token, hashed_token: token_hash } = data.properties!;
    expect((await auth.client().auth.verifyOtp({ type: 'invite', email, token })).error).toMatchObject({ code: 'otp_expired' });
    await age(2 * 24 * 60);
    expect((await auth.client().auth.verifyOtp({ type: 'invite', token_hash })).error).toMatchObject({ code: 'otp_expired' });
    await age(-10);
    expect((await auth.client().auth.verifyOtp({ type: 'invite', token_hash })).error).toBeNull();
  });

  it('is not made for an unknown address that nobody invites', async () => {
    expect((await admin.generateLink({ type: 'recovery', email: newEmail() })).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
  });
});

describe('the door', () => {
  it('is closed to users, to everybody without a token, and to tokens of others', async () => {
    const { email, id } = await auth.newUser();
    const { data } = await signIn(email);
    const user = (await clientWith('publishable')).auth.admin;
    const paths: [string, string][] = [
      ['GET', '/admin/users'],
      ['POST', '/admin/users'],
      ['GET', `/admin/users/${id}`],
      ['PUT', `/admin/users/${id}`],
      ['DELETE', `/admin/users/${id}`],
      ['POST', '/invite'],
      ['POST', '/admin/generate_link'],
      ['GET', `/admin/users/${id}/factors`],
    ];
    const call = async (method: string, path: string, token?: string) => {
      const answer = await fetch(`${auth.url}/auth/v1${path}`, {
        method,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
      return [path, answer.status, answer.headers.get('x-sb-error-code')];
    };
    for (const [method, path] of paths) {
      expect(await call(method, path)).toEqual([path, 401, 'no_authorization']);
      expect(await call(method, path, data.session!.access_token)).toEqual([path, 403, 'not_admin']);
      expect(await call(method, path, 'not.a.token')).toEqual([path, 403, 'bad_jwt']);
    }
    expect((await user.listUsers()).error).not.toBeNull();
  });

  it('opens no session: a service token is no user', async () => {
    const answer = await fetch(`${auth.url}/auth/v1/user`, {
      headers: { authorization: `Bearer ${await auth.issueServiceToken()}` },
    });
    expect([answer.status, answer.headers.get('x-sb-error-code')]).toEqual([403, 'bad_jwt']);
  });
});
