import { describe, expect, it } from 'vitest';
import { allowedRedirect } from './redirect.ts';

const settings = {
  siteUrl: 'https://intake.example',
  redirects: ['https://*.clinic.example/back', 'http://localhost:6006/**'],
};

describe('allowedRedirect', () => {
  it.each([
    'https://intake.example/',
    'https://intake.example/auth/reset-password?from=mail',
    'https://west.clinic.example/back',
    'http://localhost:6006/a/b',
  ])('leads to %s', (address) => {
    expect(allowedRedirect(settings, address)).toBe(address);
  });

  it.each([
    undefined,
    '',
    '/relative',
    '//evil.example',
    String.raw`https:\\evil.example`,
    String.raw`https://intake.example\@evil.example`,
    'https://intake.example@evil.example/',
    'https://user:password@intake.example/',
    'https://intake.example.evil.example/',
    'http://intake.example/',
    'https://intake.example:8443/',
    'javascript:alert(1)//https://intake.example',
    'data:text/html,x',
    'https://evil.example/https://intake.example',
    'https://a.b.clinic.example/back',
    'https://evil.example/.clinic.example/back',
    'https://west.clinic.example/back/further',
    'https://intake.example/\n//evil.example',
  ])('does not lead to %s', (address) => {
    expect(allowedRedirect(settings, address)).toBeUndefined();
  });
});
