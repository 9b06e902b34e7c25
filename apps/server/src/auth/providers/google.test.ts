import { expect, it } from 'vitest';
import { startAuth } from '../auth.fixtures.ts';
import { createGoogle } from './google.ts';
import { client, startOpenIdProvider } from './provider.fixtures.ts';

it('an unreachable provider redirects back with the error, and is tried again', async () => {
  const google = await startOpenIdProvider('https://intake.example/auth/v1/callback');
  await google.close();
  const auth = await startAuth({ providers: { google: createGoogle({ ...client, issuer: google.issuer }) } });
  try {
    const begin = async () => {
      const answer = await fetch(`${auth.url}/auth/v1/authorize?provider=google`, { redirect: 'manual' });
      return new URL(answer.headers.get('location')!);
    };
    const refused = await begin();
    expect(refused.origin).toBe('https://intake.example');
    expect(Object.fromEntries(new URLSearchParams(refused.hash.slice(1)))).toEqual({
      error: 'server_error',
      error_code: 'unexpected_failure',
      error_description: 'The provider could not be asked',
    });
    await google.reopen();
    expect((await begin()).origin).toBe(google.issuer);
  } finally {
    await auth.stop();
    await google.close();
  }
});
