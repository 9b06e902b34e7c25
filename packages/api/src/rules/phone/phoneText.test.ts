import { expect, test } from 'vitest';
import { e164Of, phoneText } from './phoneText.ts';

test('a North American number is written as people read it, another one as it is stored', () => {
  expect(phoneText('+14165550142')).toBe('416-555-0142');
  expect(phoneText('+33155550142')).toBe('+33155550142');
  expect(phoneText('Maple Row Family Health')).toBe('Maple Row Family Health');
});

test('what people write becomes the stored number, and is read back as it was', () => {
  for (const written of ['416-555-0142', '(416) 555 0142', '1.416.555.0142', '+1 416 555 0142']) {
    expect(e164Of(written)).toBe('+14165550142');
  }
  expect(e164Of('0033 1 55 55 01 42')).toBe('+33155550142');
  expect(e164Of('555-0142')).toBeNull();
  expect(e164Of('')).toBeNull();
  expect(phoneText(e164Of('416 555 0142') ?? '')).toBe('416-555-0142');
});

test.each(['555-0118', 'ask the ward', '+0155550142'])('%s is no number', (text) => {
  expect(e164Of(text)).toBeNull();
});
