import { expect, test } from 'vitest';
import { snippetOf, turnedBox } from './snippet.model.ts';

const page = { width: 1700, height: 2200 };
const box = { x: 0.1, y: 0.3, width: 0.2, height: 0.02 };

test('a short place stands in the middle of its snippet, with room beside it', () => {
  const { zoom, x, y } = snippetOf(page, box);
  expect(x).toBeCloseTo(0.2);
  expect(y).toBeCloseTo(0.31);
  expect(zoom).toBeCloseTo(1 / 0.24);
});

test('one letter is not blown up until nothing else is seen', () => {
  expect(snippetOf(page, { ...box, width: 0.01 }).zoom).toBeCloseTo(5);
});

test('of a long place the snippet shows how it begins, still larger than on the page', () => {
  const { zoom, x, y } = snippetOf(page, { x: 0.1, y: 0.3, width: 0.8, height: 0.2 });
  expect(x - 1 / zoom / 2).toBeCloseTo(0.08);
  expect(y).toBeCloseTo(0.32);
  expect(zoom).toBeGreaterThan(2.5);
});

test('a turned page is shown as it is turned', () => {
  expect(turnedBox(box, 90)).toEqual({ x: 1 - 0.3 - 0.02, y: 0.1, width: 0.02, height: 0.2 });
  expect(turnedBox(box, 180)).toEqual({ x: 1 - 0.1 - 0.2, y: 1 - 0.3 - 0.02, width: 0.2, height: 0.02 });
  expect(turnedBox(box, 270)).toEqual({ x: 0.3, y: 1 - 0.1 - 0.2, width: 0.02, height: 0.2 });
  expect(snippetOf({ ...page, rotation: 90 }, box).shape).toBeCloseTo(2200 / 1700);
});
