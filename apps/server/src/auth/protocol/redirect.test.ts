import { describe, expect, it } from 'vitest';
import { allowedRedirect, withQuery } from './redirect.ts';

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

describe('withQuery', () => {
  it('leaves an address readable, and changes nothing that it means', () => {
    const back = 'https://intake.example/back?from=mail&to=a%2Fb#part';
    const link = withQuery('https://intake.example/a%2Fb?x=%2541', { token: 'x', redirect_to: back });
    expect(link).toBe('https://intake.example/a%2Fb?x=%2541&token=x&redirect_to=https://intake.example/back%3Ffrom%3Dmail%26to%3Da%252Fb%23part');
    expect(new URL(link).searchParams.get('redirect_to')).toBe(back);
  });
});
