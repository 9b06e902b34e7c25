import { expect, it } from 'vitest';
import { withTickBoxes } from './tickWords.ts';
import type { Word } from '../word.ts';

const page = { width: 1000, height: 100 };

const word = (text: string, left: number, line = 0): Word => ({
  text, box: [left / 1000, 0.2 + line * 0.4, (left + 60) / 1000, 0.4 + line * 0.4], confidence: 0.9, line, block: line,
});

const box = (x0: number, y0: number, ticked: boolean) => ({ x0, y0, x1: x0 + 20, y1: y0 + 20, ticked, confidence: 0.97 });

const textOf = (words: Word[]) => words.map(({ text, line }) => `${line}${text}`).join(' ');

it('puts boxes into the lines that they stand on, before and behind words', () => {
  const words = [word('Routine', 100), word('Urgent', 300), word('Smoker', 100, 1)];
  const boxes = [box(270, 20, true), box(70, 20, false), box(170, 60, true)];
  expect(textOf(withTickBoxes(words, boxes, page))).toBe('0☐ 0Routine 0☑ 0Urgent 1Smoker 1☑');
  expect(withTickBoxes(words, boxes, page)[2]).toMatchObject({ confidence: 0.97, box: [0.27, 0.2, 0.291, 0.41], block: 0 });
});

it('joins a box between two lines of one height to the word behind it', () => {
  const [left, right] = [word('Routine', 100), { ...word('STAT', 240), line: 1, block: 1 }];
  expect(textOf(withTickBoxes([left, right], [box(200, 20, true)], page))).toBe('0Routine 1☑ 1STAT');
});

it('leaves out boxes without a word at their height', () => {
  expect(textOf(withTickBoxes([word('Routine', 100)], [box(70, 75, true)], page))).toBe('0Routine');
});
