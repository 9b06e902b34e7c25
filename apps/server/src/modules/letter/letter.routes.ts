import { letterContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { LetterService } from './letter.service.ts';
import type { LetterheadService } from './letterhead.service.ts';
import type { LetterTemplateService } from './letterTemplate.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const letterRoutes = (letters: LetterService, templates: LetterTemplateService, heads: LetterheadService) =>
  implement(letterContract, {
    listLetterTemplates: ({ actor }) => templates.list(actor),
    saveLetterTemplate: ({ actor, body }) => templates.save(actor, body),
    resetLetterTemplate: ({ actor, body }) => templates.reset(actor, body),
    getLetterhead: ({ actor }) => heads.get(actor),
    saveLetterhead: ({ actor, body }) => heads.save(actor, body),
    saveLetterLogo: ({ actor, body }) => heads.saveLogo(actor, body.picture),
    previewTemplate: ({ actor, body }) => letters.preview(actor, body),
    previewLetter: ({ actor, body }) => letters.preview(actor, body),
    createLetter: ({ actor, body }) => letters.create(actor, body),
    listLetters: ({ actor, query }) => letters.list(actor, query),
    getLetter: ({ actor, params }) => letters.get(actor, params.id),
  });
