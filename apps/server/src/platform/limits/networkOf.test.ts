import { describe, expect, it } from 'vitest';
import { networkOf } from './networkOf.ts';

describe('networkOf', () => {
  it('counts an IPv4 address as itself, however it is written', () => {
    expect(networkOf('203.0.113.9')).toBe('203.0.113.9');
    expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
  });

  it('counts the addresses of one IPv6 subscriber together', () => {
    expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:db8:1:2:ffff::9'));
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
  });
});
