import { createIntl } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatsOf } from './formats.ts';
import { languageTags } from './locales.ts';
import type { Locale } from './locales.ts';

// Intl separates with several kinds of space, and which one changes between versions of its data.
const plain = (text: string) => text.replace(/\s/g, ' ');
const formats = (locale: Locale) =>
  formatsOf(createIntl({ locale: languageTags[locale], timeZone: 'America/Toronto' }));

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z') }));
afterEach(() => vi.useRealTimers());

describe('moment', () => {
  it.each([
    ['today', '2026-11-21T14:05:00Z', /^9:05 a\.?m\.?$/],
    ['yesterday in the clinic, today in UTC', '2026-11-21T04:30:00Z', /^Nov\.? 20$/],
    ['last year', '2025-11-21T15:00:00Z', /^Nov\.? 21, 2025$/],
  ])('is short and unmistakable %s', (_when, instant, expected) => {
    expect(plain(formats('en').moment(instant))).toMatch(expected);
  });
});

it('never breaks a time in two', () => {
  for (const locale of ['en', 'fr', 'ja', 'zh'] as const) expect(formats(locale).time('2026-11-21T14:05:00Z')).toMatch(/^[\d:hamp.\u00a0\u202f]+$/);
});

it('never breaks the name of a zone in two', () => {
  for (const locale of ['ja', 'zh'] as const) {
    expect(formats(locale).dateTime('2026-12-01T17:00:00Z', 'America/Toronto')).toContain('GMT\u20115');
    expect(formats(locale).appointment('2026-12-01T17:00:00Z', 'America/Vancouver')).toContain('GMT\u20118');
  }
});

it('keeps a birth date on its day in every zone', () => {
  expect(formats('en').calendarDate('1984-02-03')).toMatch(/Feb\.? 3, 1984/);
  expect(formats('ja').calendarDate('1984-02-03')).toBe('1984/02/03');
});

it('names the zone that was asked for, and minds daylight saving', () => {
  expect(plain(formats('en').dateTime('2026-07-01T16:00:00Z', 'America/Vancouver'))).toMatch(
    /9:00 a\.m\. (PDT|GMT-7)/,
  );
  expect(plain(formats('en').dateTime('2026-12-01T17:00:00Z', 'America/Vancouver'))).toMatch(
    /9:00 a\.m\. (PST|GMT-8)/,
  );
});

it('says an appointment with the day of the week, and with the zone to whoever is elsewhere', () => {
  const at = '2026-12-01T14:15:00Z';
  expect(plain(formats('en').appointment(at, 'America/Toronto'))).toMatch(/^Tuesday, December 1, 2026 at 9:15 a\.m\.$/);
  expect(plain(formats('zh').appointment(at, 'America/Toronto'))).toMatch(/^2026年12月1日星期二 0?9:15$/);
  expect(plain(formats('en').appointment(at, 'America/Vancouver'))).toMatch(/^Tuesday, December 1, 2026 at 6:15.* (PST|GMT-8)$/);
});

it.each([
  ['2026-11-21T14:55:00Z', /^5 mins?\.? ago$/],
  ['2026-11-21T17:30:00Z', /^in 2 hrs?\.?$/],
  ['2026-11-20T14:00:00Z', /^yesterday$/],
  ['2026-11-21T15:00:10Z', /^this minute$/],
])('says %s relative to now as %s', (instant, expected) => {
  expect(formats('en').relative(instant)).toMatch(expected);
});

it('writes numbers, shares, money and lists as the reader does', () => {
  const french = formats('fr');
  expect(plain(french.number(1234.5))).toBe('1 234,5');
  expect(plain(french.percent(0.953))).toBe('95 %');
  expect(plain(french.money(1250, 'CAD'))).toBe('12,50 $');
  expect(french.list(['fax', 'demande', 'arrivée'])).toBe('fax, demande et arrivée');
  expect(formats('zh').list(['传真', '转诊'], 'disjunction')).toBe('传真或转诊');
  expect(formats('zh').list(['传真', '转诊', '签到'], 'plain')).toBe('传真、转诊、签到');
  expect(formats('en').list(['fax', 'referral', 'check-in'], 'plain')).toBe('fax, referral, check-in');
});
