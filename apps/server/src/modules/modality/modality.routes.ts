import { modalityContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { ModalityService } from './modality.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const modalityRoutes = (modalities: ModalityService) =>
  implement(modalityContract, {
    listModalities: ({ actor }) => modalities.list(actor),
    createModality: ({ actor, body }) => modalities.create(actor, body),
  });
