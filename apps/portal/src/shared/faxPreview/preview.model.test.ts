import { faxDetail, faxPageWords, searchHits } from '@intake/api/testing';
import { expect, test } from 'vitest';
import { hitMarks, joinWords, previewPages } from './preview.model.ts';

test('words side by side are one hit, words on other lines or far apart are several', () => {
  const chest = [0.1, 0.2, 0.16, 0.22] as const;
  const pain = [0.17, 0.201, 0.22, 0.221] as const;
  const far = [0.6, 0.2, 0.66, 0.22] as const;
  const below = [0.22, 0.23, 0.28, 0.25] as const;
  expect(joinWords([[...chest], [...pain], [...far], [...below]])).toEqual([[0.1, 0.2, 0.22, 0.221], [...far], [...below]]);
});

test('a word before the last one on its line starts a hit of its own', () => {
  expect(joinWords([[0.5, 0.2, 0.6, 0.22], [0.1, 0.2, 0.2, 0.22]])).toHaveLength(2);
});

test('every hit has a name of its own, so that the viewer can go to each', () => {
  const marks = hitMarks([...searchHits, { page: 2, boxes: [[0, 0, 0.1, 0.1]] }]);
  expect(new Set(marks.map(({ id }) => id)).size).toBe(marks.length);
  expect(marks.at(-1)).toEqual({ id: '2-0', page: 2, kind: 'hit', box: { x: 0, y: 0, width: 0.1, height: 0.1 } });
});

test('a page has its words when they have come', () => {
  const [first, second] = previewPages(faxDetail, { 1: faxPageWords[0] ?? [] });
  expect(first?.words?.length).toBeGreaterThan(10);
  expect(second?.words).toBeUndefined();
});
