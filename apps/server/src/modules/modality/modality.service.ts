import { crud } from '../../kernel/crud.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { modalityStore } from './modality.store.ts';

export type ModalityService = ReturnType<typeof createModalityService>;

/** What the clinic does for its patients: the modalities that a referral may ask for. */
export const createModalityService = (database: Database) =>
  crud(database, { store: modalityStore, entity: 'modality', topic: 'settings' });
