import { sql } from 'kysely';
import { locales, type Locale } from '@intake/api/rules';
import { overridableRefusals, type CallRefusal, type QueueKind } from '@intake/api/rules/voice';
import { appendAudit, type AuditActor } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import { publish } from '../../../platform/events/events.port.ts';
import { enqueue } from '../../../platform/jobs/jobs.port.ts';
import { CallRefused, CallUnconfirmed, type ProviderCall, type VoiceProvider } from '../../../platform/voice/voice.port.ts';
import { reserveCredits } from '../../credit/credit.ts';
import { findContent } from '../agent/agent.store.ts';
import { takeNumbers } from '../agent/takeNumbers.ts';
import { reachOf, type Wanted } from '../queue/callGate.ts';
import { policyOf } from '../queue/policy.service.ts';
import { applyNews } from './applyCall.ts';
import { requireCall } from './call.store.ts';
import { checkCallJob } from './callJobs.ts';
import { outgoingOf, providerAgentOf } from './outgoing.ts';

export interface PlaceParts {
  database: Database;
  /** Undefined where nothing is set up to call with. */
  voice: VoiceProvider | undefined;
  clock: Clock;
  /** When the provider is asked about a call that was claimed. */
  firstCheckSeconds?: number;
}

/** Longer than the one request may take, so that one that still runs is not taken for a lost one. */
const usualCheckSeconds = 120;

export interface NewCall {
  who: AuditActor;
  agentId: string | null;
  purpose: QueueKind;
  wanted: Wanted;
  clientKey: string | null;
  overrideReason: string | null;
}

export type Claim = { callId: string; isNew: boolean } | { refusal: CallRefusal; timeZones: string[] };

export type Placer = ReturnType<typeof createPlacer>;

