import { describe, expect, it } from 'vitest';
import { findPostalCodes, formatAddress, normalizePostalCode, parseAddress, provinceOfPostalCode } from './address.ts';

describe('postal codes', () => {
  it.each([
    ['m5v2t6', 'M5V 2T6'],
    ['M5V-2T6', 'M5V 2T6'],
    ['MSV 2T6', 'M5V 2T6'],
    ['H2X 1Y4', 'H2X 1Y4'],
    ['K1P 5MT', 'K1P 5M7'],
    ['KlP 5M7', 'K1P 5M7'],
  ])('reads %s', (input, code) => expect(normalizePostalCode(input)).toBe(code));

  it.each(['90210', 'W1A 1AA', 'D5V 2T6', 'street', '123456'])('refuses %s', (input) => {
    expect(normalizePostalCode(input)).toBeNull();
  });

  it('finds them in text and knows their province', () => {
    expect(findPostalCodes('12 King St, Toronto ON M5V 2T6 Tel 416-555-0142')).toMatchObject([
      { postalCode: 'M5V 2T6', index: 23, mended: false },
    ]);
    expect(provinceOfPostalCode('G1R 4S9')).toBe('QC');
    expect(provinceOfPostalCode('X0A 0H0')).toBeNull();
  });
});

describe('parseAddress', () => {
  it.each([
    ['12 King St W, Toronto, ON M5V 2T6', '12 King St W', 'Toronto', 'ON', 'M5V 2T6'],
    ['12 King St W, Unit 4\nToronto, Ontario  M5V2T6', '12 King St W, Unit 4', 'Toronto', 'ON', 'M5V 2T6'],
    ['1250, rue Ontario Est, Montréal (Québec) H2X 1Y4', '1250, rue Ontario Est', 'Montréal', 'QC', 'H2X 1Y4'],
    ['88 Water St, Halifax', '88 Water St', 'Halifax', null, null],
    ['88 Water St', '88 Water St', null, null, null],
    ['88 Water St, Victoria V8W 1A1', '88 Water St', 'Victoria', 'BC', 'V8W 1A1'],
  ])('takes %j apart', (input, line, city, province, postalCode) => {
    expect(parseAddress(input)).toEqual({ line, city, province, postalCode });
  });

  it('writes an address on one line', () => {
    expect(formatAddress(parseAddress('12 King St W\nToronto Ontario, M5V2T6'))).toBe('12 King St W, Toronto, ON M5V 2T6');
    expect(formatAddress({ line: '1 A St', city: 'B', province: null, postalCode: null })).toBe('1 A St, B');
  });
});
