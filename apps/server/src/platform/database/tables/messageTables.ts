import type { Generated } from 'kysely';
import type { ConversationFlag, Locale, MessageBlock, MessageChannel, MessageDirection, MessagePurpose, MessageStatus, OptOutKind, OptOutSource, ReminderChannel, ReminderPurpose } from '@intake/api/rules';
import type { NullableTimestamp, Row, Timestamp, Versioned } from '../columns.ts';

export interface ConversationTable extends Row, Versioned {
  /** E.164; `email` for all e-mails. */
  ours: string;
  /** E.164, or an e-mail address in lower case. */
  theirs: string;
  patient_id: string | null | undefined;
  assignee_id: string | null | undefined;
  claimed_by: string | null | undefined;
  claimed_until: NullableTimestamp;
  snoozed_until: NullableTimestamp;
  closed_at: NullableTimestamp;
  labels: Generated<string[]>;
  flags: Generated<ConversationFlag[]>;
  last_at: Timestamp;
  last_text: string | null | undefined;
  last_direction: MessageDirection | null | undefined;
  last_status: MessageStatus | null | undefined;
  unread_count: Generated<number>;
  troubled_count: Generated<number>;
  terms_at: NullableTimestamp;
}

export interface MessageTable extends Row, Versioned {
  conversation_id: string;
  channel: Generated<MessageChannel>;
  direction: MessageDirection;
  status: MessageStatus;
  purpose: MessagePurpose;
  body: string;
  segments: number;
  media_count: Generated<number>;
  /** Of an e-mail that came from another address than its conversation's. */
  sender: string | null | undefined;
  reply_hash: Buffer | null | undefined;
  reply_until: NullableTimestamp;
  client_key: Generated<string>;
  provider_id: string | null | undefined;
  patient_id: string | null | undefined;
  locale: Locale | null | undefined;
  template_id: string | null | undefined;
  template_version: number | null | undefined;
  rule_id: string | null | undefined;
  appointment_id: string | null | undefined;
  appointment_version: number | null | undefined;
  waitlist_offer_id: string | null | undefined;
  request_id: string | null | undefined;
  not_before: NullableTimestamp;
  expires_at: NullableTimestamp;
  quiet_reason: string | null | undefined;
  attempt: Generated<number>;
  block: MessageBlock | null | undefined;
  failure_reason: string | null | undefined;
  at: Timestamp;
  sent_at: NullableTimestamp;
  delivered_at: NullableTimestamp;
  settled_by: string | null | undefined;
  settled_at: NullableTimestamp;
  author_id: string | null | undefined;
  author_name: string | null | undefined;
  search: Generated<string>;
}

export interface MessageFileTable extends Row {
  message_id: string;
  position: number;
  name: string;
  media_type: string;
  size: number;
  file_key: string;
  ticket_hash: Buffer | null | undefined;
  ticket_until: NullableTimestamp;
}

export interface OptOutTable extends Row {
  number: string;
  kind: OptOutKind;
  source: OptOutSource;
  wording: string | null;
  message_id: string | null;
  withdrawn_count: Generated<number>;
  actor_id: string | null;
  actor_name: string | null;
  at: Timestamp;
}

export interface ReminderRuleTable extends Row, Versioned {
  name: string;
  purpose: ReminderPurpose;
  template_key: string | null;
  channel: Generated<ReminderChannel>;
  hours_before: number;
  locale: Locale | null;
  visit_type_ids: string[];
  location_ids: string[];
  is_active: boolean;
}

export interface ConversationViewerTable {
  organization_id: string;
  conversation_id: string;
  user_id: string;
  until: Timestamp;
}
