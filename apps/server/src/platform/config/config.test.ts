import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './settings.ts';

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      command: 'serve',
      role: 'all',
      host: '127.0.0.1',
      port: 8080,
      isDemo: true,
      isProduction: true,
      logLevel: 'warn',
      dataFolder: expect.stringMatching(/\/data$/),
      database: undefined,
      s3: undefined,
      supabase: undefined,
      auth: { isSignupOpen: false, isAutoconfirm: false, redirects: [], google: undefined, facebook: undefined },
      telnyx: undefined,
    });
  });

  it('takes an empty value for none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', TRUST_PROXY: ' 10.0.0.1, ' })).toMatchObject({
      port: 8080,
      trustProxy: ['10.0.0.1'],
    });
  });

  it('names every wrong setting at once, without its value', () => {
    const read = () =>
      readConfig({ PORT: 'eighty', INTAKE_DEMO: 'perhaps', DATABASE_URL: 'mysql://root:hunter2@db' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT: [\s\S]*INTAKE_DEMO: [\s\S]*DATABASE_URL: /);
    expect(read).not.toThrow(/hunter2/);
  });

  it.each([
    ['a hosted sign-in without its database', { SUPABASE_URL: 'https://x.supabase.co' }, /DATABASE_URL/],
    ['half an S3 key', { S3_BUCKET: 'faxes', S3_ACCESS_KEY_ID: 'id' }, /belong together/],
    ['telephony that cannot be believed', { TELNYX_API_KEY: 'key' }, /TELNYX_PUBLIC_KEY/],
    ['codes by text without telephony', { AUTH_PHONE_FROM: '+14165550100' }, /AUTH_PHONE_FROM needs TELNYX_API_KEY/],
    ['codes from what is no number', { AUTH_PHONE_FROM: '416-555-0100' }, /AUTH_PHONE_FROM: is written like/],
    ['half an OAuth client', { GOOGLE_CLIENT_ID: 'id' }, /GOOGLE_CLIENT_SECRET belong together/],
    ['a part of the server on a database of its own', { INTAKE_ROLE: 'worker' }, /share one database/],
  ])('refuses %s', (_what, environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });

  it('takes numbers that need no proof without telephony', () => {
    expect(readConfig({ AUTH_PHONE_FROM: '+14165550100', AUTH_AUTOCONFIRM: 'on' }).auth).toMatchObject({ phoneFrom: '+14165550100', isAutoconfirm: true });
  });

  it('reads the command and the role', () => {
    const environment = { DATABASE_URL: 'postgresql://authenticator@db/intake' };
    expect(readConfig(environment, ['--role', 'worker'])).toMatchObject({ role: 'worker', command: 'serve' });
    expect(readConfig({}, ['audit:verify'])).toMatchObject({ command: 'audit:verify' });
    expect(() => readConfig({}, ['audit:burn'])).toThrow(/Usage/);
    expect(() => readConfig({}, ['--role', 'cook'])).toThrow(/INTAKE_ROLE/);
    expect(() => readConfig({}, ['--rol', 'web'])).toThrow(/Usage/);
  });
});
