import type { Modality, ModalityFields } from '@intake/api/contract';
import { tableStore } from '../../kernel/table.ts';

export const modalityStore = tableStore({
  table: 'modality',
  orderBy: ['name'],
  toApi: ({ id, name, code }): Modality => ({ id, name, code }),
  toRow: ({ name, code }: ModalityFields) => ({ name, code }),
});
