import { englishLabels } from '@intake/ui/theme';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { uiLabelsOf } from './uiLabels.ts';

const labels = uiLabelsOf(createIntl({ locale: 'en-CA', messages: {}, onError: () => {} }));

test('every word that a component says has a message', () => {
  expect(new Set(Object.keys(labels))).toEqual(new Set(Object.keys(englishLabels)));
});

test('texts with parts are functions where the components expect them', () => {
  const kinds = (words: object) => new Map(Object.entries(words).map(([name, word]) => [name, typeof word]));
  expect(kinds(labels)).toEqual(kinds(englishLabels));
  expect(labels.pageOf({ page: 2, pages: 11 })).toBe(englishLabels.pageOf({ page: 2, pages: 11 }));
});
