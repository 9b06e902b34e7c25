import type { Call, CallDetail, callContract, RouteRequest, RouteResponse } from '@intake/api/contract';
import { AppError, conflict, notFound } from '../../../kernel/errors.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { requireOwn } from '../../../kernel/references.ts';
import { appendAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import { publish } from '../../../platform/events/events.port.ts';
import { enqueue } from '../../../platform/jobs/jobs.port.ts';
import { CallRefused, type WebCall as ProviderWebCall } from '../../../platform/voice/voice.port.ts';
import { findAgent } from '../agent/agent.store.ts';
import { nextCallTime } from '../queue/callHours.ts';
import { policyOf } from '../queue/policy.service.ts';
import { applyNews } from './applyCall.ts';
import { checkCallJob } from './callJobs.ts';
import { findCallRow, listCalls, readDetail, readTurns, type CallQuery } from './callRows.ts';
import { requireCall, updateCall } from './call.store.ts';
import { outgoingOf, providerAgentOf } from './outgoing.ts';
import { createPlacer, type PlaceParts } from './placeCall.ts';

type WebCall = RouteRequest<typeof callContract.registerWebCall>['body'];
type PhoneCall = RouteRequest<typeof callContract.registerPhoneCall>['body'];
type VisitCall = RouteRequest<typeof callContract.startAppointmentCall>['body'];

export type CallService = ReturnType<typeof createCallService>;

/** The address of the socket that browsers speak on. */
const mediaPath = '/api/retell/media';
const webCheckSeconds = 20 * 60;

/** Calls: what was said in them, and having one made. */
export function createCallService(parts: PlaceParts) {
  const { database, voice, clock } = parts;
  const placer = createPlacer(parts);

  async function place(actor: Actor, { agentId, patientId, appointmentId, purpose, clientKey, overrideReason }: PhoneCall): Promise<Call> {
    const { organizationId } = actor;
    await placer.prepare(organizationId);
    // The server asks: what keeps a call from being made stands in records that not everybody who may call can read.
    const claimed = await database.asService(organizationId, (tx) =>
      placer.claim(tx, { who: actor, agentId, purpose, clientKey, overrideReason, wanted: { organizationId, patientId, appointmentId, appointmentVersion: null, to: null, expiresAt: null } }),
    );
    if ('refusal' in claimed) throw await refused(actor, claimed);
    if (claimed.isNew) await placer.ring(organizationId, claimed.callId);
    return database.asUser(actor, (tx) => findCallRow(tx, organizationId, claimed.callId));
  }

  async function refused({ organizationId }: Actor, { refusal, timeZones }: { refusal: string; timeZones: string[] }): Promise<AppError> {
    const next = refusal === 'outside-hours' ? nextCallTime(clock.now(), timeZones, await database.asService(organizationId, (tx) => policyOf(tx, organizationId))) : null;
    return new AppError(409, refusal, 'The call is not made.', { ...(next && { retryAfterSeconds: Math.ceil((next.getTime() - clock.now().getTime()) / 1000) }) });
  }

  return {
    list: (actor: Actor, query: CallQuery) => database.asUser(actor, (tx) => listCalls(tx, actor.organizationId, query)),

    get: (actor: Actor, id: string): Promise<CallDetail> =>
      database.asUser(actor, async (tx) => {
        const call = await readDetail(tx, actor.organizationId, id);
        await audit(tx, actor, 'R', call);
        return call;
      }),

    raw: (actor: Actor, id: string) =>
      database.asUser(actor, async (tx) => {
        const call = await findCallRow(tx, actor.organizationId, id);
        const turns = await readTurns(tx, actor.organizationId, id, 'raw');
        await audit(tx, actor, 'E', call, { event: 'raw' });
        return { turns };
      }),

    registerWeb: async (actor: Actor, { agentId, locale, rehearsalSeed }: WebCall): Promise<RouteResponse<typeof callContract.registerWebCall>> => {
      const { organizationId } = actor;
      if (!voice) throw conflict('provider-off', 'Nothing is set up to call with.');
      const call = await database.asUser(actor, async (tx) => {
        const agent = await findAgent(tx, organizationId, agentId);
        const { settings } = await tx.selectFrom('organization').select('settings').where('id', '=', organizationId).executeTakeFirstOrThrow();
        if (voice.isCloud && settings.cloud['retell'] !== true) throw conflict('provider-off', 'The organisation has not switched Retell on.');
        const version = rehearsalSeed === null ? agent.publishedVersion : agent.version;
        if (version === null) throw conflict('not-published', 'This agent has no version to answer with.');
        const { id } = await tx
          .insertInto('voice_call')
          .values({
            organization_id: organizationId, agent_id: agentId, agent_version: version, channel: 'web', direction: 'inbound', purpose: rehearsalSeed === null ? 'inbound' : 'rehearsal',
            status: 'registered', locale: agent.languages.includes(locale) ? locale : agent.languages[0]!, seed: rehearsalSeed, placed_by: actor.userId,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await enqueue(tx, { kind: checkCallJob, organizationId, payload: { callId: id, checks: 0 }, runAt: new Date(Date.now() + webCheckSeconds * 1000), maxAttempts: 20 });
        await appendAudit(tx, { actor, action: 'C', entity: 'voice_call', entityId: id, outcome: 'success', detail: { isRehearsal: rehearsalSeed !== null } });
        await publish(tx, { organizationId, topic: 'call', entity: 'voice_call', entityId: id });
        return requireCall(tx, organizationId, id);
      });
      const made = async (forgotten?: string): Promise<ProviderWebCall> => {
        const agent = await providerAgentOf({ database, voice }, call, forgotten);
        const outgoing = await database.asService(organizationId, (tx) => outgoingOf(tx, clock, call, agent));
        return voice.createWebCall(outgoing).catch((error: unknown) => {
          if (error instanceof CallRefused && error.reason === 'unknown-agent' && !forgotten) return made(agent);
          throw error;
        });
      };
      const web = await made().catch(async () => {
        await database.asService(organizationId, (tx) => applyNews(tx, organizationId, call.id, 'lost'));
        throw new AppError(503, 'provider-away', 'The provider does not make the call.');
      });
      await database.asService(organizationId, (tx) => updateCall(tx, call, { provider_call_id: web.providerCallId }));
      return { callId: call.id, accessToken: web.accessToken, url: mediaPath, expiresAt: web.expiresAt.toISOString() };
    },

    removeWeb: async (actor: Actor, id: string): Promise<Record<string, never>> => {
      const { organizationId } = actor;
      const call = await database.asUser(actor, (tx) => requireCall(tx, organizationId, id));
      if (call.channel !== 'web') throw notFound();
      const isRehearsal = call.purpose === 'rehearsal';
      if (call.provider_call_id) await (isRehearsal ? voice?.deleteCall(call.provider_call_id) : voice?.stopCall(call.provider_call_id))?.catch(() => undefined);
      await database.asService(organizationId, async (tx) => {
        if (isRehearsal) {
          for (const table of ['voice_turn', 'voice_proposal', 'voice_recording_consent'] as const) await tx.deleteFrom(table).where('organization_id', '=', organizationId).where('call_id', '=', id).execute();
          await tx.deleteFrom('voice_call').where('organization_id', '=', organizationId).where('id', '=', id).execute();
        } else await applyNews(tx, organizationId, id, 'lost');
        await audit(tx, actor, 'D', { id, patientId: call.patient_id });
        await publish(tx, { organizationId, topic: 'call', entity: 'voice_call', entityId: id });
      });
      return {};
    },

    registerPhone: async (actor: Actor, body: PhoneCall): Promise<Call> => {
      await database.asService(actor.organizationId, async (tx) => {
        await requireOwn(tx, actor, 'patient', body.patientId);
      });
      return place(actor, body);
    },

    /** By the patient of the visit, for the visit as it is. */
    startForVisit: async (actor: Actor, { appointmentId, ...rest }: VisitCall): Promise<Call> => {
      const visit = await database.asService(actor.organizationId, (tx) => tx.selectFrom('appointment').select('patient_id').where('organization_id', '=', actor.organizationId).where('id', '=', appointmentId).executeTakeFirst());
      if (!visit) throw notFound();
      if (!visit.patient_id) throw conflict('no-number', 'Nobody is booked then.');
      return place(actor, { ...rest, appointmentId, patientId: visit.patient_id, purpose: 'reminder' });
    },
  };
}

const audit = (tx: Tx, actor: Actor, action: 'R' | 'E' | 'D', { id, patientId }: Pick<Call, 'id' | 'patientId'>, detail: Record<string, unknown> = {}) =>
  appendAudit(tx, { actor, action, entity: 'voice_call', entityId: id, patientId, outcome: 'success', detail });
