import { sql } from 'kysely';
import type { FaxCounts, FaxSummary } from '@intake/api/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { LiveAnswers } from '../../platform/events/feed.ts';
import { countLimit, isOpen } from './faxList.store.ts';
import { selectFaxes, toSummary } from './faxRow.ts';

/** What the open portals are told with each change of a fax: its row, and how many are open where. */
export const liveFaxes = (clock: Clock): LiveAnswers => ({
  // What is locked away is told to nobody.
  rows: { fax: (tx, ids) => readSummaries(tx, ids, clock.now(), true) },
  counts: { topic: 'fax', read: countOpen },
});

export async function readSummaries(tx: Tx, ids: string[], now: Date, isUnlocked = false): Promise<ReadonlyMap<string, FaxSummary>> {
  let select = selectFaxes(tx).where('fax.id', 'in', ids);
  if (isUnlocked) select = select.where('fax.locked_at', 'is', null);
  const rows = await select.execute();
  return new Map(rows.map((row) => [row.id, toSummary(row, now)]));
}

interface CountRow {
  location_id: string | null;
  bin_id: string | null;
  /** Who has them in hand; null for those that nobody has. */
  holder: string | null;
  open: number;
  urgent: number;
  failed: number;
  'on-hold': number;
  duplicates: number;
}

/** Counts all open faxes in one pass; \`mine\` is counted for whoever is told. */
async function countOpen(tx: Tx, organizationId: string): Promise<(userId: string) => FaxCounts> {
  const { rows } = await sql<CountRow>`
    select location_id, bin_id, case when status = 'claimed' and claimed_until > now() then claimed_by end as holder,
      count(*)::int as open,
      count(*) filter (where priority_rank < 3)::int as urgent,
      count(*) filter (where status = 'failed')::int as failed,
      count(*) filter (where status = 'on-hold')::int as "on-hold",
      count(*) filter (where duplicate_of is not null)::int as duplicates
    from fax where organization_id = ${organizationId} and ${isOpen}
    group by 1, 2, 3`.execute(tx);

  const bins: Record<string, number> = {};
  for (const { bin_id, open } of rows) if (bin_id) bins[bin_id] = Math.min(countLimit, (bins[bin_id] ?? 0) + open);
  return (userId) => {
    const places = new Map<string | null, FaxCounts['places'][number]>();
    for (const row of rows) {
      const place = places.get(row.location_id) ?? noneAt(row.location_id);
      const { views } = place;
      views.open += row.open;
      views.mine += row.holder === userId ? row.open : 0;
      views.urgent += row.urgent;
      views.failed += row.failed;
      views['on-hold'] += row['on-hold'];
      views.duplicates += row.duplicates;
      places.set(row.location_id, place);
    }
    return { places: [...places.values()], bins };
  };
}

const noneAt = (locationId: string | null) => ({
  locationId,
  views: { open: 0, mine: 0, urgent: 0, failed: 0, 'on-hold': 0, duplicates: 0 },
});
