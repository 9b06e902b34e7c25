import { sql } from 'kysely';
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

const tokensOf = (text: string) => runs(text).flatMap((run) => run.tokens);

/** The stored keys that a name has when each word of the text is in it, as it is typed: the last may be its beginning. */
export function typedNameKeys(text: string): string[] {
  const tokens = tokensOf(text);
  return tokens.map((token) => (token === tokens.at(-1) ? `${token}*` : token));
}

/**
 * The ids, as a table `found` with `id` and `position`, of those who are called so: each word of the text is in the
 * name, the last may be its beginning, each may have a typing error; names as they were typed come first. Null when
 * the text holds no word.
 */
export function findNamed(kind: 'patient' | 'physician', text: string, limit: number) {
  const tokens = tokensOf(text);
  const last = tokens.at(-1);
  if (last === undefined) return null;
  const exact = typedNameKeys(text);
  // Tokens are ASCII letters and digits, so that an array literal of them needs no escaping.
  const near = tokens.map((token) => `{${[...nameKeys(token), ...(token === last ? [`${token}*`] : [])].join(',')}}`);
  return sql<{ id: string; position: number }>`private.find_people(${kind}, ${exact}::text[], ${near}::text[], ${limit}::int)
    with ordinality`.as<'found'>(sql`found(id, position)`);
}
