import type { Partner } from '@intake/api/contract';
import { mostKeys } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { crud, paged } from '../../kernel/crud.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { insertKey, partnerStore, readUse, revokeKey } from './partner.store.ts';
import { readKey, refusedKey } from './partnerKey.ts';

export type PartnerService = ReturnType<typeof createPartnerService>;

/** Who may call from outside, with which keys. Every change is audited and published in its own transaction. */
export function createPartnerService(database: Database) {
  const partners = crud(database, { store: partnerStore, entity: 'partner', topic: 'settings' });
  return {
    /** In the caller's transaction, for what else belongs to partners. */
    read: partners.read,
    changed: partners.changed,
    page: paged(database, partnerStore),
    create: partners.create,
    update: partners.update,

    use: (actor: Actor, id: string) =>
      database.asUser(actor, async (tx) => {
        await partners.read(tx, actor, id);
        return readUse(tx, actor.organizationId, id);
      }),

    /** Throws a 422 for what is no public key, 409 when there are enough. */
    addKey: async (actor: Actor, { id, label, key }: { id: string; label: string; key: string }): Promise<Partner> => {
      const read = await readKey(key);
      return database.asUser(actor, async (tx) => {
        const { keys } = await partners.read(tx, actor, id);
        if (keys.filter(({ revokedAt }) => revokedAt === null).length >= mostKeys) throw conflict('too-many-keys', 'Revoke a key that is not needed first.');
        const keyId = await insertKey(tx, { ...read, organizationId: actor.organizationId, userId: actor.userId, partnerId: id, label });
        if (keyId === null) throw refusedKey('key-known');
        await partners.changed(tx, actor, 'U', id, { detail: { event: 'add-key', keyId, thumbprint: read.thumbprint } });
        return partners.read(tx, actor, id);
      });
    },

    revokeKey: (actor: Actor, { id, keyId }: { id: string; keyId: string }): Promise<Partner> =>
      database.asUser(actor, async (tx) => {
        if (!(await revokeKey(tx, { organizationId: actor.organizationId, id, keyId }))) throw notFound();
        await partners.changed(tx, actor, 'U', id, { detail: { event: 'revoke-key', keyId } });
        return partners.read(tx, actor, id);
      }),
  };
}
