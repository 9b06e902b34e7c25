import { expect, test, vi } from 'vitest';
import { followLink, linkOf } from './followLink.tsx';

const at = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'http://portal.invalid');
  return linkOf({ pathname, search, hash });
};

test.each([
  ['/auth/login?code=c0de', { kind: 'code', code: 'c0de', provider: null }],
  ['/auth/login?provider=google&redirect=%2Fapp%2Fapps%2Ffaxes&code=c0de', { kind: 'code', code: 'c0de', provider: 'google' }],
  ['/auth/login?provider=elsewhere&code=c0de', { kind: 'code', code: 'c0de', provider: null }],
  ['/auth/forgot-password?token_hash=h4sh&type=recovery', { kind: 'hash', tokenHash: 'h4sh', type: 'recovery' }],
  ['/auth/login#access_token=a.b.c&refresh_token=r&type=invite', { kind: 'tokens', accessToken: 'a.b.c', refreshToken: 'r' }],
])('%s carries a session', (path, link) => {
  expect(at(path)).toEqual({ link });
});

test.each([
  ['/auth/forgot-password#error=access_denied&error_code=otp_expired&error_description=Expired', 'otp_expired', 'Expired', null],
  ['/auth/login?provider=facebook&error=access_denied', null, null, 'facebook'],
])('%s says why there is none', (path, code, description, provider) => {
  expect(at(path)).toEqual({ problem: { code, description, provider } });
});

test.each([
  '/auth/login',
  '/auth/login?token_hash=h4sh&type=anything',
  '/auth/login#access_token=a.b.c',
  '/app/apps/search?code=J45',
  '/app/apps/search?error=x',
])('%s is an address like any other', (path) => {
  expect(at(path)).toBeNull();
});

const follow = (path: string, isSignedIn: boolean) => {
  const { pathname, search, hash } = new URL(path, 'http://portal.invalid');
  const dispatch = vi.fn();
  return { question: followLink({ pathname, search, hash }, { isSignedIn, dispatch, onAnswered: vi.fn() }), dispatch };
};
const [tokens, hash, code] = [
  '/auth/login#access_token=a.b.c&refresh_token=r&type=invite',
  '/auth/reset-password?token_hash=h4sh&type=recovery',
  '/auth/login?code=c0de',
] as const;

test.each([
  [tokens, true],
  [tokens, false],
  [hash, true],
])('%s is not followed before somebody was asked (signed in: %s)', (path, isSignedIn) => {
  const { question, dispatch } = follow(path, isSignedIn);
  expect(question).not.toBeNull();
  expect(dispatch).not.toHaveBeenCalled();
});

test.each([
  [hash, false],
  [code, false],
  [code, true],
])('%s is followed at once (signed in: %s)', (path, isSignedIn) => {
  const { question, dispatch } = follow(path, isSignedIn);
  expect(question).toBeNull();
  expect(dispatch).toHaveBeenCalledOnce();
});
