import { describe, expect, it } from 'vitest';
import { centres, checkSeries, domainOf, heatStep, isCounted, labelWidth, labelled, marksOf, nearest, stacked, yTicks } from './chart.model.ts';
import type { ChartSeries } from './chart.model.ts';

const series: ChartSeries[] = [
  { id: 'in', label: 'Received', values: [10, 20, null] },
  { id: 'out', label: 'Sent', values: [5, 0, 7] },
];
const x = ['Mon', 'Tue', 'Wed'];
const size = { width: 300, height: 100 };

describe('what is given', () => {
  it('must fit the x axis', () => {
    expect(() => checkSeries('bar', series, 4)).toThrow('series "in" has 3 values for 4 places');
    expect(() => checkSeries('bar', series, 3)).not.toThrow();
  });

  it('must be told apart, but for the rows of a heat map', () => {
    const seven = Array.from({ length: 7 }, (_, at) => ({ id: String(at), label: '', values: [] }));
    expect(() => checkSeries('line', seven, 0)).toThrow('7 series, at most 6');
    expect(() => checkSeries('heat', seven, 0)).not.toThrow();
  });
});

describe('the y axis', () => {
  it('spans from zero to a round number', () => {
    expect(domainOf(series, 3, {})).toEqual([0, 20]);
    expect(domainOf([{ id: 'a', label: '', values: [-3, 17] }], 2, {})).toEqual([-5, 20]);
  });

  it('spans what stands on each other when stacked', () => {
    expect(stacked(series, 3)).toEqual([
      [
        [0, 10],
        [0, 20],
        [0, 0],
      ],
      [
        [10, 15],
        [0, 0],
        [0, 7],
      ],
    ]);
    expect(domainOf([...series, { id: 'c', label: '', values: [30, 0, 0] }], 3, { isStacked: true })).toEqual([0, 50]);
  });

  it('spans what it is told to', () => {
    expect(domainOf(series, 3, { min: 5, max: 33 })).toEqual([5, 33]);
  });

  it('has something to span when all is zero or nothing', () => {
    expect(domainOf([{ id: 'a', label: '', values: [0, 0] }], 2, {})).toEqual([0, 1]);
    expect(domainOf([], 0, {})).toEqual([0, 1]);
  });

  it('has round ticks from the bottom to the top', () => {
    expect(yTicks([0, 20], 100)).toEqual([
      { value: 0, top: 100 },
      { value: 10, top: 50 },
      { value: 20, top: 0 },
    ]);
  });

  it('has no half of what is counted', () => {
    const counted = [{ id: 'a', label: '', values: [3, null, 0] }];
    expect(isCounted(counted)).toBe(true);
    expect(isCounted([{ id: 'a', label: '', values: [3, 0.5] }])).toBe(false);
    expect(yTicks([0, 3], 240, true).map(({ value }) => value)).toEqual([0, 1, 2, 3]);
    expect(yTicks([0, 3], 240).map(({ value }) => value)).toContain(0.5);
  });
});

describe('the x axis', () => {
  it('is even for words', () => {
    expect(centres('line', x, 300)).toEqual([0, 150, 300]);
  });

  it('is true to the distance of dates and numbers', () => {
    expect(centres('line', [0, 10, 40], 300)).toEqual([0, 75, 300]);
    const days = ['2026-03-01', '2026-03-02', '2026-03-05'].map((day) => new Date(day));
    expect(centres('line', days, 400)).toEqual([0, 100, 400]);
  });

  it('gives bars a place of their own', () => {
    const middles = centres('bar', x, 300);
    expect(middles[1]).toBeCloseTo(150);
    expect(middles[0]).toBeGreaterThan(30);
  });

  it('gives each label the room up to the next, around its place', () => {
    const [first, second, third] = labelled([0, 100, 200], ['January', 'May', 'July'], 200);
    expect(first).toMatchObject({ from: 0, to: second ? 100 - labelWidth('May') / 2 : 0 });
    expect((second?.from ?? 0) + (second?.to ?? 0)).toBeCloseTo(200);
    expect(third).toMatchObject({ align: 'end', to: 200 });
  });

  it('holds a single value in the middle', () => {
    expect(centres('line', ['Mon'], 300)).toEqual([150]);
  });

  it('names days that are equally far apart, however long their names are', () => {
    const days = Array.from({ length: 30 }, (_, at) => (at % 7 < 3 ? `September ${at}` : `Oct ${at}`));
    const steps = labelled(centres('bar', days, 600), days, 600).map(({ index }) => index);
    expect(steps.length).toBeGreaterThan(3);
    expect(new Set(steps.slice(1).map((index, nth) => index - steps[nth]!)).size).toBe(1);
    expect(labelled([], [], 600)).toEqual([]);
  });

  it('leaves out labels that would touch', () => {
    const shown = labelled([0, 20, 40, 60, 80], ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], 80);
    expect(shown.map(({ index, align }) => [index, align])).toEqual([
      [0, 'start'],
      [3, 'center'],
    ]);
    expect(labelled([0, 50, 100], ['Mon', 'Tue', 'Wed'], 100).map(({ align }) => align)).toEqual(['start', 'center', 'end']);
    expect(labelWidth('月')).toBeGreaterThan(labelWidth('M'));
  });
});

describe('marks', () => {
  it('are points for lines, with gaps', () => {
    const [received] = marksOf(series, { kind: 'line', domain: [0, 20], x, size });
    expect(received).toEqual([{ x: 0, y: 50, width: 0, height: 0 }, { x: 150, y: 0, width: 0, height: 0 }, null]);
  });

  it('stand beside each other or on each other for bars', () => {
    const beside = marksOf(series, { kind: 'bar', domain: [0, 20], x, size });
    expect(beside[1]?.[0]?.x).toBeGreaterThan((beside[0]?.[0]?.x ?? 0) + (beside[0]?.[0]?.width ?? 0));
    const on = marksOf(series, { kind: 'bar', isStacked: true, domain: [0, 20], x, size });
    expect(on[1]?.[0]).toMatchObject({ x: on[0]?.[0]?.x, y: 25, height: 25 });
  });

  it('hang from zero for bars below it', () => {
    const [bars] = marksOf([{ id: 'a', label: '', values: [-10] }], { kind: 'bar', domain: [-10, 10], x: ['Mon'], size });
    expect(bars?.[0]).toMatchObject({ y: 50, height: 50 });
  });

  it('fill a heat map, known or not', () => {
    const cells = marksOf(series, { kind: 'heat', domain: [0, 20], x, size });
    expect(cells.flat()).toHaveLength(6);
    expect(cells.flat()).not.toContain(null);
  });

  it('are found by what is nearest', () => {
    const marks = marksOf(series, { kind: 'line', domain: [0, 20], x, size });
    const middles = centres('line', x, 300);
    expect(nearest(marks, middles, 10, 70)).toEqual({ series: 1, index: 0 });
    expect(nearest(marks, middles, 290, 0)).toEqual({ series: 1, index: 2 });
    expect(nearest([[null]], [0], 0, 0)).toBeUndefined();
  });
});

it('heats in fifths of the most', () => {
  expect([null, 0, 1, 20, 21, 100].map((value) => heatStep(value, 100))).toEqual([0, 0, 1, 1, 2, 5]);
});
