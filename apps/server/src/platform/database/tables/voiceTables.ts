import type { Generated, JSONColumnType } from 'kysely';
import type { AgentContent, FailedScenario, ScenarioFields } from '@intake/api/contract';
import type {
  CallChannel, CallDirection, CallOutcome, CallPurpose, CallRefusal, CallState, CallStatus, ProposalAction, ProposalStatus, QueueKind, QueueStatus, RecordingConsent, Slot,
} from '@intake/api/rules/voice';
import type { Locale } from '@intake/api/rules';
import type { NullableTimestamp, Row, Timestamp, Versioned } from '../columns.ts';

export interface VoiceAgentTable extends Row, Versioned {
  name: string;
  published_version: Generated<number | null>;
  published_at: NullableTimestamp;
  provider_agent_id: Generated<string | null>;
  removed_at: NullableTimestamp;
}

/** Rows are added, and never changed. */
export interface VoiceAgentVersionTable {
  organization_id: string;
  agent_id: string;
  number: number;
  content: JSONColumnType<AgentContent, string, string>;
  created_by: string | null;
  created_at: Timestamp;
}

export interface VoiceNumberTable extends Row, Versioned {
  number: string;
  agent_id: Generated<string | null>;
}

export interface VoiceScenarioTable extends Row, Versioned {
  agent_id: string;
  name: string;
  fields: JSONColumnType<ScenarioFields, string, string>;
}

export interface VoiceSuiteRunTable extends Row {
  agent_id: string;
  agent_version: number;
  tasks_passed: number;
  tasks_of: number;
  safety_passed: number;
  safety_of: number;
  milliseconds: number;
  /** Runs of before do not say in which turns it was that something was said which never is. */
  failed: JSONColumnType<(Omit<FailedScenario, 'neverSaid'> & Partial<FailedScenario>)[], string, string>;
  created_by: string | null;
  created_at: Timestamp;
}

export interface VoiceCallTable extends Row, Versioned {
  agent_id: string;
  agent_version: number;
  channel: CallChannel;
  direction: CallDirection;
  purpose: CallPurpose;
  status: CallStatus;
  outcome: CallOutcome | null;
  refusal: CallRefusal | null;
  provider_call_id: string | null;
  client_key: string | null;
  patient_id: string | null;
  is_identified: Generated<boolean>;
  appointment_id: string | null;
  appointment_version: number | null;
  from_number: string | null;
  to_number: string | null;
  locale: Locale;
  state: JSONColumnType<StoredCall | null, string | null | undefined, string | null>;
  seed: number | null;
  placed_by: string | null;
  override_reason: string | null;
  recording_consent: Generated<RecordingConsent>;
  recording_key: Generated<string | null>;
  started_at: NullableTimestamp;
  ended_at: NullableTimestamp;
  end_reason: Generated<string | null>;
  transferred_to: Generated<string | null>;
  /** The pool reads numerics as text. */
  cost_cents: Generated<string | number | null>;
  turns: Generated<number>;
}

/** Where a call is, so that it goes on where it was when the line comes back. */
export interface StoredCall {
  /** Null until the caller has answered whether the call may be recorded. */
  engine: CallState | null;
  /** Of the caller's turns, by the provider's count: one that comes twice is answered once. */
  answeredId: number;
  /** What was last answered, to be said again to who asks twice. */
  lastAnswer: string;
  /** How many turns of the provider's transcript are kept already. */
  heard: number;
}

export interface VoiceTurnTable {
  organization_id: string;
  call_id: string;
  number: number;
  who: 'caller' | 'agent';
  by: 'voice' | 'text' | 'key' | null;
  text: string;
  raw_text: string | null;
  at: string;
  is_interrupted: Generated<boolean>;
  document: string;
  created_at: Timestamp;
}

export interface VoiceProposalTable extends Row, Versioned {
  call_id: string;
  action: ProposalAction;
  wanted: JSONColumnType<Partial<Record<Slot, string>>, string, string>;
  turn: number;
  status: Generated<ProposalStatus>;
  patient_id: string | null;
  appointment_id: string | null;
  appointment_version: number | null;
  note: Generated<string | null>;
  decided_by: Generated<string | null>;
  decided_at: NullableTimestamp;
}

export interface VoiceQueueTable extends Row, Versioned {
  agent_id: string;
  kind: QueueKind;
  status: Generated<QueueStatus>;
  refusal: Generated<CallRefusal | null>;
  patient_id: string;
  appointment_id: string | null;
  appointment_version: number | null;
  to_number: string;
  not_before: Timestamp;
  expires_at: NullableTimestamp;
  attempts: Generated<number>;
  call_id: Generated<string | null>;
  created_by: string | null;
}

/** Rows are added, and never changed. */
export interface VoiceRecordingConsentTable {
  organization_id: string;
  call_id: string;
  is_given: boolean;
  wording: string;
  locale: Locale;
  created_at: Timestamp;
}

export interface VoicePolicyTable extends Versioned {
  organization_id: string;
  is_paused: Generated<boolean>;
  /** `HH:MM` by the clock on the wall. */
  weekday_from: Generated<string>;
  weekday_until: Generated<string>;
  weekend_from: Generated<string>;
  weekend_until: Generated<string>;
  per_day: Generated<number>;
  per_patient_per_day: Generated<number>;
  at_once: Generated<number>;
  raw_days: Generated<number>;
  transcript_days: Generated<number>;
}
