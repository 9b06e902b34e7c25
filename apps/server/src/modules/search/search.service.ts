import type { FaxHit, FaxSummary, Patient, Physician } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { hasPermission } from '../../http/implement.ts';
import { notFound } from '../../kernel/errors.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { toNameTsquery, toTsquery } from '../../platform/search/query.ts';
import { findBest, findNewest, pageTexts, pageWords, type FaxHits, type SearchQuery } from './search.store.ts';
import { findBoxes, makeSnippet } from './snippet.ts';
import { createMatcher, createNearMatcher, type Matcher } from './matcher.ts';

const mostPeople = 8;

export interface SearchServiceParts {
  database: Database;
  /** Summaries in the order of the ids. */
  readFaxes(tx: Tx, ids: string[]): Promise<FaxSummary[]>;
  findPatients(tx: Tx, organizationId: string, name: string, limit: number): Promise<Patient[]>;
  findPhysicians(tx: Tx, name: string, limit: number): Promise<Physician[]>;
}

export type SearchService = ReturnType<typeof createSearchService>;

/** One search over everything that the caller may see. What was looked for stays out of the trail. */
export function createSearchService({ database, readFaxes, findPatients, findPhysicians }: SearchServiceParts) {
  return {
    search: (actor: Actor, query: SearchQuery) =>
      database.asUser(actor, async (tx) => {
        const wants = (kind: 'faxes' | 'patients' | 'physicians') => query.kind === 'all' || query.kind === kind;
        const mayReadFaxes = hasPermission(actor, 'faxes.read');
        const mayReadPatients = hasPermission(actor, 'patients.read');
        const first = query.cursor === undefined;
        const faxes =
          wants('faxes') && mayReadFaxes ? await findFaxes(tx, actor.organizationId, query) : { items: [], nextCursor: null, rankedAmongNewest: null };
        const patients =
          first && wants('patients') && mayReadPatients ? await findPatients(tx, actor.organizationId, query.q, mostPeople) : [];
        const physicians =
          first && wants('physicians') && mayReadPatients ? await findPhysicians(tx, query.q, mostPeople) : [];
        await appendAudit(tx, {
          actor, action: 'E', entity: 'search', outcome: 'success',
          detail: { kind: query.kind, faxes: faxes.items.length, patients: patients.length, physicians: physicians.length },
        });
        return { faxes, patients, physicians };
      }),

    hits: (actor: Actor, { q, faxId }: { q: string; faxId: string }) =>
      database.asUser(actor, async (tx) => {
        if (!hasPermission(actor, 'faxes.read')) throw notFound();
        const pages = await pageWords(tx, faxId);
        const marked = (matcher: Matcher) =>
          pages
            .map(({ number, words }) => ({ page: number, boxes: findBoxes(words ?? [], matcher) }))
            .filter(({ boxes }) => boxes.length > 0);
        const exact = marked(createMatcher(q));
        return exact.length > 0 ? exact : marked(createNearMatcher(q));
      }),
  };

  async function findFaxes(tx: Tx, organizationId: string, query: SearchQuery) {
    const { ids, nextCursor, rankedAmongNewest, isNear } = await findIds(tx, organizationId, query);
    if (ids.length === 0) return { items: [], nextCursor, rankedAmongNewest };
    const summaries = await readFaxes(tx, ids);
    const texts = groupByFax(await pageTexts(tx, ids));
    const matcher = isNear ? createNearMatcher(query.q) : createMatcher(query.q);
    const items = summaries.map((fax): FaxHit => ({ fax, ...makeSnippet(texts.get(fax.id) ?? [], matcher) }));
    return { items, nextCursor, rankedAmongNewest };
  }
}

/** First what was typed; only when nobody is called that, names that are nearly so. */
async function findIds(tx: Tx, organizationId: string, query: SearchQuery): Promise<FaxHits & { isNear: boolean }> {
  const find = query.sort === 'newest' ? findNewest : findBest;
  const exact = toTsquery(query.q);
  const nothing: FaxHits = { ids: [], nextCursor: null, rankedAmongNewest: null };
  const found = exact ? await find(tx, organizationId, exact, query) : nothing;
  const nearly = found.ids.length > 0 ? null : toNameTsquery(query.q);
  if (!nearly) return { ...found, isNear: false };
  return { ...(await find(tx, organizationId, nearly, query)), isNear: true };
}

function groupByFax<T extends { fax_id: string }>(rows: T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(row.fax_id, [...(groups.get(row.fax_id) ?? []), row]);
  return groups;
}
