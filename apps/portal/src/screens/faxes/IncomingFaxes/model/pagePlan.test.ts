import { expect, test } from 'vitest';
import {
  chosenPages, isRearranged, moved, partAt, partsOf, planOf, removed, selectionToggled, splitToggled, startsAround, turned,
} from './pagePlan.ts';

const plan = planOf([1, 2, 3, 4].map((number) => ({ number })));
const numbers = (of: typeof plan) => of.pages.map(({ number }) => number);

test('a plan starts as what is there', () => {
  expect(isRearranged(plan, 4)).toBe(false);
  expect(partsOf(plan)).toEqual([[1, 2, 3, 4]]);
});

test('turning acts on the selection, or on the page itself', () => {
  const selected = selectionToggled(selectionToggled(plan, 2), 0);
  expect(turned(selected, 2, 90).pages.map(({ rotate }) => rotate)).toEqual([90, 0, 90, 0]);
  expect(turned(turned(plan, 1, 270), 1, 90).pages[1]?.rotate).toBe(0);
  expect(turned(selected, 3, 90).pages.map(({ rotate }) => rotate)).toEqual([0, 0, 0, 90]);
});

test('what goes out as a file is the selection in the order of the plan, or all of it', () => {
  expect(chosenPages(plan)).toBe(plan.pages);
  const selected = selectionToggled(selectionToggled(plan, 3), 0);
  expect(chosenPages(turned(moved(plan, 3, -3), 0, 90))[0]).toEqual({ number: 4, rotate: 90 });
  expect(chosenPages(selected).map(({ number }) => number)).toEqual([1, 4]);
});

test('removing keeps the splits beside the pages they stood at, and never the last page away', () => {
  const split = splitToggled(plan, 2);
  const without = removed(split, 0);
  expect(numbers(without)).toEqual([2, 3, 4]);
  expect(partsOf(without)).toEqual([[1], [2, 3]]);
  expect(removed(planOf([{ number: 1 }]), 0).pages).toHaveLength(1);
});

test('moving changes the order and stays inside', () => {
  expect(numbers(moved(plan, 3, -3))).toEqual([4, 1, 2, 3]);
  expect(moved(plan, 0, -1)).toBe(plan);
  expect(isRearranged(moved(plan, 0, 1), 4)).toBe(true);
});

test('splitting twice at one page joins again; the first page cannot begin a second document', () => {
  const split = splitToggled(plan, 2);
  expect(partsOf(split)).toEqual([[1, 2], [3, 4]]);
  expect(partAt(split, 3)).toBe(1);
  expect(splitToggled(split, 2).starts).toEqual([]);
  expect(splitToggled(plan, 0).starts).toEqual([]);
});

test('a proposed split cuts around the pages of the other person', () => {
  expect(startsAround([3, 4], 4)).toEqual([2]);
  expect(startsAround([2], 4)).toEqual([1, 2]);
  expect(startsAround([1], 4)).toEqual([1]);
});
