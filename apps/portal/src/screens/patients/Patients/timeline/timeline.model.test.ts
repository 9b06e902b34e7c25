import { timeline } from '@intake/api/testing';
import type { TimelineEntry } from '@intake/api/contract';
import { expect, test } from 'vitest';
import { hrefOf } from './timeline.model.ts';

const first = <Kind extends TimelineEntry['kind']>(kind: Kind) => timeline.find((entry) => entry.kind === kind) as TimelineEntry & { kind: Kind };

test('a request opens in its list, a document beside the chart', () => {
  const request = first('request');
  expect(hrefOf({ ...request, requestKind: 'check-in' })).toBe(`/app/apps/checkin/incomingRequest?request=${request.id}`);
  expect(hrefOf(first('document'))).toBeUndefined();
});

test('a call opens among the calls', () => {
  expect(hrefOf(first('call'))).toBe(`/app/apps/calls-history?call=${first('call').id}`);
});

test('a visit opens in the calendar on the day of its location', () => {
  const visit = { ...first('appointment'), at: '2026-12-02T03:30:00.000Z', timeZone: 'America/Toronto' };
  expect(hrefOf(visit)).toBe(`/app/apps/appointmentDetails/list?date=2026-12-01&open=${visit.id}`);
});
