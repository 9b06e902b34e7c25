import { englishLabels } from '@intake/ui/theme';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { entryLabelMessages } from './entryLabels.messages.ts';
import { labelMessages } from './uiLabels.messages.ts';
import { uiLabelsOf } from './uiLabels.ts';

const intl = createIntl({ locale: 'en-CA', messages: {}, onError: () => {} });
const labels = uiLabelsOf(intl, { ...entryLabelMessages, ...labelMessages });

test('every word that a component says has a message', () => {
  expect(new Set(Object.keys(labels))).toEqual(new Set(Object.keys(englishLabels)));
});

test('texts with parts are functions where the components expect them', () => {
  const kinds = (words: object) => new Map(Object.entries(words).map(([name, word]) => [name, typeof word]));
  expect(kinds(labels)).toEqual(kinds(englishLabels));
  expect(labels.pageOf({ page: 2, pages: 11 })).toBe(englishLabels.pageOf({ page: 2, pages: 11 }));
});
