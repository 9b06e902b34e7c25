import { sql } from 'kysely';
import type { callQueueContract, QueuedCall, RouteRequest, SuggestedCall } from '@intake/api/contract';
import { isInQueue, type QueueKind } from '@intake/api/rules/voice';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, versionConflict } from '../../../kernel/errors.ts';
import { requireOwn, unknownReference } from '../../../kernel/references.ts';
import type { Seen } from '../../../kernel/table.ts';
import { appendAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import { publish } from '../../../platform/events/events.port.ts';
import type { PlaceParts } from '../call/placeCall.ts';
import { nextCallTime } from './callHours.ts';
import { reachOf } from './callGate.ts';
import { policyOf } from './policy.service.ts';
import { findQueued, listQueue, suggestCalls, type QueueQuery } from './queue.store.ts';

type QueueCalls = RouteRequest<typeof callQueueContract.queueCalls>['body'];

export type QueueService = ReturnType<typeof createQueueService>;

/** Calls that wait until they may be made. */
export function createQueueService({ database, voice, clock }: Pick<PlaceParts, 'database' | 'voice' | 'clock'>) {
  const reach = async (tx: Tx, organizationId: string, patientId: string, appointmentId: string | null) =>
    reachOf(tx, { organizationId, patientId, appointmentId, appointmentVersion: null, to: null, expiresAt: null }, await policyOf(tx, organizationId), clock.now(), voice);

  return {
    list: (actor: Actor, query: QueueQuery) => database.asUser(actor, (tx) => listQueue(tx, actor.organizationId, query)),

    suggest: (actor: Actor, kind: QueueKind): Promise<SuggestedCall[]> =>
      database.asService(actor.organizationId, async (tx) => {
        const found: SuggestedCall[] = [];
        const policy = await policyOf(tx, actor.organizationId);
        for (const one of await suggestCalls(tx, actor.organizationId, kind)) {
          const { refusal, timeZones } = await reach(tx, actor.organizationId, one.patientId, one.appointment?.id ?? null);
          const isInVain = refusal === 'outside-hours' && one.appointment !== null && !opensBefore(new Date(one.appointment.startsAt), nextCallTime(clock.now(), timeZones, policy));
          found.push({ ...one, refusal: isInVain ? 'expired' : refusal });
        }
        return found;
      }),

    queue: (actor: Actor, { kind, agentId, items, notBefore }: QueueCalls) =>
      database.asService(actor.organizationId, async (tx) => {
        const { organizationId } = actor;
        const agent = await agentFor(tx, organizationId, agentId, kind);
        const policy = await policyOf(tx, organizationId);
        let queued = 0;
        for (const { patientId, appointmentId } of items) {
          await requireOwn(tx, actor, 'patient', patientId);
          const visit = appointmentId ? await visitOf(tx, organizationId, appointmentId, patientId) : null;
          const { to, timeZones } = await reach(tx, organizationId, patientId, appointmentId);
          const earliest = new Date(Math.max(clock.now().getTime(), notBefore ? Date.parse(notBefore) : 0));
          const opensAt = nextCallTime(earliest, timeZones, policy);
          const refusal = (to === null && 'no-number') || (visit && !opensBefore(visit.starts_at, opensAt) && 'expired') || null;
          const made = await tx
            .insertInto('voice_queue')
            .values({
              organization_id: organizationId, agent_id: agent, kind, patient_id: patientId, appointment_id: appointmentId, appointment_version: visit?.version ?? null, to_number: to ?? '',
              not_before: opensAt ?? earliest, expires_at: visit?.starts_at ?? null, created_by: actor.userId,
              ...(refusal && { status: 'failed' as const, refusal }),
            })
            .onConflict((waiting) => waiting.doNothing())
            .returning('id')
            .executeTakeFirst();
          if (!made) continue;
          queued += 1;
          await appendAudit(tx, { actor, action: 'C', entity: 'voice_queue', entityId: made.id, patientId, outcome: 'success', detail: { kind } });
        }
        await publish(tx, { organizationId, topic: 'call', entity: 'voice_queue' });
        return { queued, alreadyQueued: items.length - queued };
      }),

    withdraw: (actor: Actor, { id, version }: Seen): Promise<QueuedCall> =>
      database.asUser(actor, async (tx) => {
        const { organizationId } = actor;
        const before = await findQueued(tx, organizationId, id);
        if (before.version !== version) throw versionConflict();
        if (!isInQueue(before.status)) throw conflict('too-late', 'This call is being made, or is over.');
        const { numUpdatedRows } = await tx
          .updateTable('voice_queue')
          .set({ status: 'withdrawn', version: version + 1, updated_at: sql<Date>`now()` })
          .where('organization_id', '=', organizationId)
          .where('id', '=', id)
          .where('version', '=', version)
          .where('status', '=', before.status)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) throw versionConflict();
        await appendAudit(tx, { actor, action: 'E', entity: 'voice_queue', entityId: id, patientId: before.patientId, outcome: 'success', detail: { event: 'withdraw' } });
        await publish(tx, { organizationId, topic: 'call', entity: 'voice_queue', entityId: id });
        return findQueued(tx, organizationId, id);
      }),
  };
}

/** Whether somebody can be called before their visit begins; where no hours are known, nothing says that they cannot. */
const opensBefore = (startsAt: Date, opensAt: Date | null): boolean => opensAt === null || opensAt < startsAt;

/** The one that was named, else the first that is for this kind. */
async function agentFor(tx: Tx, organizationId: string, agentId: string | null, kind: QueueKind): Promise<string> {
  let rows = tx
    .selectFrom('voice_agent')
    .innerJoin('voice_agent_version as said', (join) => join.onRef('said.organization_id', '=', 'voice_agent.organization_id').onRef('said.agent_id', '=', 'voice_agent.id').onRef('said.number', '=', 'voice_agent.published_version'))
    .select('voice_agent.id')
    .where('voice_agent.organization_id', '=', organizationId)
    .where('voice_agent.removed_at', 'is', null)
    .orderBy('voice_agent.name')
    .limit(1);
  rows = agentId ? rows.where('voice_agent.id', '=', agentId) : rows.where(sql<boolean>`said.content->>'purpose' = ${kind}`);
  const row = await rows.executeTakeFirst();
  if (row) return row.id;
  if (agentId) throw unknownReference('agentId');
  throw conflict('no-agent', 'No published agent is for this.');
}

async function visitOf(tx: Tx, organizationId: string, id: string, patientId: string): Promise<{ version: number; starts_at: Date }> {
  const visit = await tx.selectFrom('appointment').select(['version', 'starts_at']).where('organization_id', '=', organizationId).where('id', '=', id).where('patient_id', '=', patientId).executeTakeFirst();
  if (!visit) throw unknownReference('appointmentId');
  return visit;
}
