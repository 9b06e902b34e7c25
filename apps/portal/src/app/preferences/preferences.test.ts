import { expect, test, vi } from 'vitest';
import { appearance as defaults } from '../../screens/account/appearance.fixtures.ts';

vi.stubGlobal('localStorage', { getItem: () => null });
const { readPreferences } = await import('./storedPreferences.ts');

test('the first visit follows the computer', () => {
  expect(readPreferences(null, ['pt-BR', 'fr-CA', 'en'])).toEqual({ ...defaults, locale: 'fr' });
});

test('direction is its own setting', () => {
  expect(readPreferences('{"direction":"rtl","locale":"ja"}', ['en'])).toMatchObject({ direction: 'rtl', locale: 'ja' });
});

test.each(['{', 'null', '[]', '"dark"', '{"headerNavColor":"red","topNavColor":"#FFF"}', '{"theme":"neon","direction":"up","locale":"xx","navCollapsed":"yes"}'])(
  'what makes no sense (%s) is the default',
  (stored) => {
    expect(readPreferences(stored, ['en-CA'])).toEqual(defaults);
  },
);
