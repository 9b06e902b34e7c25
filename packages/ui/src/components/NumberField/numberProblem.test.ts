import { expect, it } from 'vitest';
import { numberProblem } from './numberProblem.ts';

it.each([
  [0, { minValue: 1 }, 'too-small'],
  [1, { minValue: 1, maxValue: 1 }, null],
  [11, { maxValue: 10 }, 'too-large'],
  [7, { step: 5 }, 'off-step'],
  [-10, { step: 5 }, null],
  [6, { minValue: 1, step: 5 }, null],
  [0.3, { step: 0.1 }, null],
  [36.65, { minValue: 30, step: 0.1 }, 'off-step'],
  [7, {}, null],
  [7, { step: 0 }, null],
  [Number.NaN, { minValue: 1, maxValue: 2, step: 1 }, null],
] as const)('%s within %o: %s', (value, bounds, problem) => {
  expect(numberProblem(value, bounds)).toBe(problem);
});
