import { expect, it } from 'vitest';
import { parseTsv, textOf } from './tsv.ts';

const row = (level: number, block: number, line: number, box: number[], confidence: number, text: string) =>
  [level, 1, block, 1, line, 1, ...box, confidence, text].join('\t');

const tsv = [
  'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext',
  row(4, 1, 1, [0, 0, 100, 20], -1, ''),
  row(5, 1, 1, [10, 20, 40, 10], 96.5, 'Anna'),
  row(5, 1, 1, [60, 20, 30, 10], 91, 'Roy'),
  row(5, 1, 2, [10, 40, 30, 10], 80, '1961'),
  row(5, 2, 1, [10, 80, 30, 10], -1, 'stamp'),
  row(5, 2, 1, [50, 80, 30, 10], 50, ' '),
].join('\n');

it('keeps words alone, with boxes as shares of the page and lines numbered over it', () => {
  const words = parseTsv(tsv, 100, 200);
  expect(words.map(({ text, line, block }) => [text, line, block])).toEqual([
    ['Anna', 0, 0],
    ['Roy', 0, 0],
    ['1961', 1, 0],
    ['stamp', 2, 1],
  ]);
  expect(words[0]).toMatchObject({ box: [0.1, 0.1, 0.5, 0.15], confidence: 0.965 });
  expect(words[3]?.confidence).toBe(0);
});

it('writes a line a line and parts blocks', () => {
  expect(textOf(parseTsv(tsv, 100, 200))).toBe('Anna Roy\n1961\n\nstamp');
});
