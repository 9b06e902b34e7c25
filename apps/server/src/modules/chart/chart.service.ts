import type { ChartViewer, TimelineEntry } from '@intake/api/contract';
import type { TimelineKind } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { decodeCursor, readPage, type Page, type PageQuery } from '../../kernel/cursor.ts';
import { notFound } from '../../kernel/errors.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { viewersOf } from './chartViewers.store.ts';
import type { PlacedEntry } from './timelineSource.ts';
import { timelineSources } from './timelineSources.ts';

export type ChartService = ReturnType<typeof createChartService>;

type TimelineRequest = PageQuery & { patientId: string; kinds?: TimelineKind[] | undefined };

const newestFirst = (one: PlacedEntry, other: PlacedEntry) =>
  one.at === other.at ? (one.entry.id < other.entry.id ? -1 : 1) : one.at > other.at ? -1 : 1;

/** A chart as a whole. Whoever looks at it leaves an event in the trail. */
export function createChartService(database: Database) {
  return {
    /** Who opened a chart, or what was merged into it, or changed it; the last first. */
    viewers: (actor: Actor, patientId: string): Promise<ChartViewer[]> =>
      database.asUser(actor, async (tx) => {
        await requireChart(tx, actor.organizationId, patientId);
        const viewers = await viewersOf(tx, actor.organizationId, patientId);
        await appendAudit(tx, { actor, action: 'R', entity: 'patient-viewers', patientId, outcome: 'success' });
        return viewers;
      }),

    /** What stands in a chart, of the areas that the actor may read. Every source answers a page; the newest of all are shown. */
    timeline: (actor: Actor, { patientId, kinds, cursor, limit }: TimelineRequest): Promise<Page<TimelineEntry>> =>
      database.asUser(actor, async (tx) => {
        const { organizationId } = actor;
        await requireChart(tx, organizationId, patientId);
        if (cursor) decodeCursor(cursor, 'time', 'id');
        const sources = timelineSources.filter(({ kind, right }) => actor.permissions.has(right) && (!kinds || kinds.includes(kind)));
        const page = await readPage({
          limit,
          ask: async (count) => {
            const found: PlacedEntry[] = [];
            for (const source of sources) found.push(...(await source.entries(tx, { organizationId, patientId, cursor, limit: count })));
            return found.toSorted(newestFirst).slice(0, count);
          },
          toItem: ({ entry }) => entry,
          position: ({ at, entry }) => [at, entry.id],
        });
        await appendAudit(tx, { actor, action: 'R', entity: 'patient-timeline', patientId, outcome: 'success' });
        return page;
      }),
  };
}

async function requireChart(tx: Tx, organizationId: string, patientId: string): Promise<void> {
  const patient = await tx.selectFrom('patient').select('id').where('organization_id', '=', organizationId).where('id', '=', patientId).executeTakeFirst();
  if (!patient) throw notFound();
}
