import { z } from 'zod';
import { DocumentType, Empty, Id, IdBody, Priority, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

export const KeywordFields = z.object({
  term: z.string().trim().min(2).max(100),
  setsType: DocumentType.nullable(),
  setsPriority: Priority.nullable(),
  setsBinId: Id.nullable(),
});
export type KeywordFields = z.output<typeof KeywordFields>;

export const Keyword = KeywordFields.extend({ id: Id, version: Version });
export type Keyword = z.infer<typeof Keyword>;

export const keywordContract = {
  listKeywords: route({
    method: 'GET', path: '/api/keyword/', summary: 'Keyword rules', access: 'faxes.read', response: z.array(Keyword),
  }),
  saveKeyword: route({
    method: 'POST', path: '/api/keyword/save', summary: 'Create or change a rule', access: 'settings.manage',
    body: KeywordFields.extend({ id: Id.optional(), version: Version.optional() }), response: Keyword,
  }),
  removeKeyword: route({
    method: 'DELETE', path: '/api/keyword/', summary: 'Remove a rule', access: 'settings.manage', body: IdBody, response: Empty,
  }),
};
