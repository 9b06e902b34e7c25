import { sql, type RawBuilder } from 'kysely';
import { decodeCursor } from '../../../kernel/cursor.ts';
import { invalid } from '../../../kernel/errors.ts';
import { hasId, type Kind } from './kind.ts';
import { date, valuesOf, type Search } from './search.ts';

/** Most resources of a page. */
export const largestPage = 100;
const usualPage = 50;

export interface FhirQuery {
  conditions: RawBuilder<boolean>[];
  count: number;
  /** The last id of the page before. */
  after: string | null;
  /** Only how many there are. */
  isCounted: boolean;
  /** Named and not known here. */
  unknown: string[];
  /** What was asked and understood, for the address of this page. */
  asked: [string, string][];
}

/** Those that every type has, and its own. */
export const searchesOf = (kind: Kind): Record<string, Search> => ({
  _id: { type: 'token', where: (value) => hasId(kind, value) },
  _lastUpdated: date('updated', 'timestamptz'),
  ...kind.searches,
});

/** What all answers of a search may be asked for besides. */
const controls = new Set(['_count', '_cursor', '_summary', '_format']);

/**
 * Reads the query of a search. A name that comes twice asks for both; commas part values of which one is enough.
 * @param isStrict `Prefer: handling=strict`: what is not known here is refused. Throws 422
 */
export function readQuery(kind: Kind, given: [string, string][], isStrict: boolean): FhirQuery {
  const searches = searchesOf(kind);
  const query: FhirQuery = { conditions: [], count: usualPage, after: null, isCounted: false, unknown: [], asked: [] };
  for (const [name, text] of given) {
    const search = Object.hasOwn(searches, name) ? searches[name] : undefined;
    if (search) query.conditions.push(sql<boolean>`(${sql.join(valuesOf(text).map((value) => search.where(value, name)), sql` or `)})`);
    else if (name === '_count' && text === '0') query.isCounted = true;
    else if (name === '_count') query.count = countOf(text);
    else if (name === '_cursor') query.after = kind.idType === 'uuid' ? decodeCursor(text, 'id')[0] : String(decodeCursor(text, 'number')[0]);
    else if (name === '_summary' && text === 'count') query.isCounted = true;
    else if (!(name === '_format' && /json/.test(text)) && !(name === '_summary' && text === 'false')) {
      query.unknown.push(controls.has(name) ? `${name}=${text}` : name);
      continue;
    }
    if (name !== '_cursor') query.asked.push([name, text]);
  }
  if (isStrict && query.unknown.length > 0)
    throw invalid(query.unknown.map((path) => ({ path, code: 'not-supported', message: `The parameter ${path} is not supported for ${kind.type}.` })));
  return query;
}

function countOf(text: string): number {
  const count = Number(text);
  if (!/^\d{1,9}$/.test(text) || count === 0) throw invalid([{ path: '_count', code: 'malformed', message: 'A number of 1 and more is expected.' }]);
  return Math.min(count, largestPage);
}
