import { sql, type RawBuilder } from 'kysely';
import { invalid } from '../../../kernel/errors.ts';
import { typedNameKeys } from '../../../platform/search/names.ts';

type Condition = RawBuilder<boolean>;

/** A search parameter of R4: its type, and what one of its values asks of a row `r`. Throws a 422 for what is no value of the type. */
export interface Search {
  type: 'token' | 'string' | 'date' | 'reference';
  where(value: string, name: string): Condition;
}

const column = (name: string) => sql.ref(`r.${name}`);
const nothing = sql<boolean>`false`;

/** `code`, `system|code` or `system|`; a system that is not asked for is null, and one that has to be lacking is empty. */
export function systemAndCode(value: string): { system: string | null; code: string } {
  const at = value.indexOf('|');
  return at === -1 ? { system: null, code: value } : { system: value.slice(0, at), code: value.slice(at + 1) };
}

/** @param options.system where FHIR defines what the column's codes are called */
export const token = (name: string, options: { system?: string; codes?: (code: string) => readonly string[] } = {}): Search => ({
  type: 'token',
  where: (value) => {
    const { system, code } = systemAndCode(value);
    if (system && system !== options.system) return nothing;
    if (system && code === '') return sql<boolean>`${column(name)} is not null`;
    const wanted = options.codes ? options.codes(code) : [code];
    return sql<boolean>`${column(name)}::text = any (${[...wanted]}::text[])`;
  },
});

/** The codes of ours that FHIR calls so. */
export const coded = <Ours extends string>(codes: Readonly<Record<Ours, string>>) => (code: string): Ours[] =>
  (Object.keys(codes) as Ours[]).filter((ours) => codes[ours] === code);

/** A word in any of the columns begins so, whatever its case. */
export const words = (...names: string[]): Search => ({
  type: 'string',
  where: (value) => sql<boolean>`(${sql.join(names.map((name) => sql`position(' ' || lower(${value}) in ' ' || lower(coalesce(${column(name)}, ''))) > 0`), sql` or `)})`,
});

/** The same of people, who are found by the index of their names first. A single letter is the beginning of too many to have one. */
export const names = (kind: 'patient' | 'physician', ...columns: string[]): Search => {
  const { where } = words(...columns);
  return {
    type: 'string',
    where: (value, name) => {
      const keys = typedNameKeys(value).filter((key) => !/^.\*$/.test(key));
      return keys.length === 0 ? where(value, name) : sql<boolean>`(r.id in (select private.people_with_names(${kind}, ${keys}::text[])) and ${where(value, name)})`;
    },
  };
};

/** The same of clinics and locations, by the index of their words; the organisation itself is among them. */
export const placeWords = (kind: 'clinic' | 'location', field: 'name' | 'address'): Search => {
  const { where } = words(field);
  return {
    type: 'string',
    where: (value, name) => {
      // Made small by the database, as the index is.
      const begins = value.replaceAll(/[\\%_]/g, String.raw`\$&`);
      return sql<boolean>`(r.id = any(array(select private.places_with_words(${kind}, ${field}, '% ' || lower(${begins}) || '%'))) and ${where(value, name)})`;
    },
  };
};

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** `Type/id`, the whole address of it, or the id alone. */
export const reference = (type: string, name: string): Search => ({
  type: 'reference',
  where: (value) => {
    const [last = '', before] = value.split('/').toReversed();
    if ((before !== undefined && before !== type) || !id.test(last)) return nothing;
    return sql<boolean>`${column(name)} = ${last}::uuid`;
  },
});

const prefixes = ['eq', 'ne', 'ge', 'le', 'gt', 'lt'] as const;
const written = /^(eq|ne|ge|le|gt|lt)?(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?)?)?$/;

/** Days and moments, each as exact as it is written; what names no zone is meant in UTC. */
export const date = (name: string, kind: 'date' | 'timestamptz'): Search => ({
  type: 'date',
  where: (value, parameter) => {
    const span = spanOf(value);
    if (!span) throw invalid([{ path: parameter, code: 'not-a-date', message: 'Write 2026, 2026-01, 2026-01-31 or 2026-01-31T09:00:00Z, with eq, ne, ge, le, gt or lt before it.' }]);
    const [from, until] = [span.from, span.until].map((time) => (kind === 'date' ? sql`${time.toISOString().slice(0, 10)}::date` : sql`${time.toISOString()}::timestamptz`)) as [RawBuilder<unknown>, RawBuilder<unknown>];
    const it = column(name);
    return {
      eq: sql<boolean>`(${it} >= ${from} and ${it} < ${until})`,
      ne: sql<boolean>`(${it} < ${from} or ${it} >= ${until})`,
      ge: sql<boolean>`${it} >= ${from}`,
      gt: sql<boolean>`${it} >= ${until}`,
      le: sql<boolean>`${it} < ${until}`,
      lt: sql<boolean>`${it} < ${from}`,
    }[span.prefix];
  },
});

/** From the first moment that is meant until the first that is not any more. */
function spanOf(value: string): { prefix: (typeof prefixes)[number]; from: Date; until: Date } | undefined {
  const [, prefix = 'eq', year, month, day, hour, minute, second, zone = 'Z'] = written.exec(value) ?? [];
  if (!year || year === '0000') return undefined;
  const start = `${year}-${month ?? '01'}-${day ?? '01'}T${hour ?? '00'}:${minute ?? '00'}:${second ?? '00'}`;
  const from = new Date(`${start}${zone}`);
  const until = new Date(from);
  if (Number.isNaN(from.getTime())) return undefined;
  // A day that does not exist is moved on by JavaScript.
  if (!new Date(`${start}Z`).toISOString().startsWith(start)) return undefined;
  if (second) until.setUTCSeconds(until.getUTCSeconds() + 1);
  else if (hour) until.setUTCMinutes(until.getUTCMinutes() + 1);
  else if (day) until.setUTCDate(until.getUTCDate() + 1);
  else if (month) until.setUTCMonth(until.getUTCMonth() + 1);
  else until.setUTCFullYear(until.getUTCFullYear() + 1);
  return { prefix: prefix as (typeof prefixes)[number], from, until };
}

/** Commas separate values of which one is enough; a backslash makes one a comma of the value. */
export const valuesOf = (text: string): string[] => text.split(/(?<!\\),/).map((value) => value.replaceAll(/\\([,\\$|])/g, '$1'));
