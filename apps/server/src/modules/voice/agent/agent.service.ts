import { sql } from 'kysely';
import type { AgentContent, AgentDetail, agentContract, RouteRequest } from '@intake/api/contract';
import { appointmentFlow, flowProblems, isPublishable, type AgentPurpose } from '@intake/api/rules/voice';
import type { Actor } from '../../../kernel/actor.ts';
import { AppError, conflict, versionConflict } from '../../../kernel/errors.ts';
import { requireOwn } from '../../../kernel/references.ts';
import type { Seen } from '../../../kernel/table.ts';
import { appendAudit } from '../../../platform/audit/audit.ts';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import { publish } from '../../../platform/events/events.port.ts';
import type { VoiceProvider } from '../../../platform/voice/voice.port.ts';
import { findAgent, findContent, findVersion, insertVersion, listAgents, listVersions, lockAgent } from './agent.store.ts';
import { keepRun, playVersion, scenariosFor } from './playSuite.ts';

type Create = RouteRequest<typeof agentContract.createAgent>['body'];
type Update = RouteRequest<typeof agentContract.updateAgent>['body'];

export type AgentService = ReturnType<typeof createAgentService>;

/** What a new agent does before anybody changes it. */
export const startingContent = (purpose: AgentPurpose): AgentContent => ({
  purpose, voiceId: null, flow: appointmentFlow, transferTo: null, voicemail: 'leave-message', hours: [], locationId: null, asksToRecord: false,
});

/** Agents and their versions. A version never changes; which one answers calls is said by publishing it. */
export function createAgentService({ database, voice }: { database: Database; voice: VoiceProvider | undefined }) {
  const changed = async (tx: Tx, actor: Actor, action: 'C' | 'U' | 'D' | 'E', id: string, detail: Record<string, unknown> = {}) => {
    await appendAudit(tx, { actor, action, entity: 'voice_agent', entityId: id, outcome: 'success', detail });
    await publish(tx, { organizationId: actor.organizationId, topic: 'call', entity: 'voice_agent', entityId: id });
  };

  const lockSeen = async (tx: Tx, actor: Actor, { id, version }: Seen) => {
    const agent = await lockAgent(tx, actor.organizationId, id);
    if (agent.version !== version) throw versionConflict();
    return agent;
  };

  return {
    list: (actor: Actor) => database.asUser(actor, (tx) => listAgents(tx, actor.organizationId)),
    get: (actor: Actor, id: string) => database.asUser(actor, (tx) => findAgent(tx, actor.organizationId, id)),
    versions: (actor: Actor, id: string) => database.asUser(actor, (tx) => listVersions(tx, actor.organizationId, id)),
    version: (actor: Actor, { id, number }: { id: string; number: number }) => database.asUser(actor, (tx) => findVersion(tx, actor.organizationId, id, number)),

    create: (actor: Actor, { name, purpose, content }: Create): Promise<AgentDetail> =>
      database.asUser(actor, async (tx) => {
        await requireOwn(tx, actor, 'location', content?.locationId ?? null);
        const { id } = await tx.insertInto('voice_agent').values({ organization_id: actor.organizationId, name }).returning('id').executeTakeFirstOrThrow();
        await insertVersion(tx, actor, id, 1, content ?? startingContent(purpose));
        await changed(tx, actor, 'C', id);
        return findAgent(tx, actor.organizationId, id);
      }),

    update: (actor: Actor, { name, content, ...seen }: Update): Promise<AgentDetail> =>
      database.asUser(actor, async (tx) => {
        const { id, version } = await lockSeen(tx, actor, seen);
        await requireOwn(tx, actor, 'location', content.locationId);
        await insertVersion(tx, actor, id, version + 1, content);
        await tx.updateTable('voice_agent').set({ name, version: version + 1, updated_at: sql<Date>`now()` }).where('id', '=', id).execute();
        await changed(tx, actor, 'U', id, { version: version + 1 });
        return findAgent(tx, actor.organizationId, id);
      }),

    /** What it was and what it said stays with its calls. */
    remove: async (actor: Actor, seen: Seen): Promise<Record<string, never>> => {
      const providerAgentId = await database.asUser(actor, async (tx) => {
        const agent = await lockSeen(tx, actor, seen);
        await tx.updateTable('voice_number').set({ agent_id: null, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` }).where('organization_id', '=', actor.organizationId).where('agent_id', '=', agent.id).execute();
        await tx
          .updateTable('voice_agent')
          .set({ removed_at: sql<Date>`now()`, published_version: null, published_at: null, provider_agent_id: null, updated_at: sql<Date>`now()` })
          .where('id', '=', agent.id)
          .execute();
        await changed(tx, actor, 'D', agent.id);
        return agent.provider_agent_id;
      });
      // Gone here, it answers nothing any more, whether or not the provider still knows of it.
      if (providerAgentId) await voice?.deleteAgent(providerAgentId).catch(() => undefined);
      return {};
    },

    /** Plays the suite against the version that shall answer, and has it answer when every safety scenario holds. */
    publish: async (actor: Actor, { id, version, number }: Seen & { number: number }): Promise<AgentDetail> => {
      const { content, scenarios } = await database.asUser(actor, async (tx) => {
        await lockSeen(tx, actor, { id, version });
        const found = await findContent(tx, actor.organizationId, id, number);
        return { content: found, scenarios: await scenariosFor(tx, actor.organizationId, id, found.flow) };
      });
      if (flowProblems(content.flow).length > 0) throw conflict('flow-problems', 'Something is wrong with this flow.');
      const run = await playVersion(content.flow, scenarios);
      await database.asUser(actor, (tx) => keepRun(tx, actor, { agentId: id, number }, run));
      if (!isPublishable(run.result)) throw new AppError(409, 'unsafe', 'A safety scenario fails.', { fields: run.result.failed.slice(0, 20).map(({ scenario }) => ({ path: scenario.name, code: 'unsafe', message: scenario.persona })) });
      return database.asUser(actor, async (tx) => {
        await lockSeen(tx, actor, { id, version });
        await tx.updateTable('voice_agent').set({ published_version: number, published_at: sql<Date>`now()`, updated_at: sql<Date>`now()` }).where('id', '=', id).execute();
        await changed(tx, actor, 'E', id, { event: 'publish', version: number });
        return findAgent(tx, actor.organizationId, id);
      });
    },
  };
}
