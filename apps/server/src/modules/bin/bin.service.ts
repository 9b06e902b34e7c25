import { conflict } from '../../kernel/errors.ts';
import { crud } from '../../kernel/crud.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { binStore, isBinUsed } from './bin.store.ts';

export type BinService = ReturnType<typeof createBinService>;

/** Where faxes wait until somebody takes them. */
export const createBinService = (database: Database) =>
  crud(database, {
    store: binStore,
    entity: 'bin',
    topic: 'settings',
    before: {
      remove: async ({ tx, stored }) => {
        if (await isBinUsed(tx, stored.id)) throw conflict('bin-in-use', 'Faxes were received in this bin; it stays.');
      },
    },
  });
