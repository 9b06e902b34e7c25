import { z } from 'zod';
import { documentTypes, faxStatuses } from '../../rules/vocabulary.ts';
import { Id, IsoDate, listOf, PageQuery } from '../base/common.contract.ts';
import { FaxSummary } from './fax.contract.ts';
import { Patient } from '../patient/patient.contract.ts';
import { Physician } from '../patient/physician.contract.ts';
import { route } from '../base/route.ts';

export const FaxHit = z.object({
  fax: FaxSummary,
  /** The page of the first hit, and its text around the hit in parts, so that nothing needs to be parsed as HTML. */
  page: z.number().int().nullable(),
  snippet: z.array(z.object({ text: z.string(), hit: z.boolean() })),
});
export type FaxHit = z.infer<typeof FaxHit>;

export const searchContract = {
  searchEverything: route({
    method: 'GET',
    path: '/api/search/',
    summary: 'Fax text, patients and physicians at once; ranked among the newest matches; the search is audited',
    access: 'search',
    query: PageQuery.extend({
      // A page of results is read from the top, and each costs the text of its pages.
      limit: z.coerce.number<number>().int().min(1).max(200).default(25),
      q: z.string().trim().min(1).max(200),
      kind: z.enum(['all', 'faxes', 'patients', 'physicians']).default('all'),
      documentType: listOf(documentTypes),
      status: listOf(faxStatuses),
      direction: z.enum(['inbound', 'outbound']).optional(),
      binId: Id.optional(),
      patientId: Id.optional(),
      from: IsoDate.optional(),
      to: IsoDate.optional(),
      sort: z.enum(['relevance', 'newest']).default('relevance'),
    }),
    response: z.object({
      faxes: z.object({ items: z.array(FaxHit), nextCursor: z.string().nullable(), rankedAmongNewest: z.number().int().nullable() }),
      patients: z.array(Patient),
      physicians: z.array(Physician),
    }),
  }),
  findHits: route({
    method: 'GET',
    path: '/api/search/hits',
    summary: 'The boxes of the hits on the pages of one fax',
    access: 'search',
    query: z.object({ q: z.string().trim().min(1).max(200), faxId: Id }),
    response: z.array(
      z.object({ page: z.number().int(), boxes: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])) }),
    ),
  }),
};
