import type { Actor } from './actor.ts';
import type { PageQuery } from './cursor.ts';
import { notFound, versionConflict } from './errors.ts';
import { appendAudit, type AuditEntry } from '../platform/audit/audit.ts';
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
  /** What the audit event of a change says besides: of whom it is, what came of it. */
  audit?(change: { id: string; stored?: Item; fields?: Fields }): Noted;
}

type Noted = Pick<AuditEntry, 'patientId' | 'detail'>;

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
export function crud<Item, Fields>(database: Database, { store, entity, topic, before, audit }: Declaration<Item, Fields>) {
  /** For the changes that a module makes by its own SQL: its last step. */
  const changed = async (tx: Tx, actor: Actor, action: 'C' | 'U' | 'D', entityId: string, noted: Noted = {}): Promise<void> => {
    await appendAudit(tx, { actor, action, entity, entityId, outcome: 'success', ...noted });
    await publish(tx, { organizationId: actor.organizationId, topic, entity, entityId });
  };

  const read = async (tx: Tx, actor: Actor, id: string): Promise<Item> => {
    const item = await store.find(tx, actor.organizationId, id);
    if (!item) throw notFound();
    return item;
  };

  const updateIn = async (tx: Tx, actor: Actor, change: Fields & Seen): Promise<Item> => {
    const stored = await read(tx, actor, change.id);
    await before?.update?.({ tx, actor, fields: change, stored });
    if (!(await store.update(tx, actor, change))) throw versionConflict();
    const item = await read(tx, actor, change.id);
    await changed(tx, actor, 'U', change.id, audit?.({ id: change.id, stored, fields: change }));
    return item;
  };

  return {
    changed,
    /** In the caller's transaction, for what a module does around it. */
    read,
    updateIn,

    list: (actor: Actor) => database.asUser(actor, (tx) => store.list(tx, actor.organizationId)),

    get: (actor: Actor, id: string) => database.asUser(actor, (tx) => read(tx, actor, id)),

    create: (actor: Actor, fields: Fields) =>
      database.asUser(actor, async (tx) => {
        await before?.create?.({ tx, actor, fields });
        const id = await store.insert(tx, actor, fields);
        const item = await read(tx, actor, id);
        await changed(tx, actor, 'C', id, audit?.({ id, fields }));
        return item;
      }),

    update: (actor: Actor, change: Fields & Seen) => database.asUser(actor, (tx) => updateIn(tx, actor, change)),

    remove: (actor: Actor, seen: Seen) =>
      database.asUser(actor, async (tx) => {
        const stored = await read(tx, actor, seen.id);
        await before?.remove?.({ tx, actor, stored });
        if (!(await store.remove(tx, actor, seen))) throw versionConflict();
        await changed(tx, actor, 'D', seen.id, audit?.({ id: seen.id, stored }));
        return {};
      }),
  };
}
