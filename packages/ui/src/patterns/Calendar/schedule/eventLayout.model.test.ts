import { describe, expect, it } from 'vitest';
import { layOut } from './eventLayout.model.ts';
import type { Stretch } from './eventLayout.model.ts';

const placed = (...stretches: [id: string, from: number, to: number][]) =>
  Object.fromEntries(
    layOut(stretches.map(([id, from, to]): Stretch => ({ id, from, to }))).map(({ id, lane, lanes, span }) => [id, [lane, lanes, span]]),
  );

describe('overlapping events', () => {
  it('alone take the whole width', () => {
    expect(placed(['a', 0, 2], ['b', 2, 3])).toEqual({ a: [0, 1, 1], b: [0, 1, 1] });
  });

  it('share it when they meet, the earlier or the longer first', () => {
    expect(placed(['short', 0, 1], ['long', 0, 3], ['late', 2, 4])).toEqual({
      long: [0, 2, 1],
      short: [1, 2, 1],
      late: [1, 2, 1],
    });
  });

  it('take the empty lanes beside them', () => {
    expect(placed(['a', 0, 4], ['b', 0, 1], ['c', 0, 1], ['d', 2, 4])).toEqual({
      a: [0, 3, 1],
      b: [1, 3, 1],
      c: [2, 3, 1],
      d: [1, 3, 2],
    });
  });

  it('never cover each other', () => {
    let seed = 7;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const stretches = Array.from({ length: 200 }, (_, at) => {
      const from = Math.floor(random() * 48);
      return { id: String(at), from, to: from + 1 + Math.floor(random() * 4) };
    });
    const laid = layOut(stretches);
    const collisions = laid.flatMap((one, at) =>
      laid
        .slice(at + 1)
        .filter((other) => one.from < other.to && other.from < one.to && one.lane < other.lane + other.span && other.lane < one.lane + one.span)
        .map((other) => [one.id, other.id]),
    );
    expect(laid).toHaveLength(200);
    expect(collisions).toEqual([]);
    expect(laid.every(({ lane, lanes, span }) => lane + span <= lanes)).toBe(true);
  });
});
