import { describe, expect, it } from 'vitest';
import { stripPhone, writePhone } from './phoneFormat.ts';

describe('writePhone', () => {
  it.each([
    ['', ''],
    ['416', '416'],
    ['4165', '416-5'],
    ['(416) 555', '416-555'],
    ['4165550142', '416-555-0142'],
    ['+14165550142', '416-555-0142'],
    ['+1416', '+1 416'],
    ['+1', '+1'],
    ['1416555', '1 416-555'],
    ['41655501423', '41655501423'],
    ['+33 1 55 55 01 42', '+33155550142'],
    ['+', '+'],
    ['416-555-0142 ext. 22', '416-555-0142 ext. 22'],
    ['ask the ward', 'ask the ward'],
  ])('writes %o as %o', (text, written) => {
    expect(writePhone(text)).toBe(written);
    expect(writePhone(written)).toBe(written);
  });
});

describe('stripPhone', () => {
  it('keeps the plus in front alone', () => {
    expect(stripPhone(' +1 (416) 555-0142')).toBe('+14165550142');
    expect(stripPhone('416+555')).toBe('416555');
  });
});
