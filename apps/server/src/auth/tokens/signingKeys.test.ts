import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAuth, testIssuer, testPassword } from '../auth.fixtures.ts';
import type { AuthFixture } from '../auth.fixtures.ts';
import { loadSigningKeys } from './signingKeys.ts';
import { embeddedVerifier } from './tokenVerifier.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

describe('signing keys', () => {
  it('are one and the same for processes that start at once', async () => {
    await auth.sql('delete from auth.signing_keys');
    const loaded = await Promise.all(Array.from({ length: 5 }, () => loadSigningKeys(auth.database)));
    expect(new Set(loaded.map(({ current }) => current.kid)).size).toBe(1);
  });

  it('are replaced by retiring one: what it signed stays good, what is new has another', async () => {
    const own = await startAuth();
    try {
      const { email } = await own.newUser();
      const { data } = await own.client().auth.signInWithPassword({ email, password: testPassword });
      const before = await loadSigningKeys(own.database);
      await own.sql('update auth.signing_keys set retired_at = now()');
      const after = await loadSigningKeys(own.database);
      expect(after.current.kid).not.toBe(before.current.kid);
      expect(new Set(after.jwks.keys.map(({ kid }) => kid))).toEqual(new Set([before.current.kid, after.current.kid]));
      const verified = await embeddedVerifier(testIssuer, after)(data.session!.access_token);
      expect(verified.userId).toBe(data.user!.id);
    } finally {
      await own.stop();
    }
  });
});
