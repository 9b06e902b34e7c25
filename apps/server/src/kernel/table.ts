import { sql, type Insertable, type Selectable, type Transaction } from 'kysely';
import type { Actor } from './actor.ts';
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

/** Whose change it is. */
export type Who = Pick<Actor, 'organizationId' | 'userId'>;

export interface Writes<Fields> {
  /** Answers the new id. */
  insert(tx: Tx, who: Who, fields: Fields): Promise<string>;
  /** False when the version is not the stored one any more, or there is none. */
  update(tx: Tx, who: Who, change: Fields & Seen): Promise<boolean>;
  /** False as for update. */
  remove(tx: Tx, who: Who, seen: Seen): Promise<boolean>;
}

/** The questions of a table of an organisation. A module replaces the ones that are special by its own. */
export type Store<Item, Fields> = Reads<Item> & Writes<Fields>;

interface SharedColumns extends Row, Versioned {}

/** Tables of an organisation whose rows have a version. */
type TableName = { [Name in keyof Tables]: Tables[Name] extends SharedColumns ? Name : never }[keyof Tables];
type ColumnOf<Row, Value> = { [Name in keyof Row]: Value extends Row[Name] ? Name : never }[keyof Row] & string;

type Columns<Name extends TableName> = Omit<Insertable<Tables[Name]>, keyof SharedColumns>;

interface Written<Name extends TableName, Fields> {
  table: Name;
  /** Names each column: what else a change carries is not written. */
  toRow(fields: Fields, who: Who): Columns<Name>;
  /** The columns that are written once, with a new row. */
  toNewRow?(fields: Fields, who: Who): Partial<Columns<Name>>;
}

type TextColumn<Name extends TableName> = ColumnOf<Selectable<Tables[Name]>, string>;

interface Declaration<Name extends TableName, Item, Fields> extends Written<Name, Fields> {
  /** Rows come in the order of these columns of text, then of their ids. */
  orderBy: readonly [TextColumn<Name>, ...TextColumn<Name>[]];
  /** Once it refers to the row that took this one's place, this one is found, and listed no more. */
  supersededBy?: ColumnOf<Selectable<Tables[Name]>, null>;
  toApi(row: Selectable<Tables[Name]>): Item;
}

// Of a table's type the statements below need the columns alone that all such tables share.
const nameOf = (table: TableName) => table as unknown as 'shared';
const within = (tx: Tx) => tx as unknown as Transaction<{ shared: SharedColumns }>;

/** The SQL of a table, declared: what its rows are to the contract, and in which order they come. */
export function tableStore<Name extends TableName, Item, Fields>(
  declaration: Declaration<Name, Item, Fields>,
): Store<Item, Fields> & Paged<Item> {
  const { table, orderBy, supersededBy, toApi } = declaration;
  const item = (row: Selectable<SharedColumns>) => toApi(row as unknown as Selectable<Tables[Name]>);
  const columns = orderBy.map((column) => sql.ref(column));
  const rowsOf = (tx: Tx, organizationId: string) => within(tx).selectFrom(nameOf(table)).selectAll().where('organization_id', '=', organizationId);
  const inOrder = (tx: Tx, organizationId: string) => {
    const listed = supersededBy ? rowsOf(tx, organizationId).where(sql<boolean>`${sql.ref(supersededBy)} is null`) : rowsOf(tx, organizationId);
    return columns.reduce((query, column) => query.orderBy(column), listed).orderBy('id');
  };

  return {
    ...tableWrites(declaration),

    list: async (tx, organizationId) => (await inOrder(tx, organizationId).execute()).map(item),

    find: async (tx, organizationId, id) => {
      const row = await rowsOf(tx, organizationId).where('id', '=', id).executeTakeFirst();
      return row && item(row);
    },

    page: async (tx, organizationId, { cursor, limit }) => {
      let query = inOrder(tx, organizationId);
      if (cursor) {
        const position = decodeCursor(cursor, ...orderBy.map(() => 'text' as const), 'id');
        query = query.where(sql<boolean>`(${sql.join(columns)}, id) > (${sql.join(position.slice(0, -1))}, ${position.at(-1)}::uuid)`);
      }
      return readPage({
        limit,
        ask: (count) => query.limit(count).execute(),
        toItem: item,
        position: (last) => [...orderBy.map((column) => (last as unknown as Record<string, string>)[column] ?? ''), last.id],
      });
    },
  };
}

/** The writing half alone, for a module that reads its rows by hand. */
export function tableWrites<Name extends TableName, Fields>({ table, toRow, toNewRow }: Written<Name, Fields>): Writes<Fields> {
  const name = nameOf(table);
  return {
    insert: async (tx, who, fields) => {
      const values = { ...toRow(fields, who), ...toNewRow?.(fields, who), organization_id: who.organizationId };
      return (await within(tx).insertInto(name).values(values).returning('id').executeTakeFirstOrThrow()).id;
    },

    update: async (tx, who, change) => {
      const { numUpdatedRows } = await within(tx)
        .updateTable(name)
        .set({ ...toRow(change, who), version: change.version + 1, updated_at: sql<Date>`now()` })
        .where('organization_id', '=', who.organizationId)
        .where('id', '=', change.id)
        .where('version', '=', change.version)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    remove: async (tx, { organizationId }, { id, version }) => {
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
