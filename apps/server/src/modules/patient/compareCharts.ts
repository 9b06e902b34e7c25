import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import type { Log } from '../../platform/log/log.ts';
import { findAlike, orderedPair } from './duplicate.store.ts';
import { likelyFrom, patientLikeness } from './likeness/patientLikeness.ts';
import { toPatient } from './patient.store.ts';

const everySeconds = 30;
/** Charts in one transaction: few, so that whoever changes one of them does not wait. */
const batch = 50;

/** Compares charts that are new or changed with everybody else's, whoever wrote them. Answers what ends it. */
export function startComparing({ database, log }: { database: Database; log: Log }): () => void {
  let isOver = false;
  let isRunning = false;
  const compare = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      while (!isOver && (await compareCharts(database)) > 0);
    } catch (error) {
      log.error({ err: error }, 'charts were not compared');
    } finally {
      isRunning = false;
    }
  };
  void compare();
  const timer = setInterval(() => void compare(), everySeconds * 1000);
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}

/** Compares a batch of each organisation. Answers how many charts it compared. */
export async function compareCharts(database: Database): Promise<number> {
  const organizations = await database.asService(null, (tx) => tx.selectFrom('organization').select('id').execute());
  let compared = 0;
  for (const { id } of organizations) compared += await database.asService(id, (tx) => compareSome(tx, id));
  return compared;
}

async function compareSome(tx: Tx, organizationId: string): Promise<number> {
  const rows = await tx
    .selectFrom('patient')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('merged_into', 'is', null)
    .where(sql<boolean>`compared_version is distinct from version`)
    .orderBy('id')
    .limit(batch)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  let isChanged = false;
  for (const patient of rows.map(toPatient)) {
    const likely = (await findAlike(tx, organizationId, patient))
      .map((other) => ({ ...orderedPair(patient.id, other.id), ...patientLikeness(patient, other) }))
      .filter(({ score }) => score >= likelyFrom);
    const { numDeletedRows } = await tx
      .deleteFrom('duplicate')
      .where('organization_id', '=', organizationId)
      .where((where) => where.or([where('a_id', '=', patient.id), where('b_id', '=', patient.id)]))
      .where('status', '=', 'open')
      .where(sql<boolean>`not (a_id = any (${likely.map(({ a_id }) => a_id)}::uuid[]) and b_id = any (${likely.map(({ b_id }) => b_id)}::uuid[]))`)
      .executeTakeFirst();
    for (const { score, reasons, ...pair } of likely) {
      const found = { score: Math.round(score * 1000), reasons: JSON.stringify(reasons) };
      await tx
        .insertInto('duplicate')
        .values({ organization_id: organizationId, ...pair, ...found })
        .onConflict((conflict) => conflict.columns(['organization_id', 'a_id', 'b_id']).doUpdateSet(found))
        .execute();
    }
    await tx.updateTable('patient').set({ compared_version: patient.version }).where('organization_id', '=', organizationId).where('id', '=', patient.id).execute();
    isChanged ||= numDeletedRows > 0n || likely.length > 0;
  }
  if (isChanged) await publish(tx, { organizationId, topic: 'patient', entity: 'duplicate' });
  return rows.length;
}
