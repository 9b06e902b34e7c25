import { setTimeout as delay } from 'node:timers/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAuth, testPassword } from '../auth.fixtures.ts';
import type { AuthFixture } from '../auth.fixtures.ts';
import { stepOf } from './totp.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await startAuth({
    routes: () => [
      (scope) =>
        void scope.get('/api/me', async (request) => ({ id: (await scope.authenticate(request)).userId })),
    ],
  });
});
afterAll(() => auth.stop());

/** What an authenticator application shows, now or some steps away. */
const shown = (secret: string, steps = 0) =>
  TOTP.generate({ secret: new TOTP({ secret }).secret, timestamp: Date.now() + steps * 30_000 });
/** Codes of a test are made and shown within one step. */
const untilStepHasTime = async () => {
  const remaining = TOTP.remaining();
  if (remaining < 5_000) await delay(remaining);
};
const tokenOf = async (client: SupabaseClient) => (await client.auth.getSession()).data.session!.access_token;
const api = async (client: SupabaseClient) => {
  const answer = await fetch(`${auth.url}/api/me`, {
    headers: { authorization: `Bearer ${await tokenOf(client)}` },
  });
  const body = (await answer.json()) as { error?: { code: string } };
  return [answer.status, body.error?.code].filter(Boolean);
};

async function signedIn(email?: string) {
  const user = email ? { email, id: '' } : await auth.newUser();
  const client = auth.client();
  const { error } = await client.auth.signInWithPassword({ email: user.email, password: testPassword });
  expect(error).toBeNull();
  return { ...user, client };
}

async function enrolled() {
  await untilStepHasTime();
  const user = await signedIn();
  const { data, error } = await user.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  expect(error).toBeNull();
  const factorId = data!.id;
  const { secret } = (data as { totp: { secret: string } }).totp;
  const verified = await user.client.auth.mfa.challengeAndVerify({ factorId, code: shown(secret, -1) });
  expect(verified.error).toBeNull();
  return { ...user, factorId, secret };
}

describe('a second factor', () => {
  it('is enrolled with a picture, a secret and an address that authenticator applications read', async () => {
    const { client, email } = await signedIn();
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    const { totp } = data as { totp: { qr_code: string; secret: string; uri: string } };
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'Phone' });
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/);
    const uri = new URL(totp.uri);
    expect(uri.protocol + uri.host).toBe('otpauth:totp');
    expect(uri.searchParams.get('secret')).toBe(totp.secret);
    expect(uri.searchParams.get('issuer')).toBe('intake.example');
    expect(decodeURIComponent(uri.pathname)).toContain(email);
    expect(totp.secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('raises the session once it was shown, and ends those that have not shown it', async () => {
    const { client, email } = await signedIn();
    const other = await signedIn(email);
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    const { secret } = (data as { totp: { secret: string } }).totp;
    expect(await api(client)).toEqual([200]);
    await untilStepHasTime();
    const before = (await client.auth.getSession()).data.session!;
    await client.auth.mfa.challengeAndVerify({ factorId: data!.id, code: shown(secret) });
    const { data: levels } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(levels).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect(
      levels!.currentAuthenticationMethods.map((entry) => (typeof entry === 'string' ? entry : entry.method)),
    ).toEqual(['totp', 'password']);
    const claims = (await client.auth.getClaims()).data!.claims;
    expect(claims.aal).toBe('aal2');
    expect((await client.auth.getSession()).data.session!.refresh_token).not.toBe(before.refresh_token);
    expect((await other.client.auth.getUser()).error).not.toBeNull();
    expect((await client.auth.mfa.listFactors()).data!.totp).toMatchObject([{ status: 'verified' }]);
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await client.auth.getClaims()).data!.claims.aal).toBe('aal2');
  });

  it('is required before anything else', async () => {
    const { email, secret, factorId } = await enrolled();
    const { client } = await signedIn(email);
    expect(await api(client)).toEqual([423, 'second-factor-needed']);
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    await client.auth.mfa.challengeAndVerify({ factorId, code: shown(secret) });
    expect(await api(client)).toEqual([200]);
  });

  it('is not shown by a code that was used, nor by an earlier one', async () => {
    const { email, secret, factorId, id } = await enrolled();
    const { client } = await signedIn(email);
    const verify = async (code: string) =>
      (await client.auth.mfa.challengeAndVerify({ factorId, code })).error?.code;
    expect(await verify(shown(secret, -1))).toBe('mfa_verification_failed');
    const code = shown(secret);
    expect(await verify(code)).toBeUndefined();
    const again = await signedIn(email);
    expect((await again.client.auth.mfa.challengeAndVerify({ factorId, code })).error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
    });
    const entries = await auth.sql(
      'select action from auth.audit_log_entries where user_id = $1 order by id',
      [id],
    );
    expect(
      entries.map(({ action }) => action as string).filter((action) => /factor|verification/.test(action)),
    ).toEqual([
      'factor_in_progress',
      'factor_verified',
      'verification_attempted',
      'factor_verified',
      'verification_attempted',
    ]);
  });

  it('is challenged for five minutes and once', async () => {
    const { email, secret, factorId } = await enrolled();
    const { client } = await signedIn(email);
    const { data: late } = await client.auth.mfa.challenge({ factorId });
    expect(late!.expires_at).toBeGreaterThan(Date.now() / 1000 + 290);
    await auth.sql(`update auth.mfa_challenges set created_at = now() - interval '5 minutes' where id = $1`, [
      late!.id,
    ]);
    const verify = async (challengeId: string, code: string) =>
      (await client.auth.mfa.verify({ factorId, challengeId, code })).error?.code;
    expect(await verify(late!.id, shown(secret))).toBe('mfa_challenge_expired');
    const { data: used } = await client.auth.mfa.challenge({ factorId });
    expect(await verify(used!.id, shown(secret))).toBeUndefined();
    expect(await verify(used!.id, shown(secret, 1))).toBe('mfa_challenge_expired');
    expect(await verify(crypto.randomUUID(), shown(secret, 1))).toBe('mfa_factor_not_found');
  });

  it('cannot be guessed: ten tries in five minutes, for all callers together', async () => {
    const { email, factorId } = await enrolled();
    const { client } = await signedIn(email);
    const codes: (string | undefined)[] = [];
    for (let guess = 0; guess < 11; guess += 1)
      codes.push(
        (await client.auth.mfa.challengeAndVerify({ factorId, code: `00000${guess % 10}` })).error?.code,
      );
    expect(codes.at(-1)).toBe('over_request_rate_limit');
  });

  it('belongs to one user', async () => {
    const [mine, theirs] = [await enrolled(), await enrolled()];
    const challenge = await mine.client.auth.mfa.challenge({ factorId: theirs.factorId });
    expect(challenge.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
    expect((await mine.client.auth.mfa.unenroll({ factorId: theirs.factorId })).error).toMatchObject({
      status: 404,
    });
  });
});

