import { sql } from 'kysely';
import type { RequestPolicy, requestPolicyContract, RouteResponse } from '@intake/api/contract';
import { clockStarts, triageCategories } from '@intake/api/rules';
import type { Actor } from '../../../kernel/actor.ts';
import { invalid, versionConflict } from '../../../kernel/errors.ts';
import { appendAudit } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import { publish } from '../../../platform/events/events.port.ts';
import { calendarBy } from './requestClock.store.ts';
import { started } from './requestClocks.ts';

type Times = RouteResponse<typeof requestPolicyContract.getRequestTimes>;
type Preview = RouteResponse<typeof requestPolicyContract.previewRequestPolicy>;
type Stored = RequestPolicy & { version: number };

export type RequestPolicyService = ReturnType<typeof createRequestPolicyService>;

/** Which clocks an organisation has promised to keep, and how it keeps them. */
export function createRequestPolicyService({ database, clock }: { database: Database; clock: Clock }) {
  const read = async (tx: Tx, { organizationId }: Actor): Promise<Stored> => {
    const row = await tx.selectFrom('organization').select(['request_policy', 'version']).where('id', '=', organizationId).executeTakeFirstOrThrow();
    return { ...row.request_policy, region: row.request_policy.region as Stored['region'], own: row.request_policy.own as Stored['own'], version: row.version };
  };

  return {
    get: (actor: Actor): Promise<Stored> => database.asUser(actor, (tx) => read(tx, actor)),

    save: async (actor: Actor, { version, ...policy }: Stored): Promise<Stored> => {
      requireWhole(policy);
      return database.asUser(actor, async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('organization')
          .set({ request_policy: JSON.stringify(policy), version: version + 1, updated_at: sql<Date>`now()` })
          .where('id', '=', actor.organizationId)
          .where('version', '=', version)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) throw versionConflict();
        await appendAudit(tx, { actor, action: 'U', entity: 'organization', entityId: actor.organizationId, outcome: 'success', detail: { event: 'request-policy', preset: policy.preset } });
        await publish(tx, { organizationId: actor.organizationId, topic: 'settings', entity: 'organization', entityId: actor.organizationId });
        return read(tx, actor);
      });
    },

    preview: async (actor: Actor, policy: RequestPolicy): Promise<Preview> => {
      requireWhole(policy);
      return database.asUser(actor, async (tx) => {
        const { time_zone } = await tx.selectFrom('organization').select('time_zone').where('id', '=', actor.organizationId).executeTakeFirstOrThrow();
        const calendar = await calendarBy(policy, time_zone);
        const categories = calendar.rules.some(({ byCategory }) => byCategory) ? triageCategories : [null];
        const clocks = categories.flatMap((category) =>
          clockStarts.flatMap((starts) =>
            started([], calendar, starts, category, clock.now()).map((one) => ({
              clock: one.clock, starts, category, atRiskAt: one.at_risk_at.toISOString(), dueAt: one.due_at.toISOString(),
            })),
          ),
        );
        return { timeZone: time_zone, clocks };
      });
    },

    times: (actor: Actor): Promise<Times> =>
      database.asUser(actor, async (tx) => {
        const { rows } = await sql<{ answered: number; answer50: number; answer90: number; visited: number; visit50: number; visit90: number; ended: number; in_time: number }>`
          with recent as (
            select id, extract(epoch from decided_at - received_at) / 86400 as answer,
              case when status = 'completed' then extract(epoch from closed_at - received_at) / 86400 end as visit
            from request
            where organization_id = ${actor.organizationId} and kind = 'referral' and received_at > now() - interval '6 months'
          ), ended as (
            select stopped_at < due_at as in_time from request_clock
            where stopped_at is not null and stopped_by <> 'withdrawn' and request_id in (select id from recent)
          )
          select count(answer)::int as answered,
            percentile_cont(0.5) within group (order by answer)::float as answer50, percentile_cont(0.9) within group (order by answer)::float as answer90,
            count(visit)::int as visited,
            percentile_cont(0.5) within group (order by visit)::float as visit50, percentile_cont(0.9) within group (order by visit)::float as visit90,
            (select count(*)::int from ended) as ended, (select count(*) filter (where in_time)::int from ended) as in_time
          from recent`.execute(tx);
        const row = rows[0]!;
        return {
          answer: { count: row.answered, medianDays: row.answer50, p90Days: row.answer90 },
          visit: { count: row.visited, medianDays: row.visit50, p90Days: row.visit90 },
          clocks: { ended: row.ended, inTime: row.in_time },
        };
      }),
  };
}

/** One rule for a clock, and at least one of one's own. */
function requireWhole({ preset, own }: RequestPolicy): void {
  const clocks = own.map(({ clock }) => clock);
  const twice = clocks.findIndex((clock, index) => clocks.indexOf(clock) < index);
  if (twice >= 0) throw invalid([{ path: `own.${twice}.clock`, code: 'exists-already', message: 'This clock has a rule already.' }]);
  if (preset === 'own' && clocks.length === 0) throw invalid([{ path: 'own', code: 'required', message: 'Write at least one rule.' }]);
}
