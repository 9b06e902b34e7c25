import { expect, it } from 'vitest';
import { evidenceOf, isUpright, isWorthTurning } from './evidence.ts';
import type { Word } from './word.ts';

const page = { width: 1000, height: 2000 };

const word = (text: string, wide: number, high: number, confidence = 0.9): Word => ({
  text, box: [0.1, 0.1, 0.1 + wide / page.width, 0.1 + high / page.height], confidence, line: 0, block: 0,
});

it('counts the letters of level words that were read with confidence', () => {
  const words = [word('patient', 90, 20), word('(today),', 80, 20), word('of', 20, 20), word('2025-11-14', 120, 20), word('rnlgi', 60, 20, 0.4)];
  expect(evidenceOf(words, page, 20)).toEqual({ letters: 15, share: 0.75, coverage: 0.75, digits: 8 });
});

it('takes words that are higher than wide for words read sideways', () => {
  const sideways = Array.from({ length: 20 }, () => word('patient', 20, 90));
  expect(evidenceOf(sideways, page, 140)).toEqual({ letters: 0, share: 0, coverage: 0, digits: 0 });
  expect(isUpright(evidenceOf(sideways, page, 140))).toBe(false);
});

it('turns a page for words alone, and for twice as many as it has', () => {
  const nothing = { letters: 0, share: 0, coverage: 0, digits: 0 };
  const some = { letters: 40, share: 0.9, coverage: 0.1, digits: 0 };
  expect(isWorthTurning(some, nothing)).toBe(true);
  expect(isWorthTurning(some, { letters: 25, share: 0.5, coverage: 0.1, digits: 0 })).toBe(false);
  expect(isWorthTurning({ letters: 6, share: 1, coverage: 0.1, digits: 0 }, nothing)).toBe(false);
  expect(isWorthTurning({ letters: 40, share: 0.2, coverage: 0.2, digits: 0 }, nothing)).toBe(false);
});

it('turns a page for one word when it is most of what the page says', () => {
  const urgentFax = evidenceOf([word('URGENT', 900, 200), word('FAX', 400, 200)], page, 9);
  expect(isWorthTurning(urgentFax, { letters: 0, share: 0, coverage: 0, digits: 0 })).toBe(true);
});

it('turns a page that is hardly legible when its other sides are not legible at all', () => {
  const hardly = { letters: 80, share: 0.2, coverage: 0.2, digits: 0 };
  expect(isWorthTurning(hardly, { letters: 4, share: 0.02, coverage: 0.01, digits: 0 })).toBe(true);
  expect(isWorthTurning(hardly, { letters: 20, share: 0.1, coverage: 0.05, digits: 0 })).toBe(false);
  expect(isWorthTurning({ ...hardly, letters: 12, coverage: 0.05 }, { letters: 0, share: 0, coverage: 0, digits: 0 })).toBe(false);
});

it('turns a page of figures without words for three times as many of them', () => {
  const figures = (count: number, confidence = 0.95) => evidenceOf(Array.from({ length: count }, () => word('142.50', 70, 20, confidence)), page, 400);
  expect(isWorthTurning(figures(40), figures(8))).toBe(true);
  expect(isWorthTurning(figures(40), figures(20))).toBe(false);
  expect(isWorthTurning(figures(40, 0.8), figures(0))).toBe(false);
  expect(isWorthTurning(figures(40), evidenceOf([word('Telephone', 100, 20), word('ledger', 70, 20)], page, 400))).toBe(false);
});
