import { describe, expect, it } from 'vitest';
import { formatPhone, parsePhone, toE164 } from './phone.ts';

describe('parsePhone', () => {
  it.each(['416-555-0142', '(416) 555-0142', '416.555.0142', '1 416 555 0142', '+1 (416) 555-0142', 'tel:+14165550142'])(
    'reads %s',
    (input) => expect(toE164(input)).toBe('+14165550142'),
  );

  it('keeps an extension apart', () => {
    expect(parsePhone('514 555-0101 ext. 22')).toEqual({
      e164: '+15145550101',
      national: '(514) 555-0101 ext. 22',
      country: 'CA',
      extension: '22',
    });
  });

  it.each(['416-555-014', '9876543217000', '', 'call me', '016-555-0142'])('refuses %s', (input) => {
    expect(parsePhone(input)).toBeNull();
  });

  it('reads foreign numbers', () => {
    expect(toE164('01 42 68 53 00', { country: 'FR' })).toBe('+33142685300');
  });
});

describe('formatPhone', () => {
  it('writes home numbers nationally and the others internationally', () => {
    expect(formatPhone('+14165550142')).toBe('(416) 555-0142');
    expect(formatPhone('+33142685300')).toBe('+33 1 42 68 53 00');
    expect(formatPhone('unknown')).toBe('unknown');
  });
});