/** Has phones ring. The call is claimed in a transaction before the one request that makes it: whatever happens, no second ring follows from it. */
export function createPlacer({ database, voice, clock, firstCheckSeconds = usualCheckSeconds }: PlaceParts) {
  async function claim(tx: Tx, { who, agentId, purpose, wanted, clientKey, overrideReason }: NewCall): Promise<Claim> {
    const { organizationId } = wanted;
    await oneClaim(tx, organizationId);
    const before = clientKey && (await tx.selectFrom('voice_call').select('id').where('organization_id', '=', organizationId).where('client_key', '=', clientKey).executeTakeFirst());
    if (before) return { callId: before.id, isNew: false };
    const { refusal, to, language, timeZones } = await reachOf(tx, wanted, await policyOf(tx, organizationId), clock.now(), voice);
    const isPassed = refusal === null || (overrideReason !== null && overridableRefusals.includes(refusal));
    if (!isPassed || to === null) return { refusal: refusal ?? 'no-number', timeZones };
    const agent = await agentFor(tx, organizationId, agentId, purpose);
    if (!agent) return { refusal: 'no-agent', timeZones };
    const from = await numberOf(tx, organizationId, agent.id);
    if (from === null) return { refusal: 'provider-off', timeZones };
    const { flow } = await findContent(tx, organizationId, agent.id, agent.version);
    const spoken = [language, await localeOf(tx, organizationId)].find((one): one is Locale => flow.languages.some((known) => known === one));
    const { id } = await tx
      .insertInto('voice_call')
      .values({
        organization_id: organizationId, agent_id: agent.id, agent_version: agent.version, channel: 'phone', direction: 'outbound', purpose, status: 'placing',
        client_key: clientKey, patient_id: wanted.patientId, appointment_id: wanted.appointmentId, from_number: from, to_number: to, locale: spoken ?? flow.languages[0] ?? locales[0],
        placed_by: who.userId, override_reason: refusal === null ? null : overrideReason, created_at: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await reserveCredits(tx, { organizationId, cause: 'call', units: 1, objectId: id });
    await enqueue(tx, { kind: checkCallJob, organizationId, payload: { callId: id, checks: 0 }, runAt: new Date(Date.now() + firstCheckSeconds * 1000), maxAttempts: 20 });
    await appendAudit(tx, {
      actor: who, action: 'C', entity: 'voice_call', entityId: id, patientId: wanted.patientId, outcome: 'success', detail: { purpose, ...(refusal !== null && { overrides: refusal, reason: overrideReason }) },
    });
    await publish(tx, { organizationId, topic: 'call', entity: 'voice_call', entityId: id });
    return { callId: id, isNew: true };
  }

  /** Makes the one request for a call that was claimed. */
  async function ring(organizationId: string, callId: string): Promise<void> {
    const news = await request(organizationId, callId).catch((error: unknown) => {
      if (error instanceof CallRefused) return { refused: error.reason === 'rejected' ? ('refused' as const) : ('provider-off' as const) };
      if (error instanceof CallUnconfirmed) return 'unconfirmed' as const;
      throw error;
    });
    await database.asService(organizationId, (tx) => applyNews(tx, organizationId, callId, news));
  }

  async function request(organizationId: string, callId: string): Promise<ProviderCall> {
    if (!voice) throw new CallRefused('unavailable');
    const call = await database.asService(organizationId, (tx) => requireCall(tx, organizationId, callId));
    if (call.status !== 'placing' || !call.from_number || !call.to_number) throw new CallRefused('rejected');
    const agentId = await providerAgentOf({ database, voice }, call).catch((cause: unknown) => {
      // Nothing rings for an agent that is not there.
      throw new CallRefused('unavailable', { cause });
    });
    const outgoing = await database.asService(organizationId, (tx) => outgoingOf(tx, clock, call, agentId));
    const numbers = { from: call.from_number, to: call.to_number };
    try {
      return await voice.createPhoneCall({ ...outgoing, ...numbers });
    } catch (error) {
      if (!(error instanceof CallRefused) || error.reason !== 'unknown-agent') throw error;
      // The provider has forgotten it, and nothing has rung.
      return voice.createPhoneCall({ ...outgoing, ...numbers, providerAgentId: await providerAgentOf({ database, voice }, call, agentId) });
    }
  }

  return { claim, ring, prepare: (organizationId: string) => takeNumbers({ database, voice }, organizationId) };
}

/** Limits hold for calls that are claimed at the same time, too: one claim of an organisation at a time. */
export async function oneClaim(tx: Tx, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`voice-claim ${organizationId}`}, 0))`.execute(tx);
}

/** The one that was named, else the first that is for this; only what is published calls anybody. */
async function agentFor(tx: Tx, organizationId: string, agentId: string | null, purpose: QueueKind): Promise<{ id: string; version: number } | null> {
  let agents = tx
    .selectFrom('voice_agent')
    .innerJoin('voice_agent_version as said', (join) =>
      join.onRef('said.organization_id', '=', 'voice_agent.organization_id').onRef('said.agent_id', '=', 'voice_agent.id').onRef('said.number', '=', 'voice_agent.published_version'))
    .select(['voice_agent.id', 'said.number as version'])
    .where('voice_agent.organization_id', '=', organizationId)
    .where('voice_agent.removed_at', 'is', null)
    .orderBy('voice_agent.name')
    .orderBy('voice_agent.id')
    .limit(1);
  agents = agentId ? agents.where('voice_agent.id', '=', agentId) : agents.where(sql<boolean>`said.content->>'purpose' = ${purpose}`);
  return (await agents.executeTakeFirst()) ?? null;
}

/** Its own number, else one of the organisation's. */
async function numberOf(tx: Tx, organizationId: string, agentId: string): Promise<string | null> {
  const row = await tx.selectFrom('voice_number').select('number').where('organization_id', '=', organizationId).orderBy(sql`agent_id = ${agentId} desc nulls last`).orderBy('number').limit(1).executeTakeFirst();
  return row?.number ?? null;
}

const localeOf = async (tx: Tx, organizationId: string): Promise<string> => (await tx.selectFrom('organization').select('locale').where('id', '=', organizationId).executeTakeFirstOrThrow()).locale;
