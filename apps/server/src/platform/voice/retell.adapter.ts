import { APIConnectionError, APIError, Retell } from 'retell-sdk';
import { z } from 'zod';
import type { Locale } from '@intake/api/rules';
import { readStorableJson } from '../database/storable.ts';
import { isUncertain, neverConnected } from '../faults/providerCalls.ts';
import { callFrom, RetellCall } from './callFrom.ts';
import {
  CallRefused, CallUnconfirmed, VoiceEventUnreadable, VoiceSignatureRefused, type OutgoingCall, type ProviderAgent, type ProviderVoice, type VoiceProvider,
} from './voice.port.ts';

export interface RetellOptions {
  apiKey: string;
  /** Where we are reached from outside, without a slash at its end: events and turns of calls come there. */
  publicUrl: string;
  /** Part of the address that turns of calls are asked at, known to the provider alone. */
  socketSecret: string;
  /** Another address that speaks the same protocol, such as a stand-in on loopback. */
  baseUrl?: string | undefined;
  /** The trunk by which numbers of another provider come and go; without it none can be brought along. */
  terminationUri?: string | undefined;
  name?: VoiceProvider['name'];
  mediaUrl?: string;
}

const languages = { en: 'en-US', fr: 'fr-CA', zh: 'zh-CN', ja: 'ja-JP' } as const satisfies Record<Locale, string>;
/** The one that a new agent has at Retell. */
const usualVoice = 'retell-Cimo';
/** How long one request may take; after that nobody knows. */
const timeout = 60_000;
const silence = 4_000;
const longestCall = 15 * 60_000;

const Envelope = z.object({ event: z.string().min(1).max(200), call: RetellCall });

