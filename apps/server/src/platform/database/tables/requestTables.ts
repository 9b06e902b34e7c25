import type { GeneratedAlways, Generated, JSONColumnType } from 'kysely';
import type { RequestFilters } from '@intake/api/contract';
import type { ClockKind, ClockStop, Priority, ReplyDoubt, ReplyState, RequestKind, RequestSource, RequestStatus, RequestView, TriageCategory, ChecklistItem, DeclineReason } from '@intake/api/rules';
import type { NullableTimestamp, Row, Timestamp, Versioned } from '../columns.ts';

export interface StatedColumns {
  familyName: string | null;
  givenName: string | null;
  birthDate: string | null;
  healthNumber: string | null;
  versionCode: string | null;
  phone: string | null;
  email: string | null;
  address: string | null;
}

export interface RequestTable extends Row, Versioned {
  kind: RequestKind;
  reference: string;
  status: Generated<RequestStatus>;
  priority: Generated<Priority>;
  priority_rank: GeneratedAlways<number>;
  source: RequestSource;
  title: string | null;
  patient_id: string | null;
  physician_id: string | null;
  modality_id: string | null;
  location_id: string | null;
  category: TriageCategory | null;
  reason: string | null;
  note: string | null;
  missing: Generated<ChecklistItem[]>;
  requester: string | null;
  /** A calendar day, ISO 8601. */
  due_on: string | null;
  checklist: JSONColumnType<{ text: string; isDone: boolean }[], string | undefined, string>;
  stated: JSONColumnType<StatedColumns | null, string | null | undefined, string | null>;
  expected_wait_weeks: number | null;
  decline_reason: DeclineReason | null;
  redirected_to: string | null;
  redirected_physician_id: string | null;
  redirected_clinic_id: string | null;
  /** What a patient who checked in has arrived for. */
  appointment_id: string | null;
  assignee_id: string | null;
  claimed_by: string | null;
  claimed_until: NullableTimestamp;
  next_step: string | null;
  /** A calendar day, ISO 8601. */
  next_step_on: string | null;
  received_at: Timestamp;
  acknowledged_at: NullableTimestamp;
  decided_at: NullableTimestamp;
  closed_at: NullableTimestamp;
  /** Infinity, as the driver gives it, when no clock runs. */
  clock_at_risk_at: Timestamp;
  clock_due_at: Timestamp;
  created_by: string | null;
  updated_by: string | null;
}

export interface FaxReplyTable {
  organization_id: string;
  fax_id: string;
  token: string;
  letter_id: string | null;
  request_id: string | null;
  state: ReplyState;
  doubts: Generated<ReplyDoubt[]>;
  event_id: string | null;
  settled_by: string | null;
  settled_at: NullableTimestamp;
  created_at: Timestamp;
}

export interface RequestFaxTable {
  organization_id: string;
  request_id: string;
  fax_id: string;
  created_at: Timestamp;
}

export interface RequestClockTable extends Row {
  request_id: string;
  clock: ClockKind;
  stops: ClockStop[];
  started_at: Timestamp;
  at_risk_at: Timestamp;
  due_at: Timestamp;
  stopped_at: NullableTimestamp;
  stopped_by: ClockStop | 'withdrawn' | null;
}

export interface RequestNoteTable extends Row {
  request_id: string;
  author_id: string;
  body: string;
  mentions: Generated<string[]>;
  created_at: Timestamp;
}

export interface RequestMentionTable {
  organization_id: string;
  note_id: string;
  request_id: string;
  user_id: string;
  seen_at: NullableTimestamp;
}

export interface RequestLinkTable {
  organization_id: string;
  /** The smaller of the two ids. */
  request_id: string;
  other_id: string;
  created_at: Timestamp;
}

export interface RequestViewTable extends Row {
  user_id: string;
  kind: RequestKind;
  name: string;
  view: RequestView;
  filters: JSONColumnType<RequestFilters, string, string>;
  created_at: Timestamp;
}

export interface RequestViewerTable {
  organization_id: string;
  request_id: string;
  user_id: string;
  until: Timestamp;
}

export interface RequestDigestTable {
  organization_id: string;
  /** A calendar day, ISO 8601. */
  day: string;
  created_at: Timestamp;
}

export interface RequestEventTable extends Row {
  request_id: string;
  event: string;
  from_status: RequestStatus;
  to_status: RequestStatus;
  actor_id: string | null;
  actor_name: string;
  before: JSONColumnType<Record<string, unknown>, string, string>;
  request_version: number;
  letter_id: string | null;
  undone_at: NullableTimestamp;
  created_at: Timestamp;
}
