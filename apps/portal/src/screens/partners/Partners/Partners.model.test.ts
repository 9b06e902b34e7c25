import { partners } from '@intake/api/testing';
import { describe, expect, it } from 'vitest';
import { stateOf, wholeDays } from './Partners.model.ts';

describe('wholeDays', () => {
  it('fills the days on which nobody called, over the end of a month and the change of clocks', () => {
    const days = [{ day: '2026-10-30', calls: 3, errors: 1 }, { day: '2026-11-02', calls: 1, errors: 0 }];
    expect(wholeDays(days).map(({ day, calls }) => [day, calls])).toEqual([['2026-10-30', 3], ['2026-10-31', 0], ['2026-11-01', 0], ['2026-11-02', 1]]);
    expect(wholeDays([])).toEqual([]);
  });
});

describe('stateOf', () => {
  it('says what keeps a partner from calling', () => {
    expect(partners.map(stateOf)).toEqual(['active', 'noKey', 'stopped']);
  });
});
