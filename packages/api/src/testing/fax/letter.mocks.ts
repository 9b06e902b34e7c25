import { letterContract } from '../../contract/fax/letter.contract.ts';
import { onePage } from '../base/answers.ts';
import { mock, refusal } from '../base/mock.ts';
import { coverPreview, letterhead, letterPreview, letters, letterTemplates } from './letter.fixtures.ts';

export const mocks = [
  mock(letterContract.listLetterTemplates, letterTemplates),
  mock(letterContract.getLetterhead, letterhead),
  mock(letterContract.previewTemplate, letterPreview),
  mock(letterContract.previewLetter, ({ body }) => (body.kind === 'cover-page' ? coverPreview : letterPreview)),
  mock(letterContract.listLetters, onePage(letters)),
  mock(letterContract.getLetter, ({ params }) => {
    const found = letters.find(({ id }) => id === params.id);
    return found ? { ...found, url: '/api/files/letter.pdf' } : refusal(404, 'not-found');
  }),
];
