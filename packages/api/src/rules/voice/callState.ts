import type { FlowCheck, HandOffReason, ProposalAction, Slot } from './flowWords.ts';
import type { IdentityFacts } from './identity.ts';
import type { Locale } from '../locales.ts';

/** What the server tells of the patient and the visit after it has identified the caller. */
export interface CallDetails {
  firstName: string;
  /** `YYYY-MM-DD` and `HH:MM` where the visit is. */
  date: string;
  time: string;
  service: string;
  location: string;
}

export interface Proposal {
  action: ProposalAction;
  /** What was asked for, without anything that proves who asked. */
  values: Partial<Record<Slot, string>>;
  /** The turn of the caller that it follows from. */
  turn: number;
}

export interface CallState {
  at: string;
  locale: Locale;
  clinic: { name: string; phone: string };
  status: 'live' | 'waiting' | 'handed-off' | 'ended';
  slots: Partial<Record<Slot, string>>;
  /** Where each slot was asked for, to go on from there after a correction. */
  askedAt: Partial<Record<Slot, string>>;
  /** Answers in a row that were none to the present question. */
  misses: number;
  silences: number;
  turns: number;
  identityMisses: number;
  /** Set by an answer of the server, by nothing else. */
  verified: boolean;
  details: CallDetails | null;
  waitingFor: FlowCheck | null;
  proposals: readonly Proposal[];
  /** What was last said, to say it again. */
  lastSaid: string;
}

/** What the caller of the engine has to do, in this order. */
export type Effect =
  | { kind: 'say'; text: string }
  | { kind: 'check'; check: FlowCheck; facts: IdentityFacts }
  | { kind: 'propose'; proposal: Proposal }
  | { kind: 'hand-off'; reason: HandOffReason }
  | { kind: 'end' };

/** What the server answers. Whether somebody is unknown or was wrong, it does not say. */
export type Outcome =
  | { kind: 'identity'; matched: boolean }
  | { kind: 'next-appointment'; details: CallDetails | null }
  | { kind: 'voicemail' }
  | { kind: 'failed' };

export interface Step {
  state: CallState;
  effects: readonly Effect[];
}
