import { describe, expect, it } from 'vitest';
import { drawnIndexes, listHeight, listToReveal, pointAfter, pointAt, rowAfterKey, rowsAt, trackHeight } from './rowWindow.model.ts';

const short = { count: 1000, rowHeight: 40, viewport: 400 };
const million = { count: 1_000_000, rowHeight: 52, viewport: 800 };

describe('a list below the cap', () => {
  it('scrolls its own height', () => {
    expect(trackHeight(short)).toBe(40_000);
    expect(pointAfter(short, { track: 0, list: 0 }, 1234)).toEqual({ track: 1234, list: 1234 });
    expect(rowsAt(short, 0)).toEqual({ from: 0, to: 16 });
    expect(rowsAt(short, 39_600)).toEqual({ from: 984, to: 1000 });
  });
});

describe('a list of a million rows', () => {
  const end = listHeight(million) - million.viewport;

  it('keeps the track within what browsers can draw', () => {
    expect(trackHeight(million)).toBeLessThan(17_000_000);
  });

  it('moves pixel by pixel with the wheel, anywhere', () => {
    const before = pointAt(million, 26_000_000);
    const after = pointAfter(million, before, before.track + 100);
    expect(after.list - before.list).toBeCloseTo(100, 5);
  });

  it('moves in proportion when the thumb is dragged', () => {
    const track = trackHeight(million) / 2;
    const { list } = pointAfter(million, { track: 0, list: 0 }, track);
    expect(list / listHeight(million)).toBeCloseTo(0.5, 3);
  });

  it('reaches both ends', () => {
    const last = trackHeight(million) - million.viewport;
    expect(pointAfter(million, pointAt(million, end - 50), last).list).toBeCloseTo(end, 3);
    expect(pointAfter(million, pointAt(million, 300), 0).list).toBe(0);
    expect(rowsAt(million, end).to).toBe(1_000_000);
  });
});

it('reveals a row by the least scroll', () => {
  expect(listToReveal(short, 400, 5)).toBe(200);
  expect(listToReveal(short, 400, 12)).toBe(400);
  expect(listToReveal(short, 400, 30)).toBe(840);
});

it.each([
  ['ArrowDown', 5, 6],
  ['ArrowUp', 0, 0],
  ['PageDown', 0, 9],
  ['PageUp', 4, 0],
  ['Home', 500, 0],
  ['End', 0, 999],
  ['a', 3, undefined],
])('%s leads from row %d to %s', (key, from, to) => {
  expect(rowAfterKey(key, from, short)).toBe(to);
});

it('draws the row with the focus wherever it is', () => {
  expect(drawnIndexes({ from: 2, to: 5 }, 9, 3)).toEqual([2, 3, 4]);
  expect(drawnIndexes({ from: 2, to: 5 }, 9, 0)).toEqual([0, 2, 3, 4]);
  expect(drawnIndexes({ from: 2, to: 5 }, 9, 8)).toEqual([2, 3, 4, 8]);
  expect(drawnIndexes({ from: 2, to: 5 }, 4, -1)).toEqual([2, 3]);
});
