import { expect, test, vi } from 'vitest';
import { appearance } from '../../screens/account/appearance.fixtures.ts';

vi.stubGlobal('localStorage', { getItem: () => null });
const { readPreferences } = await import('./storedPreferences.ts');

const defaults = { ...appearance, faxListHidden: false };

test('the first visit follows the computer', () => {
  expect(readPreferences(null, ['pt-BR', 'fr-CA', 'en'])).toEqual({ ...defaults, locale: 'fr' });
});

test('a list that was hidden beside the open fax stays so', () => {
  expect(readPreferences('{"faxListHidden":true}', ['en'])).toEqual({ ...defaults, faxListHidden: true });
});

test('direction is its own setting', () => {
  expect(readPreferences('{"direction":"rtl","locale":"ja"}', ['en'])).toMatchObject({ direction: 'rtl', locale: 'ja' });
});

test.each(['{', 'null', '[]', '"dark"', '{"headerNavColor":"red","topNavColor":"#FFF"}', '{"theme":"neon","direction":"up","locale":"xx","navCollapsed":"yes","faxListHidden":1}'])(
  'what makes no sense (%s) is the default',
  (stored) => {
    expect(readPreferences(stored, ['en-CA'])).toEqual(defaults);
  },
);
