import type { QuarantinedFile } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import type { FileLinks } from '../../platform/files/fileLinks.ts';
import * as store from './quarantine.store.ts';

/** It is here because nobody could say what it is; so nothing is told to try. */
const anyBytes = 'application/octet-stream';

export type QuarantineService = ReturnType<typeof createQuarantineService>;

/** What the receivers could not take, until somebody has dealt with it. */
export function createQuarantineService(database: Database, links: FileLinks) {
  return {
    list: (actor: Actor, query: store.Query) => database.asUser(actor, (tx) => store.listFiles(tx, actor.organizationId, query)),

    /** A read address; handing it out is a view and is audited as one. Throws 404 when nothing is kept. */
    sign: (actor: Actor, id: string) =>
      database.asUser(actor, async (tx) => {
        const key = await store.findKey(tx, actor.organizationId, id);
        if (!key) throw notFound();
        await appendAudit(tx, { actor, action: 'R', entity: 'quarantine', entityId: id, outcome: 'success' });
        return { url: links.sign(actor, key, anyBytes), expiresAt: links.expiry().toISOString() };
      }),

    /** Who dealt with it first stays the one who did. Throws 404 for what is not here. */
    settle: (actor: Actor, id: string): Promise<QuarantinedFile> =>
      database.asUser(actor, async (tx) => {
        if (await store.settle(tx, actor, id)) {
          await appendAudit(tx, { actor, action: 'U', entity: 'quarantine', entityId: id, outcome: 'success' });
          await publish(tx, { organizationId: actor.organizationId, topic: 'fax', entity: 'quarantine', entityId: id });
        }
        const file = await store.findFile(tx, actor.organizationId, id);
        if (!file) throw notFound();
        return file;
      }),
  };
}
