import type { Locale } from '@intake/api/rules';

/** What a provider needs to know of an agent; what it says is decided here, turn by turn. */
export interface ProviderAgent {
  name: string;
  /** Null for the provider's usual one. */
  voiceId: string | null;
}

export interface ProviderVoice {
  id: string;
  name: string;
  languages: Locale[];
}

export interface ProviderNumber {
  /** E.164. */
  number: string;
  nickname: string | null;
}

/** What a call is asked for with. Our id comes back in everything that is said of the call. */
export interface OutgoingCall {
  callId: string;
  providerAgentId: string;
  locale: Locale;
  voiceId: string | null;
  /** Left on an answering machine; null to hang up. */
  voicemail: string | null;
}

/** What the provider says of a call. */
export interface ProviderCall {
  providerCallId: string;
  /** Ours, unless somebody else made the call. */
  callId: string | null;
  providerAgentId: string | null;
  direction: 'inbound' | 'outbound';
  fromNumber: string | null;
  toNumber: string | null;
  status: 'registered' | 'ongoing' | 'ended' | 'not-connected' | 'error';
  startedAt: Date | null;
  endedAt: Date | null;
  /** The provider's own word. */
  endReason: string | null;
  inVoicemail: boolean;
  costCents: number | null;
}

export interface VoiceEvent {
  type: string;
  call: ProviderCall;
}

export interface WebCall {
  providerCallId: string;
  accessToken: string;
  expiresAt: Date;
}

export interface VoiceProvider {
  name: 'retell' | 'loopback';
  /** Calls leave this machine, so that each organisation has to allow it. */
  isCloud: boolean;
  /** Where web calls are spoken, for what browsers cannot reach by themselves; undefined when they can. */
  mediaUrl?: string;
  /** Makes an agent, or changes the one of this id. Answers its id. */
  saveAgent(agent: ProviderAgent, providerAgentId: string | null): Promise<string>;
  deleteAgent(providerAgentId: string): Promise<void>;
  listVoices(): Promise<ProviderVoice[]>;
  listNumbers(): Promise<ProviderNumber[]>;
  /** Numbers of another provider can be brought along. */
  canTakeNumbers: boolean;
  /** Has an agent answer a number, which is brought along if need be; the same again changes nothing. */
  takeNumber(taken: { number: string; nickname: string; providerAgentId: string }): Promise<void>;
  /** Forgets a number; it may be forgotten already. */
  dropNumber(number: string): Promise<void>;
  /** @throws CallRefused */
  createWebCall(call: OutgoingCall): Promise<WebCall>;
  /**
   * Has a phone ring, in one request that is never repeated.
   * @throws CallRefused nothing rings
   * @throws CallUnconfirmed nobody knows whether it does
   */
  createPhoneCall(call: OutgoingCall & { from: string; to: string }): Promise<ProviderCall>;
  /** Null when the provider knows no such call. */
  getCall(providerCallId: string): Promise<ProviderCall | null>;
  /** Looks for a call by our id. */
  findCall(callId: string): Promise<ProviderCall | null>;
  /** Ends a call that goes on; it may be over already. */
  stopCall(providerCallId: string): Promise<void>;
  /** Forgets a call with all that was said in it. */
  deleteCall(providerCallId: string): Promise<void>;
  /**
   * Checks signature and age of a webhook request and reads its event.
   * @throws VoiceSignatureRefused
   * @throws VoiceEventUnreadable
   */
  readEvent(rawBody: string, headers: Record<string, string | string[] | undefined>): Promise<VoiceEvent>;
}

/** The provider did not make the call, and will not. */
export class CallRefused extends Error {
  override name = 'CallRefused';

  constructor(
    readonly reason: 'unknown-agent' | 'unavailable' | 'rejected',
    options?: ErrorOptions,
  ) {
    super(`the provider does not make the call: ${reason}`, options);
  }
}

/** The request was made and its answer is not known. */
export class CallUnconfirmed extends Error {
  override name = 'CallUnconfirmed';
}

export class VoiceSignatureRefused extends Error {
  override name = 'VoiceSignatureRefused';
}

/** Signed by the provider, and nothing that we can read. */
export class VoiceEventUnreadable extends Error {
  override name = 'VoiceEventUnreadable';
}
