import type { BinFields } from '@intake/api/contract';
import { conflict } from '../../kernel/errors.ts';
import { crud, type Step } from '../../kernel/crud.ts';
import { requireOwn } from '../../kernel/references.ts';
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
      create: ownLocation,
      update: ownLocation,
      remove: async ({ tx, stored }) => {
        if (await isBinUsed(tx, stored.id)) throw conflict('bin-in-use', 'Faxes were received in this bin; it stays.');
      },
    },
  });

const ownLocation = ({ tx, actor, fields }: Step & { fields: BinFields }) => requireOwn(tx, actor, 'location', fields.locationId);
