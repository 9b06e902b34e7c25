import { sql, type RawBuilder } from 'kysely';
import { nameKeys, runs } from './tokens.ts';

const shortestPrefix = 2;

/** What is kept beside a name so that it is found by its beginning, and with a typing error. */
export function storedNameKeys(...names: (string | null)[]): string[] {
  const keys = new Set(nameKeys(...names));
  for (const { tokens } of names.flatMap((name) => runs(name ?? ''))) {
    for (const token of tokens) {
      for (let length = shortestPrefix; length <= token.length; length += 1) keys.add(`${token.slice(0, length)}*`);
    }
  }
  return [...keys];
}

export interface NameMatch {
  /** Every word of the text is in the name: the last may be its beginning, each may have a typing error. */
  condition: RawBuilder<boolean>;
  /** True for names that have the words as they were typed; sorts first. */
  isExact: RawBuilder<boolean>;
}

/** How to look for a name in a table that has `name_keys`; null when the text holds no word. */
export function matchName(text: string): NameMatch | null {
  const tokens = runs(text).flatMap((run) => run.tokens);
  const last = tokens.at(-1);
  if (last === undefined) return null;
  const conditions = tokens.map((token) => {
    const keys = token === last ? [...nameKeys(token), `${token}*`] : nameKeys(token);
    return sql<boolean>`name_keys && ${keys}::text[]`;
  });
  return {
    condition: sql<boolean>`(${sql.join(conditions, sql` and `)})`,
    isExact: sql<boolean>`name_keys @> ${tokens.map((token) => (token === last ? `${token}*` : token))}::text[]`,
  };
}
