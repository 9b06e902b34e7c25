import { sql, type Selectable } from 'kysely';
import type { CallPolicy } from '@intake/api/contract';
import type { Actor } from '../../../kernel/actor.ts';
import { invalid, versionConflict } from '../../../kernel/errors.ts';
import { appendAudit } from '../../../platform/audit/audit.ts';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { publish } from '../../../platform/events/events.port.ts';

/** What holds as long as nobody says otherwise. */
export const usualPolicy: CallPolicy = {
  version: 1, isPaused: false, weekday: { from: '09:00', until: '20:00' }, weekend: { from: '10:00', until: '18:00' }, perDay: 100, perPatientPerDay: 1, atOnce: 2, rawDays: 7, transcriptDays: 3650,
};

const toPolicy = (row: Selectable<Tables['voice_policy']>): CallPolicy => ({
  version: row.version, isPaused: row.is_paused, weekday: { from: row.weekday_from, until: row.weekday_until }, weekend: { from: row.weekend_from, until: row.weekend_until },
  perDay: row.per_day, perPatientPerDay: row.per_patient_per_day, atOnce: row.at_once, rawDays: row.raw_days, transcriptDays: row.transcript_days,
});

export async function policyOf(tx: Tx, organizationId: string): Promise<CallPolicy> {
  const row = await tx.selectFrom('voice_policy').selectAll().where('organization_id', '=', organizationId).executeTakeFirst();
  return row ? toPolicy(row) : usualPolicy;
}

export type PolicyService = ReturnType<typeof createPolicyService>;

export const createPolicyService = (database: Database) => ({
  get: (actor: Actor) => database.asUser(actor, (tx) => policyOf(tx, actor.organizationId)),

  save: (actor: Actor, { version, ...policy }: CallPolicy): Promise<CallPolicy> =>
    database.asUser(actor, async (tx) => {
      for (const part of ['weekday', 'weekend'] as const) {
        if (policy[part].from >= policy[part].until) throw invalid([{ path: `${part}.until`, code: 'order', message: 'The end comes after the beginning.' }]);
      }
      const { organizationId } = actor;
      const row = {
        is_paused: policy.isPaused, weekday_from: policy.weekday.from, weekday_until: policy.weekday.until, weekend_from: policy.weekend.from, weekend_until: policy.weekend.until,
        per_day: policy.perDay, per_patient_per_day: policy.perPatientPerDay, at_once: policy.atOnce, raw_days: policy.rawDays, transcript_days: policy.transcriptDays,
      };
      // The first one has the version of what held before it, and makes the next.
      await tx.insertInto('voice_policy').values({ organization_id: organizationId }).onConflict((known) => known.doNothing()).execute();
      const { numUpdatedRows } = await tx.updateTable('voice_policy').set({ ...row, version: version + 1, updated_at: sql<Date>`now()` }).where('organization_id', '=', organizationId).where('version', '=', version).executeTakeFirst();
      if (numUpdatedRows !== 1n) throw versionConflict();
      await appendAudit(tx, { actor, action: 'U', entity: 'voice_policy', outcome: 'success' });
      await publish(tx, { organizationId, topic: 'call', entity: 'voice_queue' });
      return policyOf(tx, organizationId);
    }),
});
