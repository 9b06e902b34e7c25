import type { Clock } from '../../../platform/clock/clock.ts';
import { actIn } from '../../../platform/database/actIn.ts';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import { publish } from '../../../platform/events/events.port.ts';
import { enqueue } from '../../../platform/jobs/jobs.port.ts';
import { callFrom } from '../../../platform/voice/callFrom.ts';
import type { Model } from '../../../platform/model/model.port.ts';
import type { ProviderCall } from '../../../platform/voice/voice.port.ts';
import { checkCallJob } from './callJobs.ts';
import { lineOf, openLine, takeTurn, type Answer, type Said } from './callSession.ts';
import { cutTurn, lockCall, updateCall, type CallRow } from './call.store.ts';
import { commandsOfModel } from './modelCommands.ts';
import { findCall } from './retellWebhook.ts';

export type LiveCalls = ReturnType<typeof createLiveCalls>;

interface Answered {
  answer: Answer;
  isWeb: boolean;
}

/** Calls that go on. Each turn is one transaction under the lock of its call: a line that breaks anywhere loses no turn and repeats none. */
export function createLiveCalls({ database, clock, model }: { database: Database; clock: Clock; model?: Model | undefined }) {
  const organizations = new Map<string, string>();
  const inCall = <T>(callId: string, work: (tx: Tx, call: CallRow) => Promise<T>): Promise<T> => {
    const organizationId = organizations.get(callId)!;
    return database.asService(organizationId, async (tx) => {
      const call = await lockCall(tx, organizationId, callId);
      if (!call) throw new Error('the call is not there any more');
      return work(tx, call);
    });
  };

  return {
    /** The provider has opened its line. Null when nobody has such a call, or it is over. */
    async open(providerCallId: string, details: unknown): Promise<(Answered & { callId: string }) | null> {
      const named = callFrom(details);
      if (named?.providerCallId !== providerCallId) return null;
      return database.asService(null, async (tx) => {
        const found = (await findCall(tx, named)) ?? (await takeInbound(tx, named));
        if (!found) return null;
        await actIn(tx, found.organization_id);
        const call = await lockCall(tx, found.organization_id, found.id);
        if (!call || !['placing', 'unconfirmed', 'registered', 'ongoing'].includes(call.status)) return null;
        if (!call.provider_call_id) await updateCall(tx, call, { provider_call_id: providerCallId });
        organizations.set(call.id, call.organization_id);
        return { callId: call.id, answer: await openLine(await lineOf(tx, clock, call)), isWeb: call.channel === 'web' };
      });
    },

    async turn(callId: string, said: Said, responseId: number, heard: string | null): Promise<Answered> {
      const proposed = await commandsOfModel({ database, clock, model }, { organizationId: organizations.get(callId)!, callId, text: said.text, responseId });
      return inCall(callId, async (tx, call) => {
        if (heard !== null) await cutTurn(tx, call, heard);
        return { answer: await takeTurn(await lineOf(tx, clock, call), said, responseId, proposed), isWeb: call.channel === 'web' };
      });
    },

    /** The agent was interrupted: the transcript keeps what was heard. */
    cut: (callId: string, heard: string | null): Promise<void> => (heard === null ? Promise.resolve() : inCall(callId, (tx, call) => cutTurn(tx, call, heard))),
  };
}

/** Somebody calls a number that an agent answers. */
async function takeInbound(tx: Tx, named: ProviderCall): Promise<{ id: string; organization_id: string } | null> {
  if (named.direction !== 'inbound' || !named.toNumber) return null;
  const number = await tx.selectFrom('voice_number').select(['organization_id', 'agent_id']).where('number', '=', named.toNumber).executeTakeFirst();
  if (!number?.agent_id) return null;
  await actIn(tx, number.organization_id);
  const agent = await tx.selectFrom('voice_agent').select('published_version').where('organization_id', '=', number.organization_id).where('id', '=', number.agent_id).executeTakeFirst();
  if (!agent?.published_version) return null;
  const { locale } = await tx.selectFrom('organization').select('locale').where('id', '=', number.organization_id).executeTakeFirstOrThrow();
  const made = await tx
    .insertInto('voice_call')
    .values({
      organization_id: number.organization_id, agent_id: number.agent_id, agent_version: agent.published_version, channel: 'phone', direction: 'inbound', purpose: 'inbound', status: 'registered',
      provider_call_id: named.providerCallId, from_number: named.fromNumber, to_number: named.toNumber, locale: locale as CallRow['locale'],
    })
    .returning(['id', 'organization_id'])
    .executeTakeFirstOrThrow();
  await enqueue(tx, { kind: checkCallJob, organizationId: made.organization_id, payload: { callId: made.id, checks: 0 }, runAt: new Date(Date.now() + 20 * 60_000), maxAttempts: 20 });
  await publish(tx, { organizationId: made.organization_id, topic: 'call', entity: 'voice_call', entityId: made.id });
  return made;
}
