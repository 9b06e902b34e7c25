import { expect, it } from 'vitest';
import { matchLocale } from './locales.ts';

it.each([
  [['fr-CA', 'en'], 'fr'],
  [['de', 'ja-JP'], 'ja'],
  [['zh-Hant-TW'], 'zh'],
  [['de'], 'en'],
  [[], 'en'],
])('answers %j with %s', (wanted, expected) => {
  expect(matchLocale(wanted)).toBe(expected);
});
