import { expect, it } from 'vitest';
import { afterKey, boxBetween, changedZone, freeFields, moved, renamed, resized, withZone, without } from './zone.model.ts';

const box = [0.2, 0.3, 0.5, 0.4] as [number, number, number, number];
const rounded = (values: readonly number[] | null) => values?.map((value) => Math.round(value * 1000) / 1000) ?? null;

it('keeps what is moved or resized on the page', () => {
  expect(rounded(moved(box, [-1, 1]))).toEqual([0, 0.9, 0.3, 1]);
  expect(rounded(resized(box, [1, 1]))).toEqual([0.2, 0.3, 1, 1]);
  expect(rounded(resized(box, [-1, -1]))).toEqual([0.2, 0.3, 0.206, 0.306]);
});

it('draws in any direction, and takes a press for no drag', () => {
  expect(rounded(boxBetween([0.5, 0.4], [0.2, 0.3]))).toEqual([0.2, 0.3, 0.5, 0.4]);
  expect(rounded(boxBetween([0.9, 0.9], [1.4, 1.2]))).toEqual([0.9, 0.9, 1, 1]);
  expect(boxBetween([0.2, 0.3], [0.205, 0.302])).toBeNull();
});

it('moves by arrow keys, resizes with Shift, and leaves other keys alone', () => {
  expect(rounded(afterKey('ArrowRight', false, box))).toEqual([0.204, 0.3, 0.504, 0.4]);
  expect(rounded(afterKey('ArrowUp', true, box))).toEqual([0.2, 0.3, 0.5, 0.396]);
  expect(afterKey('Enter', false, box)).toBeNull();
});

it('adds each field once, and gives a field the kind that it can hold', () => {
  const { zones, field } = withZone([], box)!;
  expect([field, zones[0]]).toMatchObject(['patient.name', { kind: 'name', box }]);
  expect(freeFields(zones)).not.toContain('patient.name');
  const full = freeFields([]).reduce((all, next) => withZone(all, null, next)!.zones, zones.slice(1));
  expect(withZone(full, box)).toBeNull();
  expect(renamed(zones, 'patient.name', 'urgency')).toMatchObject([{ field: 'urgency', kind: 'tick' }]);
  expect(changedZone(zones, 'patient.name', { box: [0, 0, 1, 1] })[0]!.box).toEqual([0, 0, 1, 1]);
  expect(without(zones, 'patient.name')).toEqual([]);
});
