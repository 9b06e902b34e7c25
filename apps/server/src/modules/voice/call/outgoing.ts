import { begin, spokenFor } from '@intake/api/rules/voice';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import type { OutgoingCall, VoiceProvider } from '../../../platform/voice/voice.port.ts';
import { findContent } from '../agent/agent.store.ts';
import type { CallRow } from './call.store.ts';
import { lineOf } from './callSession.ts';

/** The agent at the provider, made when there is none yet, or when the one that we knew is forgotten there. */
export async function providerAgentOf({ database, voice }: { database: Database; voice: VoiceProvider }, call: Pick<CallRow, 'organization_id' | 'agent_id' | 'agent_version'>, forgotten?: string): Promise<string> {
  const { organization_id: organizationId, agent_id: id } = call;
  const agent = await database.asService(organizationId, async (tx) => ({
    ...(await tx.selectFrom('voice_agent').select(['name', 'provider_agent_id']).where('organization_id', '=', organizationId).where('id', '=', id).executeTakeFirstOrThrow()),
    voiceId: (await findContent(tx, organizationId, id, call.agent_version)).voiceId,
  }));
  if (agent.provider_agent_id && agent.provider_agent_id !== forgotten) return agent.provider_agent_id;
  const made = await voice.saveAgent({ name: agent.name, voiceId: agent.voiceId }, null);
  await database.asService(organizationId, (tx) => tx.updateTable('voice_agent').set({ provider_agent_id: made }).where('organization_id', '=', organizationId).where('id', '=', id).execute());
  return made;
}

/** What the provider needs to know of a call. To a machine the clinic is named, and nothing else. */
export async function outgoingOf(tx: Tx, clock: Clock, call: CallRow, providerAgentId: string): Promise<OutgoingCall> {
  const { content, clinic } = await lineOf(tx, clock, call);
  const { state } = begin(content.flow, call.locale, clinic);
  return {
    callId: call.id, providerAgentId, locale: call.locale, voiceId: content.voiceId,
    voicemail: content.voicemail === 'hang-up' ? null : spokenFor(content.flow.voicemail, { ...state, verified: false, details: null }),
  };
}
