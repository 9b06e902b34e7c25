import { expect, test } from 'vitest';
import { returnPathOf, sessionTarget, withReturn } from './navigation.ts';

const redirect = (path: string) => `?${new URLSearchParams({ redirect: path })}`;

test('a path of the application leads back, with its query', () => {
  expect(returnPathOf(redirect('/app/apps/faxes?view=urgent#top'))).toBe('/app/apps/faxes?view=urgent#top');
});

test('so does the page for a new password', () => {
  expect(returnPathOf(redirect('/auth/reset-password?redirect=%2Fapp%2Fapps%2Ffaxes'))).toBe('/auth/reset-password?redirect=%2Fapp%2Fapps%2Ffaxes');
});

test.each([
  '//evil.example/app/',
  '/\\evil.example',
  '/app/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/app/apps/faxes',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//app/',
  '/app/../auth/login',
  '/app/%2e%2e/%2e%2e/auth/login',
  '/app/\t/evil',
  '/%2f%2fevil.example',
  ' /app/apps/faxes',
  'app/apps/faxes',
  '/application',
  '/auth/login',
  '/auth/reset-password/..',
  '/auth/reset-passwords',
  '',
])('%j does not', (path) => {
  expect(returnPathOf(redirect(path))).toBeNull();
});

test('nothing wanted is nothing', () => {
  expect(returnPathOf('')).toBeNull();
  expect(returnPathOf('?view=urgent')).toBeNull();
});

test('the sign-in page keeps the page to return to, inside the application only', () => {
  expect(withReturn('/auth/login', { pathname: '/app/apps/search', search: '?q=1' })).toBe('/auth/login?redirect=%2Fapp%2Fapps%2Fsearch%3Fq%3D1');
  expect(withReturn('/auth/login', { pathname: '/auth/setup', search: '' })).toBe('/auth/login');
  expect(withReturn('/auth/login', { pathname: '/auth/lock-screen', search: redirect('/app/apps/faxes') })).toBe('/auth/login?redirect=%2Fapp%2Fapps%2Ffaxes');
  expect(withReturn('/auth/login', { pathname: '/auth/lock-screen', search: redirect('//evil.example') })).toBe('/auth/login');
});

test('signing in returns to the requested page, signing out clears it', () => {
  const login = { pathname: '/auth/login', search: redirect('/app/apps/clients') };
  expect(sessionTarget('/', login)).toBe('/app/apps/clients');
  expect(sessionTarget('/', { pathname: '/auth/login', search: '' })).toBe('/');
  expect(sessionTarget('/', { pathname: '/app/apps/clients', search: '' })).toBe('/');
  // Who belongs nowhere opens nothing of what was wanted.
  expect(sessionTarget('/home/pages/access', login)).toBe('/home/pages/access');
});

test('a session that the server ended redirects to sign-in and back', () => {
  expect(sessionTarget('/auth/login', { pathname: '/app/apps/clients', search: '' })).toBe('/auth/login?redirect=%2Fapp%2Fapps%2Fclients');
  expect(sessionTarget('/auth/login', { pathname: '/auth/login', search: '' })).toBe('/auth/login');
});
