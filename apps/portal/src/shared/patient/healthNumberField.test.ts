import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { healthNumberOf, healthNumberRules, storedNumber } from './healthNumberField.ts';
import { blankPatient } from './patientForm.ts';

const rules = healthNumberRules(createIntl({ locale: 'en', onError: () => {} }));

test('an Ontario card is typed as one, with its version behind it', () => {
  const typed = rules.parse('9876543217AB', 'ON');
  expect(typed).toEqual({ province: 'ON', number: '9876543217', versionCode: 'AB' });
  expect(rules.format(typed)).toBe('9876-543-217 AB');
  expect(rules.check(typed)).toMatchObject({ tone: 'success' });
});

test('a number that is still typed is not called wrong yet', () => {
  expect(rules.parse('98765', 'ON')).toEqual({ province: 'ON', number: '98765', versionCode: '' });
  expect(rules.check({ province: 'ON', number: '98765', versionCode: '' })).toMatchObject({ tone: 'warning', isEarly: true });
});

test('without a province nothing is taken apart, and nothing is lost', () => {
  expect(rules.parse('9876543217AB', null)).toEqual({ province: null, number: '9876543217AB', versionCode: '' });
});

test('goes into the chart and out of it', () => {
  const form = { ...blankPatient, ...storedNumber({ province: 'QC', number: 'LASF80021411', versionCode: '' }) };
  expect(form).toMatchObject({ province: 'QC', healthNumber: 'LASF80021411', versionCode: '' });
  expect(healthNumberOf(form)).toEqual({ province: 'QC', number: 'LASF80021411', versionCode: '' });
  expect(storedNumber({ province: null, number: '', versionCode: '' }).province).toBeNull();
});
