import { describe, expect, it } from 'vitest';
import { checkHealthNumber, formatHealthNumber } from './healthNumber.ts';
import { ramqFacts } from './healthNumberRamq.ts';

describe('checkHealthNumber', () => {
  it.each([
    ['9876543217', 'ON', 'valid'],
    ['9663096510', 'ON', 'valid'],
    ['1006-395-956 WG', 'ON', 'valid'],
    ['9876543210', 'ON', 'invalid'],
    ['9663096511', 'ON', 'invalid'],
    ['1286844022', 'ON', 'invalid'],
    ['9698658215', 'BC', 'valid'],
    ['9012 372 173', 'BC', 'valid'],
    ['9151247483', 'BC', 'valid'],
    ['9698648215', 'BC', 'invalid'],
    ['LASF 8002 1411', 'QC', 'valid'],
    ['LASF 8002 1412', 'QC', 'invalid'],
  ] as const)('%s of %s has a checksum that is %s', (input, province, checksum) => {
    expect(checkHealthNumber(input, { province })).toMatchObject({ format: 'valid', checksum, province, eligibility: 'not_checked' });
  });

  it.each([
    ['123456789', 'SK', '123456789'],
    ['123 456 789', 'MB', '123456789'],
    ['123456789', 'NB', '123456789'],
    ['1234567890', 'NS', '1234567890'],
    ['123 456 789 012', 'NL', '123456789012'],
    ['12345678', 'PE', '12345678'],
    ['123456789', 'YT', '123456789'],
    ['N1234567', 'NT', 'N1234567'],
    ['112345678', 'NU', '112345678'],
  ] as const)('%s of %s has a format but no check digit', (input, province, value) => {
    expect(checkHealthNumber(input, { province })).toMatchObject({ format: 'valid', checksum: 'not-checkable', value });
  });

  it('keeps the Ontario version code apart', () => {
    expect(checkHealthNumber('1006395956WG')).toMatchObject({ value: '1006395956', versionCode: 'WG', province: 'ON', confidence: 'certain' });
    expect(checkHealthNumber('1006395956', { province: 'ON' }).versionCode).toBeNull();
  });

  it('finds the province by the check digit', () => {
    expect(checkHealthNumber('9698658215').province).toBe('BC');
    expect(checkHealthNumber('LASF80021411')).toMatchObject({ province: 'QC', likelihood: 0.98, confidence: 'warning' });
  });

  it('is unsure among provinces that share a format', () => {
    const check = checkHealthNumber('123456780');
    expect(check.candidates).toContain('SK');
    expect(check.likelihood).toBeLessThan(0.5);
  });

  it('refuses what no province writes', () => {
    expect(checkHealthNumber('0876543217', { province: 'ON' })).toMatchObject({ format: 'invalid', value: '0876543217', likelihood: 0 });
    expect(checkHealthNumber('212345678', { province: 'NU' }).format).toBe('invalid');
    expect(checkHealthNumber('hello')).toMatchObject({ format: 'invalid', province: null });
  });
});

describe('formatHealthNumber', () => {
  it('writes a number as on its card', () => {
    expect(formatHealthNumber('1006395956', 'ON', 'WG')).toBe('1006-395-956 WG');
    expect(formatHealthNumber('LASF80021411', 'QC')).toBe('LASF 8002 1411');
    expect(formatHealthNumber('9698658215', 'BC')).toBe('9698 658 215');
    expect(formatHealthNumber('12345', null)).toBe('12345');
  });
});

describe('ramqFacts', () => {
  it('reads the holder off the number', () => {
    expect(ramqFacts('LASF80021411')).toEqual({
      familyPrefix: 'LAS',
      givenInitial: 'F',
      birthDates: ['1980-02-14'],
      sex: 'male',
    });
    expect(ramqFacts('TREM05621599')).toMatchObject({ sex: 'female', birthDates: ['1905-12-15', '2005-12-15'] });
    expect(ramqFacts('TREM99991599')).toBeNull();
  });
});
