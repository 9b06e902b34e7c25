import { statRows } from '@intake/api/testing';
import { describe, expect, it } from 'vitest';
import { openUses } from '../../../shared/credits/useHref.ts';
import { addressOf, csvOf, drillOf, filtersFor, filtersOf, growthOf, hrefOf, periodOf, spokenDuration, timeUnit, type Drill } from './Dashboard.model.ts';

describe('the address of a dashboard', () => {
  const drill: Drill = { figure: 'received', from: '2026-11-01', to: '2026-11-07', locationId: 'none', weekday: 3, hour: 0, userId: 'nobody', after: '2026-11-01T00:00:00.000Z', until: '2026-11-02T00:00:00.000Z', cause: 'fax-out' };

  it('says what is shown and what stands behind a figure, and nothing that is usual', () => {
    const address = addressOf({ days: 45, to: '2026-10-03', locationId: 'l-1' }, drill);
    expect(filtersOf(address, [{ id: 'l-1' }])).toEqual({ days: 45, to: '2026-10-03', locationId: 'l-1' });
    expect(drillOf(address)).toEqual(drill);
    expect(String(addressOf({ days: 30, to: null, locationId: null }, null))).toBe('');
  });

  it.each(['days=30&ending=2026-02-31&rows=received&from=2026-02-30&to=2026-02-31', 'location=l-9', 'days=367&ending=soon&rows=received&from=2026-11-01', 'days=x&rows=nothing&from=2026-11-01&to=2026-11-02', 'days=-7&rows=received&from=yesterday&to=2026-11-02'])(
    'leaves out what it says wrongly: %s',
    (text) => {
      expect(filtersOf(new URLSearchParams(text), [{ id: 'l-1' }])).toEqual({ days: 30, to: null, locationId: null });
      expect(drillOf(new URLSearchParams(text))).toBeNull();
    },
  );

  it('has no hour that no day has', () => {
    const found = drillOf(new URLSearchParams('rows=received&from=2026-11-01&to=2026-11-02&hour=24&weekday=0'));
    expect(found).toEqual({ figure: 'received', from: '2026-11-01', to: '2026-11-02' });
  });
});

it('goes on with days that end today, and stays with others', () => {
  const days = { from: '2026-11-01', to: '2026-11-24' };
  expect(filtersFor(days, '2026-11-24')).toEqual({ days: 24, to: null });
  expect(filtersFor(days, '2026-11-25')).toEqual({ days: 24, to: '2026-11-24' });
  expect(filtersFor(null, '2026-11-25')).toEqual({ days: 30, to: null });
  expect(periodOf({ days: 24, to: null }, '2026-11-24')).toEqual(days);
});

it.each([
  [20 * 60, 'minute'], [5 * 3600, 'hour'], [71 * 3600, 'hour'], [73 * 3600, 'day'],
])('draws an axis up to %d seconds in units of a %s', (longest, unit) => expect(timeUnit(longest).unit).toBe(unit));

it('compares with something alone', () => {
  expect(growthOf(12, 10)).toBeCloseTo(0.2);
  expect(growthOf(12, 0)).toBeNull();
});

it.each([
  [20, 1, 'minute'], [46 * 60, 46, 'minute'], [4.42 * 3600, 4.4, 'hour'], [3.14 * 86_400, 3.1, 'day'],
])('says %d seconds as %d of a %s', (seconds, value, unit) => expect(spokenDuration(seconds)).toEqual({ value, unit }));

it('leads to where a row is worked on, whoever may go there', () => {
  const all = { readFaxes: true, readSent: true, readRequests: true, uses: openUses((permission) => permission !== 'messages.read') };
  const row = statRows[0]!;
  expect(hrefOf(row, all)).toBe(`/app/apps/faxes?fax=${row.id}`);
  expect(hrefOf({ ...row, kind: 'credit', about: 'call' }, all)).toBe(`/app/apps/calls-history?call=${row.id}`);
  expect(hrefOf({ ...row, kind: 'credit', about: 'text' }, all)).toBeUndefined();
  expect(hrefOf({ ...row, kind: 'request' }, all)).toBe(`/app/apps/referral/incomingRequest?request=${row.id}`);
  expect(hrefOf(row, { ...all, readFaxes: false })).toBeUndefined();
});

it('writes CSV that no spreadsheet runs', () => {
  expect(csvOf([['Day', 'Faxes, all'], ['=1+1', 3], ['say "a"', null]])).toBe('\uFEFFDay,"Faxes, all"\r\n\'=1+1,3\r\n"say ""a""",\r\n');
});
