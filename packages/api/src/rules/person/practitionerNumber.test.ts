import { expect, test } from 'vitest';
import { practitionerNumberFormat } from './practitionerNumber.ts';

test.each([
  ['licence', '84203', 'ON', 'as-usual'],
  ['licence', '8420', 'ON', 'unusual'],
  ['billing', '012345', 'ON', 'as-usual'],
  ['billing', '0000-012345-60', 'ON', 'as-usual'],
  ['billing', '01234', 'ON', 'unusual'],
  ['billing', '12345', 'BC', 'as-usual'],
  ['billing', '123-456-789', 'AB', 'as-usual'],
  ['licence', '12345', 'AB', 'not-checkable'],
  ['billing', '1 12345', 'QC', 'as-usual'],
  ['billing', '212345', 'QC', 'unusual'],
  ['licence', '12', null, 'not-checkable'],
] as const)('the %s number %s of %s is %s', (kind, number, province, format) => {
  expect(practitionerNumberFormat(kind, number, province)).toBe(format);
});