/** Retell AI, with the decisions of a call made here: the agent at Retell only hears and speaks. */
export function createRetell(options: RetellOptions): VoiceProvider {
  const { apiKey, socketSecret, baseUrl, terminationUri, name = 'retell', mediaUrl } = options;
  // A repeated request would ring twice.
  const client = new Retell({ apiKey, maxRetries: 0, timeout, ...(baseUrl && { baseURL: baseUrl }) });
  const agentOf = ({ name: agentName, voiceId }: ProviderAgent) => ({
    agent_name: agentName.slice(0, 100),
    voice_id: voiceId ?? usualVoice,
    response_engine: { type: 'custom-llm' as const, llm_websocket_url: `${options.publicUrl.replace(/^http/, 'ws')}/api/webhooks/retell/socket/${socketSecret}` },
    webhook_url: `${options.publicUrl}/api/webhooks/retell`,
    webhook_events: ['call_started', 'call_ended', 'call_analyzed'] as const satisfies string[],
    language: 'multi' as const,
    reminder_trigger_ms: silence,
    reminder_max_count: 2,
    max_call_duration_ms: longestCall,
    allow_user_dtmf: true,
    data_storage_setting: 'basic_attributes_only' as const,
    opt_in_signed_url: true,
  });
  const callOf = ({ callId, locale, voiceId, voicemail }: OutgoingCall) => ({
    metadata: { intake_call_id: callId },
    agent_override: {
      agent: {
        language: languages[locale], ...(voiceId && { voice_id: voiceId }),
        voicemail_option: { action: voicemail === null ? { type: 'hangup' as const } : { type: 'static_text' as const, text: voicemail } },
      },
    },
  });

  return {
    name,
    isCloud: name === 'retell',
    ...(mediaUrl && { mediaUrl }),

    async saveAgent(agent, providerAgentId) {
      if (providerAgentId) {
        const changed = await client.agent.update(providerAgentId, agentOf(agent)).catch(ifMissing);
        if (changed) return changed.agent_id;
      }
      return (await client.agent.create(agentOf(agent))).agent_id;
    },
    deleteAgent: async (providerAgentId) => void (await client.agent.delete(providerAgentId).catch(ifMissing)),

    async listVoices() {
      const voices = await client.voice.list();
      return voices.map(({ voice_id: id, voice_name: voiceName, accent }): ProviderVoice => ({ id, name: voiceName, languages: languagesOf(accent ?? '') }));
    },
    async listNumbers() {
      const { items = [] } = await client.phoneNumber.list();
      return items.map(({ phone_number, nickname }) => ({ number: phone_number, nickname: nickname ?? null }));
    },

    canTakeNumbers: terminationUri !== undefined,
    async takeNumber({ number, nickname, providerAgentId }) {
      const answering = { nickname, inbound_agents: [{ agent_id: providerAgentId, weight: 1 }] };
      if (await client.phoneNumber.update(number, answering).catch(ifMissing)) return;
      if (terminationUri) await client.phoneNumber.import({ ...answering, phone_number: number, termination_uri: terminationUri });
    },
    dropNumber: async (number) => void (await client.phoneNumber.delete(number).catch(ifMissing)),

    async createWebCall(call) {
      const made = await client.call.createWebCall({ ...callOf(call), agent_id: call.providerAgentId }).catch((error: unknown) => {
        throw asCallError(error);
      });
      return { providerCallId: made.call_id, accessToken: made.access_token, expiresAt: new Date(made.expires_at) };
    },
    async createPhoneCall({ from, to, ...call }) {
      const made = await client.call
        .createPhoneCall({ ...callOf(call), from_number: from, to_number: to, override_agent_id: call.providerAgentId }, { maxRetries: 0, timeout })
        .catch((error: unknown) => {
          throw asCallError(error);
        });
      const state = callFrom(made);
      if (!state) throw new CallUnconfirmed('the answer names no call');
      return state;
    },

    getCall: async (providerCallId) => callFrom(await client.call.retrieve(providerCallId).catch(ifMissing)),
    async findCall(callId) {
      const filter = { metadata: [{ key: 'intake_call_id', type: 'string', op: 'eq', value: callId }] };
      const { items } = await client.call.list({ filter_criteria: filter as never, limit: 10 });
      return (items ?? []).map(callFrom).find((call) => call?.callId === callId) ?? null;
    },
    stopCall: async (providerCallId) => void (await client.call.stop(providerCallId).catch(ifRefused)),
    deleteCall: async (providerCallId) => void (await client.call.delete(providerCallId).catch(ifMissing)),

    async readEvent(rawBody, headers) {
      const signature = headers['x-retell-signature'];
      const isSigned = typeof signature === 'string' && (await Retell.verify(rawBody, apiKey, signature).catch(() => false));
      if (!isSigned) throw new VoiceSignatureRefused('the webhook is not signed by Retell');
      const event = Envelope.safeParse(readStorableJson(rawBody));
      const call = event.success ? callFrom(event.data.call) : null;
      if (!event.success || !call) throw new VoiceEventUnreadable('the webhook is signed and is no event', { cause: event.error });
      return { type: event.data.event, call };
    },
  };
}

/** Voices name where they are from; one that names nothing we know speaks all of them. */
function languagesOf(accent: string): Locale[] {
  const found = ([['fr', /french/i], ['zh', /chinese|mandarin/i], ['ja', /japan/i], ['en', /american|british|english|australian|indian|canadian/i]] as const)
    .filter(([, pattern]) => pattern.test(accent))
    .map(([locale]) => locale);
  return found.length > 0 ? found : ['en', 'fr', 'zh', 'ja'];
}

function ifMissing(error: unknown): null {
  if (error instanceof APIError && error.status === 404) return null;
  throw error;
}

function ifRefused(error: unknown): null {
  if (error instanceof APIError && error.status !== undefined && error.status < 500 && error.status !== 429) return null;
  throw error;
}

function asCallError(error: unknown): Error {
  if (error instanceof APIConnectionError) {
    return neverConnected(error)
      ? new CallRefused('unavailable', { cause: error })
      : new CallUnconfirmed('the connection ended before the answer', { cause: error });
  }
  if (!(error instanceof APIError) || error.status === undefined) return new CallUnconfirmed('the answer cannot be read', { cause: error });
  if (error.status === 429) return new CallRefused('unavailable', { cause: error });
  if (isUncertain(error.status)) return new CallUnconfirmed(`the provider answered ${error.status}`, { cause: error });
  return new CallRefused(error.status === 404 ? 'unknown-agent' : 'rejected', { cause: error });
}
