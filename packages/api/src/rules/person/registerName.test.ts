import { expect, test } from 'vitest';
import { registerName } from './registerName.ts';

test('a register has the family name first, and no comma without names', () => {
  expect(registerName({ familyName: 'Okafor', givenName: 'Amara' })).toBe('Okafor, Amara');
  expect(registerName({ familyName: 'Teller', givenName: '' })).toBe('Teller');
  expect(registerName({ familyName: '高橋', givenName: '美咲' })).toBe('高橋 美咲');
});
