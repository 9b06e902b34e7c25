import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import { every } from '../../platform/jobs/every.ts';
import type { Log } from '../../platform/log/log.ts';
import { orderedPair } from './duplicate.store.ts';
import type { Choices, Mergeable, Person, PersonRow, Reason } from './mergeable.ts';

const everySeconds = 30;
/** How many in one transaction: few, so that whoever changes one of them does not wait. */
const batch = 50;

/** Compares a batch of each organisation, or as many as there is time for until the signal. Answers how many were looked at. */
export type Compare = (database: Database, signal?: AbortSignal) => Promise<number>;

/** Compares those who are new or changed with everybody else, whoever wrote them. Answers what ends it. */
export const startComparing = ({ database, log }: { database: Database; log: Log }, compares: readonly Compare[]) =>
  every({ seconds: everySeconds, log, failure: 'duplicates were not looked for', isAtOnce: true }, async (signal) => {
    for (const one of compares) while (!signal.aborted && (await one(database, signal)) > 0);
  });

export const comparing =
  <P extends Person, C extends Choices, R extends Reason>(mergeable: Mergeable<P, C, R>): Compare =>
  async (database, signal) => {
    const organizations = await database.asService(null, (tx) => tx.selectFrom('organization').select('id').execute());
    let compared = 0;
    for (const { id } of organizations) {
      if (signal?.aborted) break;
      compared += await database.asService(id, (tx) => compareSome(tx, id, mergeable, signal));
    }
    return compared;
  };

async function compareSome<P extends Person, C extends Choices, R extends Reason>(tx: Tx, organizationId: string, mergeable: Mergeable<P, C, R>, signal?: AbortSignal): Promise<number> {
  const { kind, likeness, likelyFrom } = mergeable;
  const table = sql.table(kind);
  const { rows } = await sql<PersonRow>`
    select * from ${table} where organization_id = ${organizationId} and merged_into is null and compared_version is distinct from version
    order by id limit ${batch} for no key update skip locked`.execute(tx);
  let isChanged = false;
  for (const person of await mergeable.toPeople(tx, rows)) {
    // Fifty can take longer than a stop may: those that are left are compared the next time.
    if (signal?.aborted) break;
    const likely = (await mergeable.findAlike(tx, organizationId, person))
      .map((other) => ({ ...orderedPair(person.id, other.id), ...likeness(person, other) }))
      .filter(({ score }) => score >= likelyFrom);
    const { numDeletedRows } = await tx
      .deleteFrom('duplicate')
      .where('organization_id', '=', organizationId)
      .where((where) => where.or([where('a_id', '=', person.id), where('b_id', '=', person.id)]))
      .where('status', '=', 'open')
      .where(sql<boolean>`not (a_id = any (${likely.map(({ a_id }) => a_id)}::uuid[]) and b_id = any (${likely.map(({ b_id }) => b_id)}::uuid[]))`)
      .executeTakeFirst();
    for (const { score, reasons, ...pair } of likely) {
      const found = { score: Math.round(score * 1000), reasons: JSON.stringify(reasons) };
      await tx
        .insertInto('duplicate')
        .values({ organization_id: organizationId, kind, ...pair, ...found })
        .onConflict((conflict) => conflict.columns(['organization_id', 'a_id', 'b_id']).doUpdateSet(found))
        .execute();
    }
    await sql`update ${table} set compared_version = ${person.version} where organization_id = ${organizationId} and id = ${person.id}`.execute(tx);
    isChanged ||= numDeletedRows > 0n || likely.length > 0;
  }
  if (isChanged) await publish(tx, { organizationId, topic: kind, entity: 'duplicate' });
  return rows.length;
}
