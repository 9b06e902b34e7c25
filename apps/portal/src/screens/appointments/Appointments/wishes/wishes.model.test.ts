import { describe, expect, it } from 'vitest';
import { isBackwards, noWishes, waitEnd, wishesOf } from './wishes.model.ts';

describe('wishes', () => {
  it('ask for nothing while nothing is wished', () => {
    expect(wishesOf(noWishes)).toEqual({});
  });

  it('name weekdays in their order, whatever order they were ticked in', () => {
    expect(wishesOf({ wishDay: '2026-12-01', wishWeekdays: ['5', '2'], wishFrom: '13:00', wishUntil: '16:00' })).toEqual({
      firstDay: '2026-12-01', weekdays: '2,5', timeFrom: '13:00', timeUntil: '16:00',
    });
  });

  it('leave hours out that end before they begin', () => {
    const values = { ...noWishes, wishFrom: '16:00', wishUntil: '13:00' };
    expect(isBackwards(values)).toBe(true);
    expect(wishesOf(values)).toEqual({});
    expect(isBackwards({ ...values, wishUntil: null })).toBe(false);
  });
});

describe('the end of the wait', () => {
  const clock = { clock: 'visit' as const, startedAt: '2026-11-01T05:00:00Z', atRiskAt: '2026-11-20T05:00:00Z', dueAt: '2026-11-29T05:00:00Z', stoppedAt: null, stops: ['visited' as const] };
  const told = { expectedWaitWeeks: 2, decidedAt: '2026-11-03T15:00:00.000Z', receivedAt: '2026-11-01T15:00:00.000Z' };

  it('is that of the clock of the visit while it runs', () => {
    expect(waitEnd({ ...told, clocks: [{ ...clock, clock: 'acknowledge', dueAt: '2026-11-15T05:00:00Z' }, clock] })).toBe('2026-11-29T05:00:00Z');
  });

  it('is what the referrer was told, counted from when it was decided, else from when it came', () => {
    expect(waitEnd({ ...told, clocks: [{ ...clock, stoppedAt: '2026-11-10T05:00:00Z' }] })).toBe('2026-11-17T15:00:00.000Z');
    expect(waitEnd({ ...told, decidedAt: null, clocks: [] })).toBe('2026-11-15T15:00:00.000Z');
  });

  it('is unknown where nothing says', () => {
    expect(waitEnd({ ...told, expectedWaitWeeks: null, clocks: [] })).toBeNull();
  });
});
