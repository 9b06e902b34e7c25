import type { Generated, JSONColumnType } from 'kysely';
import type { AppointmentStatus, CancelReason, Locale, OfferChannel, OfferOutcome, Priority, ResourceKind, WaitlistRemoveReason, WaitlistStatus } from '@intake/api/rules';
import type { NullableTimestamp, Row, Timestamp, Versioned } from '../columns.ts';

export interface VisitTypeTable extends Row, Versioned {
  name: string;
  modality_id: string | null;
  minutes: number;
  buffer_before_minutes: Generated<number>;
  buffer_after_minutes: Generated<number>;
  preparation: string | null;
  is_reserved: Generated<boolean>;
  is_retired: Generated<boolean>;
}

export interface ResourceTable extends Row, Versioned {
  location_id: string;
  name: string;
  kind: ResourceKind;
  is_retired: Generated<boolean>;
}

export interface WorkingHoursTable extends Row, Versioned {
  physician_id: string | null;
  resource_id: string | null;
  location_id: string;
  /** ISO 8601: 1 is Monday. */
  weekdays: number[];
  /** `HH:MM` by the clock on the wall. */
  from_time: string;
  until_time: string;
  /** Calendar days, ISO 8601. */
  valid_from: string | null;
  valid_until: string | null;
  /** None for every kind of visit. */
  visit_type_ids: Generated<string[]>;
}

export interface HoursExceptionTable extends Row, Versioned {
  physician_id: string | null;
  location_id: string | null;
  first_day: string;
  last_day: string;
  from_time: string | null;
  until_time: string | null;
  is_open: Generated<boolean>;
  reason: string;
}

export interface AppointmentTable extends Row, Versioned {
  status: AppointmentStatus;
  visit_type_id: string;
  patient_id: string | null;
  physician_id: string | null;
  resource_id: string | null;
  location_id: string;
  starts_at: Timestamp;
  ends_at: Timestamp;
  busy_from: Timestamp;
  busy_until: Timestamp;
  time_zone: string;
  /** The clock on the wall, without a zone. Read as text: the driver would take it for the machine's own time. */
  starts_local: string;
  is_overbooked: Generated<boolean>;
  overbook_reason: string | null;
  held_until: NullableTimestamp;
  held_by: string | null;
  fax_id: string | null;
  request_id: string | null;
  /** Who referred the patient when the visit was booked. */
  referrer_id: string | null;
  rescheduled_from: string | null;
  series_id: string | null;
  series_position: number | null;
  reason: string | null;
  note: string | null;
  confirmed_at: NullableTimestamp;
  confirmed_by: 'staff' | 'patient' | null;
  cancel_reason: CancelReason | 'rescheduled' | null;
  cancel_note: string | null;
  created_by: string | null;
  updated_by: string | null;
}

export interface AppointmentSeriesTable extends Row {
  /** RRULE of RFC 5545. */
  rule: string;
  visits: number;
  created_by: string | null;
  created_at: Timestamp;
}

export interface AppointmentEventTable extends Row {
  appointment_id: string;
  event: string;
  from_status: AppointmentStatus;
  to_status: AppointmentStatus;
  actor_id: string | null;
  actor_name: string;
  before: JSONColumnType<Record<string, unknown>, string, string>;
  appointment_version: number;
  /** Of what was done to several visits at once. */
  action_id: string | null;
  undone_at: NullableTimestamp;
  created_at: Timestamp;
}

export interface WaitlistEntryTable extends Row, Versioned {
  status: Generated<WaitlistStatus>;
  remove_reason: WaitlistRemoveReason | null;
  patient_id: string;
  visit_type_id: string;
  physician_id: string | null;
  location_id: string | null;
  /** ISO 8601: 1 is Monday; none for any. */
  weekdays: number[];
  /** `HH:MM` by the clock on the wall. */
  from_time: string | null;
  until_time: string | null;
  /** Calendar days, ISO 8601. */
  first_day: string | null;
  last_day: string | null;
  priority: Priority;
  notice_hours: number;
  travel_minutes: number | null;
  note: string | null;
  waiting_since: Timestamp;
  request_id: string | null;
  appointment_id: string | null;
  created_by: string | null;
  updated_by: string | null;
}

export interface WaitlistOfferTable extends Row, Versioned {
  entry_id: string;
  channel: OfferChannel;
  physician_id: string | null;
  resource_id: string | null;
  location_id: string;
  starts_at: Timestamp;
  expires_at: Timestamp;
  hold_id: string | null;
  outcome: OfferOutcome | null;
  note: string | null;
  appointment_id: string | null;
  answered_at: NullableTimestamp;
  created_by: string | null;
  updated_by: string | null;
}

export interface CalendarFeedTable extends Row, Versioned {
  physician_id: string | null;
  location_id: string | null;
  name: string;
  has_initials: Generated<boolean>;
  language: Locale;
  /** SHA-256 in hexadecimal. */
  token_hash: string;
  last_read_at: NullableTimestamp;
}
