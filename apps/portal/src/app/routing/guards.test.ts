import { expect, test } from 'vitest';
import { detourOf } from './guards.ts';

const sessionState = { isSignedIn: true, isLocked: false, mustChangePassword: false };
const signedOut = { ...sessionState, isSignedIn: false };
const locked = { ...sessionState, isLocked: true };
const expired = { ...sessionState, mustChangePassword: true };
const search = { pathname: '/app/apps/search', search: '?q=1' };
const login = { pathname: '/auth/login', search: '' };
const toSearch = '?redirect=%2Fapp%2Fapps%2Fsearch%3Fq%3D1';

test('who is signed in stays on protected pages, and is led away from the public ones', () => {
  expect(detourOf('protected', sessionState, search)).toBeNull();
  expect(detourOf('public', sessionState, login)).toBe('/app');
  expect(detourOf('public', sessionState, { ...login, search: toSearch })).toBe('/app/apps/search?q=1');
  expect(detourOf('open', sessionState, { pathname: '/auth/lock-screen', search: toSearch })).toBe('/app/apps/search?q=1');
});

test('who is signed out signs in first, and comes back', () => {
  expect(detourOf('public', signedOut, login)).toBeNull();
  expect(detourOf('protected', signedOut, search)).toBe(`/auth/login${toSearch}`);
  expect(detourOf('open', signedOut, { pathname: '/auth/lock-screen', search: toSearch })).toBe(`/auth/login${toSearch}`);
});

test('a lock comes before everything else', () => {
  for (const state of [locked, { ...locked, mustChangePassword: true }]) {
    expect(detourOf('protected', state, search)).toBe(`/auth/lock-screen${toSearch}`);
    expect(detourOf('public', state, { ...login, search: toSearch })).toBe(`/auth/lock-screen${toSearch}`);
    expect(detourOf('open', state, { pathname: '/auth/lock-screen', search: toSearch })).toBeNull();
  }
});

test('an expired password is changed first, from wherever one is', () => {
  expect(detourOf('protected', expired, search)).toBe(`/auth/reset-password${toSearch}`);
  expect(detourOf('protected', expired, { pathname: '/auth/reset-password', search: toSearch })).toBeNull();
});

test('a lock during the change of the password leads back to it, and from there to the page before', () => {
  const place = { pathname: '/auth/reset-password', search: toSearch };
  const detour = detourOf('protected', { ...expired, isLocked: true }, place);
  expect(new URLSearchParams(detour?.split('?')[1]).get('redirect')).toBe(`/auth/reset-password${toSearch}`);
});
