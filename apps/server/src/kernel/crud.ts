import type { Actor } from './actor.ts';
import type { PageQuery } from './cursor.ts';
import { notFound, versionConflict } from './errors.ts';
import { appendAudit } from '../platform/audit/audit.ts';
import type { Database, Tx } from '../platform/database/database.port.ts';
import { publish, type Topic } from '../platform/events/events.port.ts';
import type { Paged, Seen, Store } from './table.ts';

/** What each step of a change is given. */
export interface Step {
  tx: Tx;
  actor: Actor;
}

/** What is special, in the transaction of the change and before it: what throws here changes nothing. */
interface Before<Item, Fields> {
  create?(step: Step & { fields: Fields }): void | Promise<void>;
  update?(step: Step & { fields: Fields; stored: Item }): void | Promise<void>;
  remove?(step: Step & { stored: Item }): void | Promise<void>;
}

interface Declaration<Item, Fields> {
  store: Store<Item, Fields>;
  /** What the audit trail and the published events call it: the name of its table. */
  entity: string;
  topic: Topic;
  before?: Before<Item, Fields>;
}

/** The list of a table in keyset pages. */
export const paged =
  <Item>(database: Database, store: Paged<Item>) =>
  (actor: Actor, query: PageQuery) =>
    database.asUser(actor, (tx) => store.page(tx, actor.organizationId, query));

export type Crud<Item, Fields> = ReturnType<typeof crud<Item, Fields>>;

/**
 * The service of a table. Each call is one transaction; a change holds its audit event and, last, the event for
 * the portals. Throws 404 for what is not in the actor's organisation, 409 when the version is an old one.
 */
export function crud<Item, Fields>(database: Database, { store, entity, topic, before }: Declaration<Item, Fields>) {
  /** For the changes that a module makes by its own SQL: its last step. */
  const changed = async (tx: Tx, actor: Actor, action: 'C' | 'U' | 'D', entityId: string): Promise<void> => {
    await appendAudit(tx, { actor, action, entity, entityId, outcome: 'success' });
    await publish(tx, { organizationId: actor.organizationId, topic, entity, entityId });
  };

  const read = async (tx: Tx, actor: Actor, id: string): Promise<Item> => {
    const item = await store.find(tx, actor.organizationId, id);
    if (!item) throw notFound();
    return item;
  };

  return {
    changed,

    list: (actor: Actor) => database.asUser(actor, (tx) => store.list(tx, actor.organizationId)),

    get: (actor: Actor, id: string) => database.asUser(actor, (tx) => read(tx, actor, id)),

    create: (actor: Actor, fields: Fields) =>
      database.asUser(actor, async (tx) => {
        await before?.create?.({ tx, actor, fields });
        const id = await store.insert(tx, actor.organizationId, fields);
        const item = await read(tx, actor, id);
        await changed(tx, actor, 'C', id);
        return item;
      }),

    update: (actor: Actor, change: Fields & Seen) =>
      database.asUser(actor, async (tx) => {
        const stored = await read(tx, actor, change.id);
        await before?.update?.({ tx, actor, fields: change, stored });
        if (!(await store.update(tx, actor.organizationId, change))) throw versionConflict();
        const item = await read(tx, actor, change.id);
        await changed(tx, actor, 'U', change.id);
        return item;
      }),

    remove: (actor: Actor, seen: Seen) =>
      database.asUser(actor, async (tx) => {
        const stored = await read(tx, actor, seen.id);
        await before?.remove?.({ tx, actor, stored });
        if (!(await store.remove(tx, actor.organizationId, seen))) throw versionConflict();
        await changed(tx, actor, 'D', seen.id);
        return {};
      }),
  };
}
