import { expect, it } from 'vitest';
import { lineOf, layOut } from './rows.ts';

/** Lines of a cell in the middle of one that is higher: each stands half a line lower than one beside it. */
const cell = (lines: string[], x: number, from: number, block: number) =>
  lines.flatMap((text, at) =>
    text.split(' ').map((word, place) => ({ text: word, box: [x + place * 0.09, from + at * 0.016, x + place * 0.09 + 0.08, from + at * 0.016 + 0.019] as [number, number, number, number], confidence: 1, line: block * 10 + at, block })),
  );

it('keeps the lines of a cell apart where those of the cell beside stand half a line lower', () => {
  const words = [...cell(['Name: Roy', 'Gender: Male', 'Address: King'], 0.05, 0.1, 0), ...cell(['Dr. Ellis', 'Lakehead Clinic'], 0.55, 0.108, 1)];
  const { rows } = layOut({ number: 1, width: 1000, height: 1000, words });
  expect(rows.map((row) => lineOf(row))).toEqual(['Name: Roy Dr. Ellis', 'Gender: Male Lakehead Clinic', 'Address: King']);
});
