import { expect, test } from 'vitest';
import { banEnd } from './banDuration.ts';

const now = Date.parse('2026-11-23T14:30:00Z');

test.each([
  ['none', null],
  ['24h', '2026-11-24T14:30:00.000Z'],
  ['1h30m', '2026-11-23T16:00:00.000Z'],
  ['1.5h', '2026-11-23T16:00:00.000Z'],
  ['500ms', '2026-11-23T14:30:00.500Z'],
  ['999999999h', '9999-12-31T00:00:00.000Z'],
])('a ban of %s ends %s', (duration, end) => {
  expect(banEnd(duration, now)?.toISOString() ?? null).toBe(end);
});

test.each(['', 'forever', '24', '-24h', '1d', 'h', '24h forever'])('%j is no duration', (duration) => {
  expect(() => banEnd(duration, now)).toThrow(/invalid format/);
});
