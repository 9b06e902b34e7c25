import { keywordContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { KeywordService } from './keyword.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const keywordRoutes = (keywords: KeywordService) =>
  implement(keywordContract, {
    listKeywords: ({ actor }) => keywords.list(actor),
    saveKeyword: ({ actor, body }) => keywords.save(actor, body),
    removeKeyword: ({ actor, body }) => keywords.remove(actor, body),
  });