describe('without the second factor', () => {
  it('neither password, address nor metadata change, and no factor is added or taken away', async () => {
    const { email, factorId } = await enrolled();
    const { client } = await signedIn(email);
    const password = { password: 'quiet-Cedar-lantern-4', current_password: testPassword };
    expect((await client.auth.updateUser(password)).error).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
    });
    expect((await client.auth.updateUser({ email: `new.${email}` })).error).toMatchObject({
      code: 'insufficient_aal',
    });
    expect((await client.auth.updateUser({ data: { display_name: 'Mallory' } })).error).toMatchObject({
      code: 'insufficient_aal',
    });
    expect((await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Other' })).error).toMatchObject(
      {
        status: 403,
        code: 'insufficient_aal',
      },
    );
    expect((await client.auth.mfa.unenroll({ factorId })).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
    });
  });

  it('a recovery goes no further either; with it the new password is set', async () => {
    const { email, factorId, secret } = await enrolled();
    const client = auth.client();
    await client.auth.resetPasswordForEmail(email);
    await client.auth.verifyOtp({ type: 'recovery', email, token: await auth.codeTo(email) });
    const change = () => client.auth.updateUser({ password: 'quiet-Cedar-lantern-4' });
    expect((await change()).error).toMatchObject({ code: 'insufficient_aal' });
    expect(await api(client)).toEqual([423, 'second-factor-needed']);
    await client.auth.mfa.challengeAndVerify({ factorId, code: shown(secret) });
    expect((await change()).error).toBeNull();
  });
});

describe('taking a factor away', () => {
  it('lowers the session, and the password is enough again', async () => {
    const { client, email, factorId } = await enrolled();
    expect((await client.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
    await client.auth.refreshSession();
    expect((await client.auth.getClaims()).data!.claims.aal).toBe('aal1');
    expect(await api(client)).toEqual([200]);
    expect(await api((await signedIn(email)).client)).toEqual([200]);
  });
});

describe('enrolling', () => {
  it('refuses what is not offered, a name twice, and more than ten', async () => {
    const { client } = await enrolled();
    const enroll = async (parameters: object) =>
      (await client.auth.mfa.enroll(parameters as Parameters<typeof client.auth.mfa.enroll>[0])).error?.code;
    expect(await enroll({ factorType: 'phone', phone: '+14165550100' })).toBe('mfa_phone_enroll_not_enabled');
    expect(await enroll({ factorType: 'totp', friendlyName: 'Phone' })).toBe('mfa_factor_name_conflict');
    expect(await enroll({ factorType: 'totp', friendlyName: 'Tablet' })).toBeUndefined();
    // One that was begun and left is begun anew.
    expect(await enroll({ factorType: 'totp', friendlyName: 'Tablet' })).toBeUndefined();
    expect((await client.auth.mfa.listFactors()).data!.all).toHaveLength(2);
    for (let more = 0; more < 8; more += 1) expect(await enroll({ factorType: 'totp' })).toBeUndefined();
    expect(await enroll({ factorType: 'totp' })).toBe('too_many_enrolled_mfa_factors');
  });

  it('is closed to a locked session, as every change of the account is', async () => {
    const { client, id } = await signedIn();
    const { session_id } = (await client.auth.getClaims()).data!.claims;
    await auth.sql('insert into session_lock (session_id, user_id) values ($1, $2)', [session_id, id]);
    const refused = { status: 423, code: 'session_locked' };
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject(refused);
    expect((await client.auth.updateUser({ data: { a: 1 } })).error).toMatchObject(refused);
    expect((await client.auth.reauthenticate()).error).toMatchObject(refused);
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await client.auth.signOut()).error).toBeNull();
  });
});

describe('stepOf', () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const now = 1_800_000_000_000;
  const at = (steps: number) =>
    TOTP.generate({ secret: new TOTP({ secret }).secret, timestamp: now + steps * 30_000 });

  it('takes the codes of now and of one step to either side', () => {
    expect([-1, 0, 1].map((steps) => stepOf(secret, at(steps), now))).toEqual([
      59_999_999, 60_000_000, 60_000_001,
    ]);
    expect([-2, 2].map((steps) => stepOf(secret, at(steps), now))).toEqual([undefined, undefined]);
    expect(stepOf(secret, '12345', now)).toBeUndefined();
  });
});
