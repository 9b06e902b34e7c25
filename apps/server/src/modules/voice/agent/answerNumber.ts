import { sql } from 'kysely';
import { conflict } from '../../../kernel/errors.ts';
import { unknownReference } from '../../../kernel/references.ts';
import { appendAudit, type AuditActor } from '../../../platform/audit/audit.ts';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import { publish } from '../../../platform/events/events.port.ts';
import type { VoiceProvider } from '../../../platform/voice/voice.port.ts';
import { providerAgentOf } from '../call/outgoing.ts';

/** Refuses an agent that is not there, or has no version to answer with. */
export async function requireAnswering(tx: Tx, organizationId: string, agentId: string, path = 'agentId'): Promise<void> {
  const agent = await tx.selectFrom('voice_agent').select('published_version').where('organization_id', '=', organizationId).where('id', '=', agentId).where('removed_at', 'is', null).executeTakeFirst();
  if (!agent) throw unknownReference(path);
  if (agent.published_version === null) throw conflict('not-published', 'This agent has no version to answer with.');
}

/** Has an agent answer a number; null: none. Answers whether that was a change. */
export async function answerNumber(tx: Tx, actor: AuditActor, number: string, agentId: string | null): Promise<boolean> {
  const { organizationId } = actor;
  const known = await tx.selectFrom('voice_number').select(['id', 'agent_id']).where('organization_id', '=', organizationId).where('number', '=', number).forUpdate().executeTakeFirst();
  if ((known?.agent_id ?? null) === agentId) return false;
  if (agentId) await requireAnswering(tx, organizationId, agentId, 'to.id');
  const entityId = known?.id ?? (await tx.insertInto('voice_number').values({ organization_id: organizationId, number, agent_id: agentId }).returning('id').executeTakeFirstOrThrow()).id;
  if (known) await tx.updateTable('voice_number').set({ agent_id: agentId, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` }).where('id', '=', entityId).execute();
  await appendAudit(tx, { actor, action: 'U', entity: 'voice_number', entityId, outcome: 'success' });
  await publish(tx, { organizationId, topic: 'call', entity: 'voice_number', entityId });
  return true;
}

/** Forgets a number that is given back; the server alone may. */
export async function forgetNumber(tx: Tx, organizationId: string, number: string): Promise<void> {
  await tx.deleteFrom('voice_number').where('organization_id', '=', organizationId).where('number', '=', number).execute();
}

/** Tells the provider of calls which agent answers a number; the same again changes nothing. */
export async function connectNumber(parts: { database: Database; voice: VoiceProvider }, organizationId: string, number: string): Promise<void> {
  const agent = await parts.database.asService(organizationId, (tx) =>
    tx
      .selectFrom('voice_number')
      .innerJoin('voice_agent', (join) => join.onRef('voice_agent.organization_id', '=', 'voice_number.organization_id').onRef('voice_agent.id', '=', 'voice_number.agent_id'))
      .select(['voice_agent.id as agent_id', 'voice_agent.organization_id', 'voice_agent.published_version as agent_version'])
      .where('voice_number.organization_id', '=', organizationId)
      .where('voice_number.number', '=', number)
      .executeTakeFirst(),
  );
  if (!agent?.agent_version) return;
  const providerAgentId = await providerAgentOf(parts, { ...agent, agent_version: agent.agent_version });
  await parts.voice.takeNumber({ number, nickname: organizationId, providerAgentId });
}
