import { expect, it } from 'vitest';
import { pageAt, paperSize, scaleOf, turn, zoomStep } from './viewer.model.ts';
import type { ViewerPage } from './viewer.model.ts';

const letter: ViewerPage = { id: 'a', width: 1734, height: 2244, dpi: 204, imageUrl: '/a.png' };
const pane = { width: 816, height: 600 };

it('shows paper at its real size at 100 %', () => {
  expect(paperSize(letter)).toEqual({ width: 816, height: 1056 });
  expect(paperSize({ ...letter, rotation: 90 })).toEqual({ width: 1056, height: 816 });
});

it('fits the width or the whole page, turned or not', () => {
  expect(scaleOf('fit-width', letter, pane)).toBe(1);
  expect(scaleOf('fit-page', letter, pane)).toBeCloseTo(600 / 1056);
  expect(scaleOf('fit-page', { ...letter, rotation: 270 }, pane)).toBeCloseTo(600 / 816);
  expect(scaleOf(1.5, letter, pane)).toBe(1.5);
});

it('never shrinks a page to nothing in a pane that is still opening', () => {
  expect(scaleOf('fit-width', letter, { width: 0, height: 0 })).toBe(0.2);
});

it('steps through round percentages', () => {
  expect(zoomStep(0.97, 1)).toBe(1);
  expect(zoomStep(1, 1)).toBe(1.1);
  expect(zoomStep(1, -1)).toBe(0.9);
  expect(zoomStep(5, 1)).toBe(5);
  expect(zoomStep(0.25, -1)).toBe(0.2);
});

it('turns both ways', () => {
  expect(turn(0, -90)).toBe(270);
  expect(turn(270, 90)).toBe(0);
});

it('knows the page in the middle of the view', () => {
  expect(pageAt([0, 1000, 2000], 400)).toBe(1);
  expect(pageAt([0, 1000, 2000], 1001)).toBe(2);
  expect(pageAt([0, 1000, 2000], 9000)).toBe(3);
  expect(pageAt([16, 1000], 0)).toBe(1);
});
