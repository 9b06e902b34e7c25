import { sql, type RawBuilder } from 'kysely';
import type { FhirType } from '@intake/api/rules';
import type { Search } from './search.ts';

/** What the row of any type has. */
export interface KindRow {
  /** As FHIR has it: letters, digits, `-` and `.`. */
  id: string;
  updated: Date;
  /** Whose chart it belongs to, for the audit trail. */
  patient_id?: string | null;
}

/** A resource without what all have: id and meta. */
export type Content = { resourceType: string } & Record<string, unknown>;

/** A type of resource: which rows it is made of, by what they are found, and how each reads. */
export interface Kind<Row extends KindRow = KindRow> {
  type: FhirType;
  /** A query of the rows of one organisation, named `r` by those who ask. */
  rows(organizationId: string): RawBuilder<Row>;
  /** The type of the column `id`. */
  idType: 'uuid' | 'bigint';
  /** Besides `_id` and `_lastUpdated`. */
  searches: Readonly<Record<string, Search>>;
  toContent(row: Row): Content;
}

const shapes = { uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, bigint: /^[1-9]\d{0,17}$/ };

/** The row of this id, by the index of its column; nothing for what can be no id. */
export const hasId = ({ idType }: Pick<Kind, 'idType'>, id: string): RawBuilder<boolean> =>
  shapes[idType].test(id) ? sql<boolean>`r.id = ${id}::${sql.raw(idType)}` : sql<boolean>`false`;

/** Keeps the types of a kind's own row within it. */
export const kind = <Row extends KindRow>(declared: Kind<Row>): Kind => declared as unknown as Kind;

/** `urn:uuid:` of a Bundle that stands by itself, as a reference within the server. */
export function rebased(content: object, types: Readonly<Record<string, FhirType | undefined>>): Content {
  const text = JSON.stringify(content).replace(/"urn:uuid:([\da-f-]{36})"/g, (whole, id: string) => (types[id] ? `"${types[id]}/${id}"` : whole));
  return JSON.parse(text) as Content;
}

/** Reference to a thing of this server; undefined for none. */
export const at = (type: FhirType, id: string | null | undefined, display?: string | null) =>
  id ? { reference: `${type}/${id}`, ...(display && { display }) } : undefined;
