import type { AppointmentStatus, ConsentStatus, MessageBlock, MessageChannel, MessagePurpose } from '@intake/api/rules';
import { nextDaytime } from './quietHours.ts';

/** What the gate has to know, as it stands in the transaction that would hand the message over. */
export interface GateFacts {
  channel: MessageChannel;
  purpose: MessagePurpose;
  /** The organisation has switched the provider on, and our number is still the one it sends from; of e-mails the switch alone. */
  isProviderOn: boolean;
  optOut: 'stop' | 'wrong-number' | null;
  patientId: string | null;
  /** Whether the number or address stands in that patient's chart. */
  hasNumber: boolean;
  /** How many charts have the number. */
  owners: number;
  /** Null where no patient is known. */
  consent: ConsentStatus | null;
  /** When the number last wrote to us. */
  lastIncomingAt: Date | null;
  /** The visit that the message speaks of, and the version of it that it was written for. */
  visit: { status: AppointmentStatus; version: number; startsAt: Date; told: number } | 'none';
  /** It speaks of an offer that was answered, withdrawn or has run out. */
  isOfferOver: boolean;
  /** It asks for what a referral waited for, and that waits no more. */
  isRequestOver: boolean;
  expiresAt: Date | null;
  zones: readonly string[];
  quietReason: string | null;
  /** Files go with it, and the provider carries none from our number. */
  lacksMedia: boolean;
  /** There is enough left for it, or the organisation goes on without. */
  hasCredits: boolean;
}

export type GateDecision = { act: 'send' } | { act: 'block'; block: MessageBlock } | { act: 'hold'; until: Date };

/** Months after which somebody who wrote to us may not be answered any more: they have asked once. */
const inquiryDays = 182;

/** Whether a message may go out now. Each refusal has its code; night is no refusal but a time to wait for. */
export function decide(facts: GateFacts, now: Date): GateDecision {
  const block = blockOf(facts, now);
  if (block) return { act: 'block', block };
  if (facts.purpose === 'notice' || facts.quietReason || !keepsNight(facts)) return { act: 'send' };
  const until = nextDaytime(now, facts.zones);
  if (!until) return { act: 'block', block: 'zone-unknown' };
  if (until.getTime() === now.getTime()) return { act: 'send' };
  if (isOver(facts, until)) return { act: 'block', block: 'expired' };
  return { act: 'hold', until };
}

function blockOf(facts: GateFacts, now: Date): MessageBlock | null {
  if (!facts.isProviderOn) return 'provider-off';
  if (isOver(facts, now)) return 'expired';
  // It answers what the number has just said, whoever has it.
  if (facts.purpose === 'notice') return null;
  if (facts.optOut === 'wrong-number') return 'wrong-number';
  if (facts.optOut === 'stop') return 'opted-out';
  if (facts.patientId !== null && !facts.hasNumber) return 'number-changed';
  // Of several who share a number nobody knows who accepts.
  if ((facts.patientId === null || facts.purpose === 'waitlist-offer') && facts.owners > 1) return 'number-shared';
  if (facts.visit !== 'none' && !isAsTold(facts.visit, now)) return 'appointment-changed';
  if (facts.isOfferOver) return 'offer-ended';
  if (facts.isRequestOver) return 'referral-moved-on';
  if (!mayBeTexted(facts, now)) return 'no-consent';
  if (facts.lacksMedia) return 'no-media';
  if (facts.zones.length === 0 && keepsNight(facts)) return 'zone-unknown';
  return facts.hasCredits ? null : 'no-credits';
}

/** What a person writes by e-mail wakes nobody whom it is not meant to; what is sent by itself keeps to the day by any channel. */
const keepsNight = ({ channel, purpose }: GateFacts) => channel === 'sms' || purpose !== 'conversation';

const isOver = ({ expiresAt }: GateFacts, at: Date) => expiresAt !== null && expiresAt <= at;

const isAsTold = ({ status, version, startsAt, told }: Exclude<GateFacts['visit'], 'none'>, now: Date) =>
  (status === 'booked' || status === 'pending') && version === told && startsAt > now;

/** Whoever has written may be answered for half a year, also where nobody knows who it is, unless they took consent back. */
function mayBeTexted({ purpose, consent, lastIncomingAt }: GateFacts, now: Date): boolean {
  if (consent === 'given') return true;
  if (consent === 'withdrawn' || purpose !== 'conversation') return false;
  return lastIncomingAt !== null && now.getTime() - lastIncomingAt.getTime() < inquiryDays * 86_400_000;
}
