import { sql, type Insertable, type Selectable, type Transaction } from 'kysely';
import { decodeCursor, readPage, type Page, type PageQuery } from './cursor.ts';
import type { Row, Versioned } from '../platform/database/columns.ts';
import type { Tx } from '../platform/database/database.port.ts';
import type { Tables } from '../platform/database/tables.ts';

/** What one has in hand: a row, and the version of it that one saw. */
export interface Seen {
  id: string;
  version: number;
}

export interface Reads<Item> {
  list(tx: Tx, organizationId: string): Promise<Item[]>;
  find(tx: Tx, organizationId: string, id: string): Promise<Item | undefined>;
}

export interface Paged<Item> {
  /** Throws a 422 for a cursor that is none. */
  page(tx: Tx, organizationId: string, query: PageQuery): Promise<Page<Item>>;
}

export interface Writes<Fields> {
  /** Answers the new id. */
  insert(tx: Tx, organizationId: string, fields: Fields): Promise<string>;
  /** False when the version is not the stored one any more, or there is none. */
  update(tx: Tx, organizationId: string, change: Fields & Seen): Promise<boolean>;
  /** False as for update. */
  remove(tx: Tx, organizationId: string, seen: Seen): Promise<boolean>;
}

/** The questions of a table of an organisation. A module replaces the ones that are special by its own. */
export type Store<Item, Fields> = Reads<Item> & Writes<Fields>;

interface SharedColumns extends Row, Versioned {}

/** Tables of an organisation whose rows have a version. */
type TableName = { [Name in keyof Tables]: Tables[Name] extends SharedColumns ? Name : never }[keyof Tables];
type TextColumn<Columns> = { [Name in keyof Columns]: Columns[Name] extends string ? Name : never }[keyof Columns] & string;

interface Written<Name extends TableName, Fields> {
  table: Name;
  /** Names each column: what else a change carries is not written. */
  toRow(fields: Fields): Omit<Insertable<Tables[Name]>, keyof SharedColumns>;
}

interface Declaration<Name extends TableName, Item, Fields> extends Written<Name, Fields> {
  /** Rows come in the order of this column, then of their ids. */
  orderBy: TextColumn<Tables[Name]>;
  toApi(row: Selectable<Tables[Name]>): Item;
}

// Of a table's type the statements below need the columns alone that all such tables share.
const nameOf = (table: TableName) => table as unknown as 'shared';
const within = (tx: Tx) => tx as unknown as Transaction<{ shared: SharedColumns }>;

/** The SQL of a table, declared: what its rows are to the contract, and in which order they come. */
export function tableStore<Name extends TableName, Item, Fields>(
  declaration: Declaration<Name, Item, Fields>,
): Store<Item, Fields> & Paged<Item> {
  const { table, orderBy, toApi } = declaration;
  const item = (row: Selectable<SharedColumns>) => toApi(row as unknown as Selectable<Tables[Name]>);
  const inOrder = (tx: Tx, organizationId: string) =>
    within(tx).selectFrom(nameOf(table)).selectAll().where('organization_id', '=', organizationId).orderBy(sql.ref(orderBy)).orderBy('id');

  return {
    ...tableWrites(declaration),

    list: async (tx, organizationId) => (await inOrder(tx, organizationId).execute()).map(item),

    find: async (tx, organizationId, id) => {
      const row = await inOrder(tx, organizationId).where('id', '=', id).executeTakeFirst();
      return row && item(row);
    },

    page: async (tx, organizationId, { cursor, limit }) => {
      let query = inOrder(tx, organizationId);
      if (cursor) {
        const [text, id] = decodeCursor(cursor, 'text', 'id');
        query = query.where(sql<boolean>`(${sql.ref(orderBy)}, id) > (${text}, ${id}::uuid)`);
      }
      return readPage({
        limit,
        ask: (count) => query.limit(count).execute(),
        toItem: item,
        position: (last) => [(last as unknown as Record<string, string>)[orderBy] ?? '', last.id],
      });
    },
  };
}

/** The writing half alone, for a module that reads its rows by hand. */
export function tableWrites<Name extends TableName, Fields>({ table, toRow }: Written<Name, Fields>): Writes<Fields> {
  const name = nameOf(table);
  return {
    insert: async (tx, organizationId, fields) => {
      const values = { ...toRow(fields), organization_id: organizationId };
      return (await within(tx).insertInto(name).values(values).returning('id').executeTakeFirstOrThrow()).id;
    },

    update: async (tx, organizationId, change) => {
      const { numUpdatedRows } = await within(tx)
        .updateTable(name)
        .set({ ...toRow(change), version: change.version + 1, updated_at: sql<Date>`now()` })
        .where('organization_id', '=', organizationId)
        .where('id', '=', change.id)
        .where('version', '=', change.version)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    remove: async (tx, organizationId, { id, version }) => {
      const { numDeletedRows } = await within(tx)
        .deleteFrom(name)
        .where('organization_id', '=', organizationId)
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
  };
}
