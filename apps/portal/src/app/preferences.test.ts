import { expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null });
const { readPreferences } = await import('./preferences.ts');

test('the first visit follows the computer', () => {
  expect(readPreferences(null, ['pt-BR', 'fr-CA', 'en'])).toEqual({ theme: 'system', direction: 'ltr', locale: 'fr', navCollapsed: false });
});

test('direction is its own setting', () => {
  expect(readPreferences('{"direction":"rtl","locale":"ja"}', ['en'])).toMatchObject({ direction: 'rtl', locale: 'ja' });
});

test.each(['{', 'null', '[]', '"dark"', '{"theme":"neon","direction":"up","locale":"xx","navCollapsed":"yes"}'])(
  'what makes no sense (%s) is the default',
  (stored) => {
    expect(readPreferences(stored, ['en-CA'])).toEqual({ theme: 'system', direction: 'ltr', locale: 'en', navCollapsed: false });
  },
);
