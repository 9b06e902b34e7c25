import { expect, it } from 'vitest';
import { isPartOf, mendPostalHalf } from './postalCodes.ts';

it.each([
  ['JB8X', 'J8X'],
  ['9WO0', '9W0'],
  ['(H2ZX)', '(H2X)'],
  ['H2Z7', 'H2Z7'],
  ['1250', '1250'],
  ['J8X', 'J8X'],
])('mends %s to %s', (word, mended) => expect(mendPostalHalf(word)).toBe(mended));

it('takes letters for digits in a code, but no digit for a letter', () => {
  expect(isPartOf('3YS', 'B3J 3Y5')).toBe(true);
  expect(isPartOf('B3J3Y5', 'B3J 3Y5')).toBe(true);
  expect(isPartOf('959', 'T2P 9S9')).toBe(false);
  expect(isPartOf('3Y6', 'B3J 3Y5')).toBe(false);
});
