import { z } from 'zod';
import { Id, Name } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

export const ModalityFields = z.object({ name: Name, code: z.string().trim().min(1).max(20).nullable() });
export type ModalityFields = z.output<typeof ModalityFields>;

export const Modality = ModalityFields.extend({ id: Id });
export type Modality = z.infer<typeof Modality>;

export const modalityContract = {
  listModalities: route({
    method: 'GET', path: '/api/modality/', summary: 'Services offered', access: 'member', response: z.array(Modality),
  }),
  createModality: route({
    method: 'POST', path: '/api/modality/', summary: 'New service', access: 'settings.manage', body: ModalityFields, response: Modality,
  }),
};
