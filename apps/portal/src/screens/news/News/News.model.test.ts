import { expect, test } from 'vitest';
import { emptyDraft, textsOf } from './News.model.ts';

test('news are in the languages that have both a subject and a text', () => {
  const draft = { ...emptyDraft, 'en-subject': ' New ', 'en-text': 'Letters are faxed.', 'fr-text': 'Les lettres partent.', 'ja-subject': '新機能' };
  expect(textsOf(draft)).toEqual({ texts: { en: { subject: 'New', text: 'Letters are faxed.' } }, half: ['fr-subject', 'ja-text'] });
  expect(textsOf(emptyDraft)).toEqual({ texts: {}, half: [] });
});
